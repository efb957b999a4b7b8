import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { startSwallowingProxy } from "#test/database/swallowing-proxy.ts";
import { newTestDatabase } from "#test/database/test-database.ts";
import { addUser } from "#test/database/users.ts";
import { until } from "#test/until.ts";
import type { OpenOptions } from "../database.server.ts";
import { type Database, openDatabase } from "../open-database.server.ts";
import { Outage, outageIn } from "../outage.ts";
import { clients } from "../schema.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };
/** A database behind a proxy that can swallow all traffic, and its log lines. */
async function behindNetwork() {
  const target = await newTestDatabase();
  if (!("url" in target)) throw new Error("This test needs PostgreSQL.");
  const network = await startSwallowingProxy(new URL(target.url));
  const logged: string[] = [];
  const write = (...line: unknown[]) => void logged.push(String(line.at(-1)));
  const log = { error: write, warn: write } as unknown as OpenOptions["log"];
  const db = await openDatabase({ url: network.url }, { log });
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await db.close();
    isClosed = true;
  };
  onTestFinished(close);
  return { db, network, logged, close, direct: target.url };
}

const outageOf = (work: Promise<unknown>) =>
  work.then(
    () => "no outage",
    (error: unknown) => outageIn(error)?.kind ?? String(error),
  );

const untilReachable = (db: Database) =>
  until(() =>
    db.asOwner.execute(sql`select 1`).then(
      () => true,
      () => false,
    ),
  );

test("while the network swallows everything, every query fails instead of hanging, and works again afterwards", async () => {
  const { db, network, logged } = await behindNetwork();
  await addUser(db.asOwner, anna);
  await db.asClient(anna.id, (tx) => tx.insert(clients).values(anna));

  let resume = () => {};
  const isSwallowing = new Promise<void>((resolve) => {
    resume = resolve;
  });
  let open = 0;
  // More than the pool has connections, so that some wait for one.
  const pending = Array.from({ length: 25 }, (_, n) =>
    outageOf(
      db.asClient(`client ${n}`, async (tx) => {
        await tx.select().from(clients);
        open++;
        await isSwallowing;
        await tx.update(clients).set({ lastSeq: 1 });
      }),
    ),
  );
  await until(() => open === 10);
  network.become("swallowing");
  resume();
  expect(await Promise.all(pending)).toEqual(pending.map(() => "unavailable"));

  expect(db.outage()).toBe("unavailable");
  await expect(db.ping()).rejects.toThrow(Outage);
  for (let attempt = 0; attempt < 50; attempt++)
    expect(await outageOf(db.asOwner.select().from(clients))).toBe("unavailable");

  network.become("open");
  await untilReachable(db);
  await until(() => db.outage() === null);
  await db.ping();
  await db.asClient(anna.id, (tx) => tx.update(clients).set({ lastSeq: 2 }));
  expect(logged.filter((line) => line === "the database does not answer")).toHaveLength(1);
  expect(logged.filter((line) => line === "the database answers again")).toHaveLength(1);
});

test("connections that die one by one are dropped, and their locks are released", async () => {
  const { db, network, logged } = await behindNetwork();
  await addUser(db.asOwner, anna);
  await db.asClient(anna.id, (tx) => tx.insert(clients).values(anna));
  let resume = () => {};
  const isDead = new Promise<void>((resolve) => {
    resume = resolve;
  });
  for (let n = 0; n < 3; n++) await addUser(db.asOwner, { id: `bruno ${n}`, email: `bruno ${n}` });
  let open = 0;
  const pending = Array.from({ length: 3 }, (_, n) =>
    outageOf(
      db.asOwner.transaction(async (tx) => {
        await tx.insert(clients).values({ ...anna, id: `bruno ${n}` });
        if (n === 0) await tx.update(clients).set({ lastSeq: 5 }).where(sql`id = 'anna'`);
        open++;
        await isDead;
        await tx.select().from(clients);
      }),
    ),
  );
  await until(() => open === 3);
  network.become("swallowing existing connections");
  resume();
  expect(await Promise.all(pending)).toEqual(pending.map(() => "unavailable"));

  // Twice as many as the pool has connections: none of them is dead.
  for (let attempt = 0; attempt < 20; attempt++) await db.asOwner.execute(sql`select 1`);
  await until(() =>
    db
      .asClient(anna.id, (tx) => tx.update(clients).set({ lastSeq: 6 }))
      .then(
        () => true,
        () => false,
      ),
  );
  expect(logged.filter((line) => line === "statements fail for want of the database")).toHaveLength(1);
  expect(logged).not.toContain("the database does not answer");
});

test("a transaction that cannot begin does not leak a connection", async () => {
  const { db, network } = await behindNetwork();
  for (let round = 0; round < 3; round++) {
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        db.asClient(`client ${n}`, (tx) => tx.execute(sql`select pg_sleep(0.05)`)),
      ),
    );
    network.become("swallowing existing connections");
    const transactions = Array.from({ length: 10 }, () =>
      outageOf(db.asClient(anna.id, (tx) => tx.select().from(clients))),
    );
    expect(await Promise.all(transactions)).toEqual(transactions.map(() => "unavailable"));
  }
  await Promise.all(
    Array.from({ length: 30 }, (_, n) => db.asClient(`client ${n}`, (tx) => tx.execute(sql`select 1`))),
  );
});

test("a long statement does not count as lost", async () => {
  const { db, logged } = await behindNetwork();
  await db.asOwner.execute(sql`select pg_sleep(4)`);
  expect(logged).toEqual([]);
});

test("statements that wait for a locked table fail while it is locked, and leave their connections to others", async () => {
  const { db, direct } = await behindNetwork();
  await addUser(db.asOwner, anna);
  await db.asClient(anna.id, (tx) => tx.insert(clients).values(anna));
  const operator = new pg.Client({ connectionString: direct });
  await operator.connect();
  try {
    await operator.query("begin; lock table clients in access exclusive mode");
    // As many as the pool has connections.
    const waiting = Array.from({ length: 10 }, () => outageOf(db.asOwner.select().from(clients)));
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => "unavailable"));
    await Promise.all(Array.from({ length: 20 }, () => db.asOwner.execute(sql`select 1`)));
    await operator.query("commit");
  } finally {
    await operator.end();
  }
  expect(await db.asOwner.select().from(clients)).toHaveLength(1);
});

test("a listener is notified that it may have missed notifications, and receives later ones", async () => {
  const { db, network, logged } = await behindNetwork();
  const received: (string | null)[] = [];
  await db.listen("conversation", (payload) => received.push(payload));
  network.become("swallowing");
  await until(() => db.outage() === "unavailable");
  network.become("open");
  await until(() => received.includes(null));
  await untilReachable(db);
  await db.asOwner.execute(sql`select pg_notify('conversation', 'again')`);
  await until(() => received.includes("again"));

  network.become("swallowing existing connections");
  await until(() => received.filter((each) => each === null).length === 2);
  expect(logged.filter((line) => line === "the database does not answer")).toHaveLength(1);
});

test("opening and closing a hanging database do not hang", async () => {
  const { db, network, close } = await behindNetwork();
  network.become("swallowing");
  const pending = outageOf(db.asOwner.execute(sql`select 1`));
  await close();
  expect(await pending).toBe("unavailable");
  await expect(openDatabase({ url: network.url })).rejects.toThrow("does not answer in time");
});
