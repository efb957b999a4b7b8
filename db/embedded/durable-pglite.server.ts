import { existsSync, mkdirSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { PGlite } from "@electric-sql/pglite";
import { OperatorError } from "../operator-error.ts";
import { createReserve, deleteStartReserve, segmentSize } from "./disk-reserve.server.ts";
import { freeSpace } from "./disk-space.server.ts";
import { DurableNodeFS, sync, syncTree } from "./durable-files.server.ts";

/** The folder of the embedded database is in use by another process. */
export class FolderInUse extends OperatorError {
  constructor(folder: string, cause: unknown) {
    super(`${folder} is in use by another Matinal process. Stop that one first, or set another DATA_DIR.`, {
      cause,
    });
    this.name = "FolderInUse";
  }
}

/** The embedded database cannot be created or opened because its disk is full. */
export class NoSpace extends OperatorError {
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

/** Where a restore makes the database that it then renames. A start must not create another one meanwhile. */
export const restoringFolder = (folder: string) => `${folder}.restoring`;

/** Bytes of a new database. */
const newDatabaseSize = 40 * 1024 * 1024;

/**
 * Opens PGlite in `folder` so that committed transactions survive kill -9 and power loss, and no second process can open
 * the folder. Throws an `OperatorError`: `FolderInUse` when another process uses it, `NoSpace` when the disk is full, and
 * when a restore into it did not end. Ends the process when PostgreSQL panics, so that its supervisor restarts it. docs/decisions/0003-embedded-database.md.
 */
export async function openDurablePGlite(folder: string): Promise<PGlite> {
  if (existsSync(restoringFolder(folder)))
    throw new OperatorError(
      `A restore of ${folder} is running or was interrupted. Wait for it, or run the same restore again.`,
    );
  createFolder(folder);
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
    await createReserve(pglite, folder);
    return pglite;
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** Creates `folder` and its missing parents so that they survive a power loss. */
export function createFolder(folder: string): void {
  const parents = missingParents(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const parent of parents) sync(parent);
}

/** The existing parent that gets a new entry when `folder` is created, and every parent that is created. */
function missingParents(folder: string): string[] {
  const parent = dirname(folder);
  if (existsSync(folder) || parent === folder) return [];
  return [parent, ...missingParents(parent)];
}

/** Creates `data` whole or not at all: a first start that is killed leaves only `pglite.new`. */
async function initialise(folder: string, data: string) {
  const temporary = `${data}.new`;
  rmSync(temporary, { recursive: true, force: true });
  const free = freeSpace(folder);
  if (free < newDatabaseSize) throw new NoSpace(folder, free);
  await (await startPGlite(temporary, () => {})).close();
  syncTree(temporary);
  renameSync(temporary, data);
  sync(folder);
}

async function open(folder: string, data: string): Promise<PGlite> {
  let isOpen = false;
  deleteStartReserve(folder);
  try {
    // While it opens, a panic also rejects this promise.
    const pglite = await startPGlite(data, () => isOpen && endProcess());
    isOpen = true;
    return pglite;
  } catch (error) {
    const free = freeSpace(folder);
    throw free < segmentSize ? new NoSpace(folder, free, error) : error;
  }
}

/** PGlite would call the aborted module forever. Committed transactions are in the log and return at the next start. */
function endProcess() {
  writeSync(2, "The embedded database failed and must be started again. Is its disk full or broken?\n");
  process.exit(1);
}

const settings = [
  "fsync=on",
  "wal_sync_method=fsync",
  // A checkpoint keeps the current segment and the two spare ones of disk-reserve.server.ts.
  "min_wal_size=48MB",
  "max_wal_size=64MB",
  // Small samples, because every other query waits while a table is analysed.
  "default_statistics_target=10",
  // Nothing is replicated, and writing the file about it in a checkpoint would panic on a full disk.
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

/**
 * Keeps other processes from opening the database in `folder` until the lock is closed. Throws `FolderInUse`. SQLite's
 * exclusive mode takes an operating-system lock, which the kernel releases even after kill -9.
 */
export function lockFolder(folder: string): DatabaseSync {
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
