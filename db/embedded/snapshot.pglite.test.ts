import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { newTestDatabase } from "#test/database/test-database.ts";
import { until } from "#test/until.ts";
import { backUpEmbedded } from "../backup/back-up-embedded.server.ts";
import { restoreEmbedded } from "../backup/restore-embedded.server.ts";
import { openDatabase } from "../open-database.server.ts";
import { lockFolder, openDurablePGlite, restoringFolder } from "./durable-pglite.server.ts";
import { withServedSnapshot } from "./served-snapshot.server.ts";
import { takeSnapshot } from "./snapshot.server.ts";

async function newFolder(): Promise<string> {
  const target = await newTestDatabase();
  if (!("folder" in target)) throw new Error("This test needs the embedded database.");
  return target.folder;
}

const snapshotsIn = (folder: string) => readdirSync(join(folder, "snapshots"));

test("an open database gives snapshots to its own user, one at a time, and deletes them", async () => {
  const folder = await newFolder();
  // A process that was killed has left these.
  mkdirSync(join(folder, "snapshots/snapshot-old"), { recursive: true });
  writeFileSync(join(folder, "snapshot.sock"), "");
  const db = await openDatabase({ folder });
  let isOpen = true;
  onTestFinished(async () => {
    if (isOpen) await db.close();
  });
  expect(existsSync(join(folder, "snapshots"))).toBe(false);
  expect(statSync(join(folder, "snapshot.sock")).mode & 0o777).toBe(0o600);

  await withServedSnapshot(folder, async (snapshot, confirm) => {
    expect(statSync(snapshot).mode & 0o777).toBe(0o700);
    await expect(withServedSnapshot(folder, async () => {})).rejects.toThrow(/^Another backup of /);
    // The database goes on meanwhile.
    await db.ping();
    expect(snapshotsIn(folder)).toHaveLength(1);
    await confirm();
    await confirm();
  });
  await until(() => snapshotsIn(folder).length === 0);

  // A process that is killed while it waits for its snapshot.
  const impatient = connect(join(folder, "snapshot.sock"));
  await once(impatient, "connect");
  impatient.destroy();
  const isServed = () => withServedSnapshot(folder, async () => true).catch(() => false);
  await until(isServed);
  await until(() => snapshotsIn(folder).length === 0);

  const file = join(dirname(folder), "never.backup");
  // Of a process that stops meanwhile, nothing that was read is trusted.
  const interrupted = withServedSnapshot(folder, async (snapshot, confirm) => {
    await db.close();
    isOpen = false;
    await expect(confirm()).rejects.toThrow(/ended during the backup\. Try again\.$/);
    return statSync(join(snapshot, "pglite"));
  });
  await expect(interrupted).rejects.toThrow(/ended during the backup\. Try again\.$/);
  expect(snapshotsIn(folder)).toEqual([]);

  // A process that holds the database without a socket, as a backup of the stopped product does.
  const lock = lockFolder(folder);
  await expect(backUpEmbedded(dirname(folder), { file, overwrite: false })).rejects.toThrow(
    /^[^\n]* is in use by a process that makes no backups\. Stop it, then try again\.$/,
  );
  lock.close();
  expect(existsSync(file)).toBe(false);
});

test("no query runs during the copy, so that no file of it changes", async () => {
  const folder = await newFolder();
  const pglite = await openDurablePGlite(folder);
  onTestFinished(() => pglite.close());
  const events: string[] = [];
  await Promise.all([
    takeSnapshot(pglite, folder).then(() => events.push("copied")),
    pglite.query("create table late ()").then(() => events.push("answered")),
  ]);
  expect(events).toEqual(["copied", "answered"]);
});

test("a path that is too long for a socket costs the backup of the running product, and nothing else", async () => {
  const dataDir = join(dirname(await newFolder()), "d".repeat(100));
  cpSync(join(dirname(dataDir), "database"), join(dataDir, "database"), { recursive: true });
  const log = { warn: vi.fn(), error: vi.fn() };
  const db = await openDatabase({ folder: join(dataDir, "database") }, { log });
  onTestFinished(() => db.close());
  expect(log.warn).toHaveBeenCalledOnce();
  const file = join(dataDir, "a.backup");
  await expect(backUpEmbedded(dataDir, { file, overwrite: false })).rejects.toThrow(/makes no backups/);
});

test("an unfinished restore keeps the product from starting, until it is run again", async () => {
  const folder = await newFolder();
  const file = await backedUp(folder);
  const dataDir = mkdtempSync(join(tmpdir(), "matinal-restored-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const restored = join(dataDir, "database");

  // What a restore that was killed leaves, and the secret that a start creates before it is refused.
  mkdirSync(join(restoringFolder(restored), "pglite/base"), { recursive: true });
  writeFileSync(join(dataDir, "auth-secret"), "another");
  await expect(openDurablePGlite(restored)).rejects.toThrow(
    /^A restore of [^\n]* run the same restore again\.$/,
  );

  const lock = lockFolder(restoringFolder(restored));
  await expect(restoreEmbedded(file, dataDir)).rejects.toThrow(/in use/);
  lock.close();
  await restoreEmbedded(file, dataDir);
  expect(readdirSync(dataDir)).toEqual(["database"]);
  // The backup was made before the first migration.
  await (await openDatabase({ folder: restored })).close();

  // Nothing is ever removed beside a database.
  mkdirSync(restoringFolder(restored));
  await expect(restoreEmbedded(file, dataDir)).rejects.toThrow(/is not empty/);
  expect(readdirSync(dataDir)).toEqual(["database", "database.restoring"]);
});

async function backedUp(folder: string): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), "matinal-backup-")), "a.backup");
  onTestFinished(() => rmSync(dirname(file), { recursive: true, force: true }));
  await backUpEmbedded(dirname(folder), { file, overwrite: false });
  return file;
}
