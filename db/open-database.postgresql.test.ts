import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { newTestDatabase } from "#test/database/test-database.ts";
import { addUser } from "#test/database/users.ts";
import { until } from "#test/until.ts";
import { type Database, openDatabase } from "./open-database.server.ts";
import { clients } from "./schema.ts";

/** The URL of a blank database. These tests need a server that several processes and users share. */
async function urlOfNewDatabase(): Promise<string> {
  const target = await newTestDatabase("blank");
  if (!("url" in target)) throw new Error("This test needs PostgreSQL.");
  return target.url;
}

async function open(url: string): Promise<Database> {
  const db = await openDatabase({ url });
  onTestFinished(() => db.close());
  return db;
}

test("eight processes that start at once apply each migration once", async () => {
  const url = await urlOfNewDatabase();
  const [db] = await Promise.all([open(url), ...Array.from({ length: 7 }, () => open(url))]);
  const { rows } = (await db.asOwner.execute(
    sql`select name, count(*)::int as times from migrations group by name`,
  )) as unknown as { rows: { name: string; times: number }[] };
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ times }) => times === 1)).toBe(true);
});

test("an ordinary user can own the database when it was granted the client role", async () => {
  const url = new URL(await urlOfNewDatabase());
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  const name = `ordinary_${url.pathname.slice(1)}`;
  await admin.query(`create role ${name} login`);
  await admin.query(
    "do $$ begin create role matinal_client nologin; exception when duplicate_object then null; end $$",
  );
  await admin.query(`grant matinal_client to ${name}`);
  await admin.query(`alter database ${url.pathname.slice(1)} owner to ${name}`);
  await admin.query(`grant all on schema public to ${name}`);
  onTestFinished(async () => {
    await admin.query(`drop owned by ${name} cascade`);
    await admin.query(`alter database ${url.pathname.slice(1)} owner to current_user`);
    await admin.query(`drop role ${name}`);
    await admin.end();
  });

  url.username = name;
  const db = await open(url.href);
  const anna = { id: "anna", email: "anna@exemple.fr" };
  await addUser(db.asOwner, anna);
  await db.asClient(anna.id, (tx) => tx.insert(clients).values(anna));
  expect(await db.asClient("bruno", (tx) => tx.select().from(clients))).toEqual([]);
});

test("a listener whose connection is cut reconnects and reports that notifications may be missing", async () => {
  const db = await open(await urlOfNewDatabase());
  const received: (string | null)[] = [];
  await db.listen("conversation", (payload) => received.push(payload));
  await until(async () => {
    const { rows } = (await db.asOwner.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and (query like 'listen %' or query = 'select 1')`,
    )) as unknown as { rows: unknown[] };
    return rows.length > 0;
  });
  await expect.poll(() => received).toEqual([null]);

  await db.asOwner.execute(sql`select pg_notify('conversation', 'again')`);
  await expect.poll(() => received).toEqual([null, "again"]);
});

test("a connection that is cut inside a transaction fails only that transaction", async () => {
  const db = await open(await urlOfNewDatabase());
  const cut = db.asOwner.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
  await expect(cut).rejects.toThrow();
  await expect.poll(() => db.ping().then(() => "answers")).toBe("answers");
});

test("opening an unreachable server fails instead of hanging", async () => {
  await expect(openDatabase({ url: "postgresql://nobody@127.0.0.1:9/none" })).rejects.toThrow();
});
