import { constants, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { OperatorError } from "../operator-error.ts";
import { enoughFree, freeSpace } from "./disk-space.server.ts";

/** Files that are copied at the same time. */
const parallel = 8;

/** Files that a start creates anew, or that are renamed while they are created. */
const isTransient = (name: string) => name === "postmaster.pid" || name.startsWith("xlogtemp.");

const snapshotsIn = (folder: string) => join(folder, "snapshots");

/**
 * Copies the embedded database in `folder` as a power loss at this moment would leave it: with every committed
 * transaction, to be recovered when it is opened. No query runs meanwhile. Returns a folder for `openDurablePGlite`,
 * which the caller removes. Throws an `OperatorError` when the disk has too little space. docs/decisions/0021-backups.md.
 */
export function takeSnapshot(pglite: PGlite, folder: string): Promise<string> {
  // PostgreSQL runs in this process, and only inside a query: between two of them its files do not change.
  return pglite._runExclusiveTransaction(() => copyDatabase(folder));
}

/** The same for a database that is not open. The caller holds its lock. */
export async function copyDatabase(folder: string): Promise<string> {
  const source = join(folder, "pglite");
  const entries = readdirSync(source, { recursive: true, withFileTypes: true }).filter(
    ({ name }) => !isTransient(name),
  );
  const pathOf = (entry: (typeof entries)[number]) => join(entry.parentPath, entry.name);
  const files = entries.filter((entry) => entry.isFile()).map(pathOf);
  requireSpace(folder, files);

  mkdirSync(snapshotsIn(folder), { recursive: true, mode: 0o700 });
  const snapshot = mkdtempSync(join(snapshotsIn(folder), "snapshot-"));
  const target = join(snapshot, "pglite");
  const copyOf = (path: string) => join(target, relative(source, path));
  try {
    mkdirSync(target, { mode: 0o700 });
    for (const entry of entries)
      if (entry.isDirectory()) mkdirSync(copyOf(pathOf(entry)), { recursive: true, mode: 0o700 });
    const waiting = files.values();
    // The workers share one iterator.
    const copyNext = async () => {
      for (const file of waiting) await copyFile(file, copyOf(file), constants.COPYFILE_FICLONE);
    };
    await Promise.all(Array.from({ length: parallel }, copyNext));
    return snapshot;
  } catch (error) {
    rmSync(snapshot, { recursive: true, force: true });
    throw error;
  }
}

/** Deletes the snapshots that killed processes have left. Call it with the lock of the folder. */
export function removeSnapshots(folder: string): void {
  rmSync(snapshotsIn(folder), { recursive: true, force: true });
}

/** The copy must not fill the disk, on which the product goes on writing. */
function requireSpace(folder: string, files: string[]) {
  const size = files.reduce((sum, file) => sum + lstatSync(file).size, 0);
  const missing = size + enoughFree - freeSpace(folder);
  if (missing > 0)
    throw new OperatorError(
      `The disk of ${folder} needs ${Math.ceil(missing / 1024 / 1024)} MB more free space for a copy of the database.`,
    );
}
