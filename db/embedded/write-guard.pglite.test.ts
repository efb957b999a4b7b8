import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { newTestDatabase } from "#test/database/test-database.ts";
import { addUser } from "#test/database/users.ts";
import { until } from "#test/until.ts";
import type { OpenOptions } from "../database.server.ts";
import { openDatabase } from "../open-database.server.ts";
import { outageIn } from "../outage.ts";
import { clients } from "../schema.ts";
import { enoughFree, minFree } from "./disk-space.server.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };

/** A database on a disk with a simulated number of free bytes. */
async function onDiskWith(free: number) {
  const disk = { free };
  const logged: string[] = [];
  const write = (...line: unknown[]) => void logged.push(String(line.at(-1)));
  const log = { error: write, warn: write } as unknown as OpenOptions["log"];
  const db = await openDatabase(await newTestDatabase(), { log, measureSpace: () => disk.free });
  onTestFinished(() => db.close());
  const setFree = async (next: number) => {
    disk.free = next;
    await until(() => db.outage() === (next < minFree ? "storage_full" : null));
  };
  return { db, logged, disk, setFree };
}

test("on a full disk every write is refused and every read works, until there is space again", async () => {
  const { db, logged, setFree } = await onDiskWith(enoughFree);
  await addUser(db.asOwner, anna);
  await db.asClient(anna.id, (tx) => tx.insert(clients).values(anna));

  await setFree(minFree - 1);
  const writes = [
    () => db.asOwner.insert(clients).values({ ...anna, id: "bruno" }),
    () => db.asOwner.update(clients).set({ lastSeq: 1 }),
    () => db.asOwner.delete(clients),
    () => db.asOwner.execute("truncate clients cascade"),
    () => db.asOwner.execute("create table more (n integer)"),
    () => db.asClient(anna.id, (tx) => tx.update(clients).set({ lastSeq: 1 })),
    () => db.asOwner.transaction((tx) => tx.delete(clients)),
  ];
  for (const write of writes)
    expect(outageIn(await write().catch((error: unknown) => error))?.kind).toBe("storage_full");
  expect(await db.asClient(anna.id, (tx) => tx.select().from(clients))).toMatchObject([
    { ...anna, lastSeq: 0 },
  ]);
  await db.ping();

  await setFree(enoughFree);
  await db.asClient(anna.id, (tx) => tx.update(clients).set({ lastSeq: 2 }));
  expect(await db.asOwner.select().from(clients)).toMatchObject([{ lastSeq: 2 }]);
  expect(logged).toEqual([
    "the disk is full: writes are refused",
    "the disk has room again: writes are accepted",
  ]);
});

test("a read-write transaction may write on a full disk", async () => {
  const { db, setFree } = await onDiskWith(enoughFree);
  await addUser(db.asOwner, anna);
  await db.asOwner.insert(clients).values(anna);
  await setFree(0);
  await db.asOwner.transaction((tx) => tx.delete(clients).where(eq(clients.id, anna.id)), {
    accessMode: "read write",
  });
  expect(await db.asOwner.select().from(clients)).toEqual([]);
});

test("a little more space is not enough, so the state does not flap", async () => {
  const { db, logged, disk, setFree } = await onDiskWith(enoughFree);
  await setFree(minFree - 1);
  disk.free = enoughFree - 1;
  // Longer than a measurement is valid.
  const end = performance.now() + 200;
  await until(async () => {
    await db.ping();
    return performance.now() > end;
  });
  expect(db.outage()).toBe("storage_full");
  expect(logged).toHaveLength(1);
});

test("a database that is up to date opens on a full disk", async () => {
  const target = await newTestDatabase();
  await (await openDatabase(target)).close();
  const db = await openDatabase(target, { measureSpace: () => 0 });
  onTestFinished(() => db.close());
  expect(await db.asOwner.select().from(clients)).toEqual([]);
  expect(db.outage()).toBe("storage_full");
});
