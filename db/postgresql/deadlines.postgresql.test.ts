import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { startSwallowingProxy } from "../../test/database/swallowing-proxy.ts";
import { newTestDatabase } from "../../test/database/test-database.ts";
import { addUser } from "../../test/database/users.ts";
import type { OpenOptions } from "../database.ts";
import { type Database, openDatabase } from "../open-database.server.ts";
import { Outage, outageIn } from "../outage.ts";
import { clients } from "../schema.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };
const waits = { timeout: 15_000 };

/** A database behind a network that can lose everything, and what it tells the log. */
async function behindNetwork() {
  const target = await newTestDatabase();
  if (!("url" in target)) throw new Error("This test needs PostgreSQL.");
  const network = await startSwallowingProxy(new URL(target.url));
  const told: string[] = [];
  const tell = (...said: unknown[]) => void told.push(String(said.at(-1)));
  const log = { error: tell, warn: tell } as unknown as OpenOptions["log"];
  const db = await openDatabase({ url: network.url }, { log });
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await db.close();
    isClosed = true;
  };
  onTestFinished(close);
  return { db, network, told, close, direct: target.url };
}

const outageOf = (work: Promise<unknown>) =>
  work.then(
    () => "no outage",
    (error: unknown) => outageIn(error)?.kind ?? String(error),
  );

const answers = (db: Database) =>
  vi.waitUntil(
    () =>
      db.asOwner.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    waits,
  );

test("while nothing comes through, everything fails instead of hanging, and works again afterwards", async () => {
  const { db, network, told } = await behindNetwork();
  await addUser(db.asOwner, anna);
  await db.asClient(anna.id, (tx) => tx.insert(clients).values(anna));

  let goOn = () => {};
  const isSwallowing = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let holding = 0;
  // More than the pool has connections: some hold one, some wait for one.
  const underWay = Array.from({ length: 25 }, (_, n) =>
    outageOf(
      db.asClient(`client ${n}`, async (tx) => {
        await tx.select().from(clients);
        holding++;
        await isSwallowing;
        await tx.update(clients).set({ lastSeq: 1 });
      }),
    ),
  );
  await vi.waitUntil(() => holding === 10, waits);
  network.become("swallowing");
  goOn();
  expect(await Promise.all(underWay)).toEqual(underWay.map(() => "unavailable"));

  expect(db.outage()).toBe("unavailable");
  await expect(db.ping()).rejects.toThrow(Outage);
  for (let attempt = 0; attempt < 50; attempt++)
    expect(await outageOf(db.asOwner.select().from(clients))).toBe("unavailable");

  network.become("open");
  await answers(db);
  await vi.waitUntil(() => db.outage() === null, waits);
  await db.ping();
  await db.asClient(anna.id, (tx) => tx.update(clients).set({ lastSeq: 2 }));
  expect(told.filter((line) => line === "the database does not answer")).toHaveLength(1);
  expect(told.filter((line) => line === "the database answers again")).toHaveLength(1);
});

test("connections that died one by one are given up, and what they locked is free again", async () => {
  const { db, network, told } = await behindNetwork();
  await addUser(db.asOwner, anna);
  await db.asClient(anna.id, (tx) => tx.insert(clients).values(anna));
  let goOn = () => {};
  const isDead = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  for (let n = 0; n < 3; n++) await addUser(db.asOwner, { id: `bruno ${n}`, email: `bruno ${n}` });
  let holding = 0;
  const underWay = Array.from({ length: 3 }, (_, n) =>
    outageOf(
      db.asOwner.transaction(async (tx) => {
        await tx.insert(clients).values({ ...anna, id: `bruno ${n}` });
        if (n === 0) await tx.update(clients).set({ lastSeq: 5 }).where(sql`id = 'anna'`);
        holding++;
        await isDead;
        await tx.select().from(clients);
      }),
    ),
  );
  await vi.waitUntil(() => holding === 3, waits);
  network.become("swallowing existing connections");
  goOn();
  expect(await Promise.all(underWay)).toEqual(underWay.map(() => "unavailable"));

  // Twenty more than the pool has connections: not one of them is a dead one.
  for (let attempt = 0; attempt < 20; attempt++) await db.asOwner.execute(sql`select 1`);
  await vi.waitUntil(
    () =>
      db
        .asClient(anna.id, (tx) => tx.update(clients).set({ lastSeq: 6 }))
        .then(
          () => true,
          () => false,
        ),
    waits,
  );
  expect(told.filter((line) => line === "statements fail for want of the database")).toHaveLength(1);
  expect(told).not.toContain("the database does not answer");
});

test("a transaction that cannot begin costs the pool no connection", async () => {
  const { db, network } = await behindNetwork();
  for (let round = 0; round < 3; round++) {
    await Promise.all(Array.from({ length: 10 }, () => db.asOwner.execute(sql`select pg_sleep(0.05)`)));
    network.become("swallowing existing connections");
    const begun = Array.from({ length: 10 }, () =>
      outageOf(db.asClient(anna.id, (tx) => tx.select().from(clients))),
    );
    expect(await Promise.all(begun)).toEqual(begun.map(() => "unavailable"));
  }
  await Promise.all(Array.from({ length: 30 }, () => db.asOwner.execute(sql`select 1`)));
});

test("a statement that takes long, or waits for a lock, is not taken for one that is lost", async () => {
  const { db, told } = await behindNetwork();
  await db.asOwner.execute(sql`select pg_sleep(4)`);
  const holder = db.asOwner.transaction((tx) =>
    tx.execute(sql`select pg_advisory_xact_lock(1), pg_sleep(4)`),
  );
  await vi.waitUntil(async () => {
    const { rows } = (await db.asOwner.execute(
      sql`select 1 from pg_locks where locktype = 'advisory' and granted`,
    )) as unknown as { rows: unknown[] };
    return rows.length > 0;
  });
  await db.asOwner.transaction((tx) => tx.execute(sql`select pg_advisory_xact_lock(1)`));
  await holder;
  expect(told).toEqual([]);
});

test("a listener is told to look again after the network was away, and hears what comes then", async () => {
  const { db, network, told } = await behindNetwork();
  const heard: (string | null)[] = [];
  await db.listen("conversation", (payload) => heard.push(payload));
  network.become("swallowing");
  await vi.waitUntil(() => db.outage() === "unavailable", waits);
  network.become("open");
  await vi.waitUntil(() => heard.includes(null), waits);
  await answers(db);
  await db.asOwner.execute(sql`select pg_notify('conversation', 'again')`);
  await vi.waitUntil(() => heard.includes("again"), waits);

  network.become("swallowing existing connections");
  await vi.waitUntil(() => heard.filter((each) => each === null).length === 2, waits);
  expect(told.filter((line) => line === "the database does not answer")).toHaveLength(1);
});

test("a database that hangs ends neither an opening nor a closing with a hang", async () => {
  const { db, network, close } = await behindNetwork();
  network.become("swallowing");
  const underWay = outageOf(db.asOwner.execute(sql`select 1`));
  await close();
  expect(await underWay).toBe("unavailable");
  await expect(openDatabase({ url: network.url })).rejects.toThrow("does not answer in time");
});
