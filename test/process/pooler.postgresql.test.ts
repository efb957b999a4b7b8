import { expect, onTestFinished, test } from "vitest";
import { migratePostgreSQL } from "#db/postgresql/postgresql.server.ts";
import { startPgBouncer } from "../database/pgbouncer.ts";
import { readAsAdmin } from "../database/postgresql-cluster.ts";
import { runRoles } from "../database/run-roles.ts";
import { separateRoles } from "../database/separate-roles.ts";
import { newTestDatabase } from "../database/test-database.ts";
import { startAndFail } from "../server/running-server.ts";
import { startTestServer } from "../server/server-under-test.ts";
import { twoNodes } from "../server/two-nodes.ts";
import { until } from "../until.ts";

const AUTH_SECRET = "x".repeat(32);

async function poolerBefore(url: string) {
  const pooler = await startPgBouncer(url);
  onTestFinished(pooler.stop);
  return pooler;
}

async function database(): Promise<string> {
  const target = await newTestDatabase("blank");
  if (!("url" in target)) throw new Error("Poolers are those of PostgreSQL.");
  return target.url;
}

test("behind PgBouncer in transaction mode messages are stored, and wake the readers of other nodes, also after its restart", async () => {
  const url = await database();
  const pooler = await poolerBefore(url);
  const { writing, anna, reader, seen } = await twoNodes({
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: url,
    AUTH_SECRET,
  });
  expect(writing.output()).not.toContain("pooler");
  await anna.onboard();
  await until(() => seen.includes("non"));
  expect((await reader.conversation()).map(({ seq }) => seq)).toEqual(
    Array.from({ length: 15 }, (_, i) => i + 1),
  );

  await pooler.restart();
  await until(async () => (await anna.say("après")).status === 201);
  await until(() => seen.includes("après"));
  await until(async () => (await reader.fetch("/readyz")).status === 200);

  pooler.signal("SIGSTOP");
  expect((await reader.fetch("/readyz")).status).toBe(503);
  pooler.signal("SIGCONT");
  await until(async () => (await reader.fetch("/readyz")).status === 200);
  expect((await anna.say("encore")).status).toBe(201);
  await until(() => seen.includes("encore"));
});

test("nodes that start together through the pooler migrate once, and hold nothing of it", async () => {
  const url = await database();
  const pooler = await poolerBefore(url);
  const nodes = await Promise.all(
    Array.from({ length: 3 }, () => startTestServer({ DATABASE_URL: pooler.url, AUTH_SECRET })),
  );
  for (const node of nodes) expect((await fetch(`${node.url}/readyz`)).status).toBe(200);
  // The other databases of the server are those of other tests; what a node claims at night it holds for one transaction.
  const locks = `select count(*)::int from pg_locks l join pg_database d on d.oid = l.database
    where l.locktype = 'advisory' and d.datname = current_database()`;
  await until(async () => (await readAsAdmin(url, locks)) === 0);
  expect(
    await readAsAdmin(
      url,
      "select max(times)::int from (select count(*) as times from migrations group by name) t",
    ),
  ).toBe(1);
});

test("without DATABASE_DIRECT_URL the start warns, and other nodes see what is stored a little later", async () => {
  const pooler = await poolerBefore(await database());
  const { writing, anna, seen } = await twoNodes({ DATABASE_URL: pooler.url, AUTH_SECRET });
  expect(writing.output()).toContain("Warning: DATABASE_URL: leads to a connection pooler");
  await anna.onboard();
  await until(() => seen.includes("non"));
});

test("a DATABASE_DIRECT_URL that leads through a pooler too is told at the start", async () => {
  const pooler = await poolerBefore(await database());
  const settings = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: pooler.url, AUTH_SECRET };
  const { writing, anna, seen } = await twoNodes(settings);
  expect(writing.output()).toContain("Warning: DATABASE_DIRECT_URL: leads to a connection pooler too");
  await anna.onboard();
  await until(() => seen.includes("non"));
});

test("the user that runs the product and owns nothing works through the pooler as roles.sql sets it up", async () => {
  const roles = await separateRoles();
  await migratePostgreSQL(roles.owner);
  const pooler = await poolerBefore(roles.app);
  const settings = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: roles.app, AUTH_SECRET };
  expect(await startAndFail(settings)).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^DATABASE_URL: its user \w+ begins as \w+ behind the pooler[^\n]+roles\.sql[^\n]+\n$/,
    ),
  });
  runRoles(roles.admin, roles.names, { settings: ["pooler=yes"] });
  await pooler.restart();
  const { anna, seen } = await twoNodes(settings);
  await anna.onboard();
  await until(() => seen.includes("non"));
});

test("DATABASE_DIRECT_URL alone is refused", async () => {
  const { code, output } = await startAndFail({ DATABASE_DIRECT_URL: "postgres://127.0.0.1/matinal" });
  expect([code, output]).toEqual([1, expect.stringMatching(/^DATABASE_DIRECT_URL: [^\n]+\n$/)]);
});
