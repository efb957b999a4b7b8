import { existsSync, mkdirSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { PGlite } from "@electric-sql/pglite";
import { keepReserve, segmentSize, spendStartReserve } from "./disk-reserve.server.ts";
import { freeSpace } from "./disk-space.server.ts";
import { DurableNodeFS, sync, syncTree } from "./durable-files.server.ts";

/** The folder of the embedded database is in use by another process. */
export class FolderInUse extends Error {
  constructor(folder: string, cause: unknown) {
    super(`${folder} is in use by another Matinal process. Stop that one first, or set another DATA_DIR.`, {
      cause,
    });
    this.name = "FolderInUse";
  }
}

/** The embedded database cannot be made or opened because its disk is full. */
export class NoSpace extends Error {
  constructor(folder: string, free: number, cause?: unknown) {
    super(
      `${folder} is on a full disk (${Math.floor(free / 1024 / 1024)} MB free). Make room, then start again.`,
      {
        cause,
      },
    );
    this.name = "NoSpace";
  }
}

/** Bytes that a new database takes. */
const newDatabaseTakes = 40 * 1024 * 1024;

/**
 * Opens PGlite in `folder` so that a committed transaction survives kill -9 and power loss, and so that no
 * second process can open the same folder. Throws `FolderInUse` when one already holds it and `NoSpace` when the
 * disk is full. Ends the process when PostgreSQL panics, which is how it asks to be started again.
 * Why each step: docs/decisions/0003-embedded-database.md.
 */
export async function openDurablePGlite(folder: string): Promise<PGlite> {
  const parents = missingParents(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const parent of parents) sync(parent);
  const lock = lockFolder(folder);
  try {
    const data = join(folder, "pglite");
    if (!existsSync(data)) await initialise(folder, data);

    const pglite = await open(folder, data);
    const close = pglite.close.bind(pglite);
    pglite.close = async () => {
      await close();
      lock.close();
    };
    await keepReserve(pglite, folder);
    return pglite;
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** Folders that get a new name when `folder` is made. */
function missingParents(folder: string): string[] {
  const parent = dirname(folder);
  if (existsSync(folder) || parent === folder) return [];
  return [parent, ...missingParents(parent)];
}

/** A folder is either absent or whole and on the disk: a first start that is killed leaves only `pglite.new` behind. */
async function initialise(folder: string, data: string) {
  const unfinished = `${data}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const free = freeSpace(folder);
  if (free < newDatabaseTakes) throw new NoSpace(folder, free);
  await (await startPGlite(unfinished, () => {})).close();
  syncTree(unfinished);
  renameSync(unfinished, data);
  sync(folder);
}

async function open(folder: string, data: string): Promise<PGlite> {
  let isOpen = false;
  spendStartReserve(folder);
  try {
    // Before it is open a panic is an error of the start.
    const pglite = await startPGlite(data, () => isOpen && endProcess());
    isOpen = true;
    return pglite;
  } catch (error) {
    const free = freeSpace(folder);
    throw free < segmentSize ? new NoSpace(folder, free, error) : error;
  }
}

/** PGlite would go on calling what has aborted, for ever. What was committed is in the log and comes back at the next start. */
function endProcess() {
  writeSync(2, "The embedded database failed and must be started again. Is its disk full or broken?\n");
  process.exit(1);
}

const settings = [
  "fsync=on",
  "wal_sync_method=fsync",
  // What a checkpoint keeps of the log: the file in use and the two spare ones of disk-reserve.server.ts.
  "min_wal_size=48MB",
  "max_wal_size=64MB",
  // Short looks at large tables when they are analysed: everybody waits for them.
  "default_statistics_target=10",
  // Nothing is replicated, and the file that a checkpoint writes about it would be a panic on a full disk.
  "max_active_replication_origins=0",
];

function startPGlite(data: string, onPanic: () => void): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableNodeFS(data, onPanic),
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
      ...settings.flatMap((setting) => ["-c", setting]),
    ],
  });
}

const sqliteBusy = 5;

/** SQLite's exclusive mode holds an operating-system lock, which the kernel gives back even after kill -9. */
function lockFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, "lock"));
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive; commit;");
    return lock;
  } catch (error) {
    lock.close();
    const isHeld = (error as { errcode?: number }).errcode === sqliteBusy;
    throw isHeld ? new FolderInUse(folder, error) : error;
  }
}
