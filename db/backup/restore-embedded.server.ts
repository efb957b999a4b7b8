import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { drizzle } from "drizzle-orm/pglite";
import { isSecret } from "#environment/embedded-secret.ts";
import { sync, syncTree } from "../embedded/durable-files.server.ts";
import {
  createFolder,
  lockFolder,
  openDurablePGlite,
  restoringFolder,
} from "../embedded/durable-pglite.server.ts";
import { OperatorError } from "../operator-error.ts";
import { schema } from "../schema.ts";
import { secretNames } from "./back-up-embedded.server.ts";
import { appliedMigrations, requireRestorable } from "./known-migrations.server.ts";
import type { Manifest } from "./manifest.server.ts";
import type { Note } from "./note.ts";
import { readBackup } from "./read-backup.server.ts";

/**
 * Restores a backup of the embedded database into `dataDir`, which must be empty or absent. The database gets its name
 * last, once it is complete, opened and synced; until then the product refuses to start. `note` adds what the database knows of
 * it. Throws an `OperatorError`.
 */
export async function restoreEmbedded(
  file: string,
  dataDir: string,
  note: Note = async () => {},
): Promise<Manifest> {
  const folder = join(dataDir, "database");
  const restoring = restoringFolder(folder);
  requireEmpty(dataDir, restoring);
  createFolder(dataDir);
  mkdirSync(restoring, { mode: 0o700 });
  const moved: string[] = [];
  try {
    const manifest = await extractLocked(file, restoring, note);
    syncTree(restoring);
    for (const name of secretNames) {
      if (!existsSync(join(restoring, name))) continue;
      renameSync(join(restoring, name), join(dataDir, name));
      moved.push(name);
    }
    sync(dataDir);
    renameSync(restoring, folder);
    sync(dataDir);
    return manifest;
  } catch (error) {
    for (const name of moved) rmSync(join(dataDir, name));
    rmSync(restoring, { recursive: true, force: true });
    throw error;
  }
}

async function extractLocked(file: string, restoring: string, note: Note): Promise<Manifest> {
  const lock = lockFolder(restoring);
  let manifest: Manifest;
  try {
    manifest = await readBackup(file, restoring, (read) => requireRestorable(file, "pglite", read));
  } finally {
    lock.close();
  }
  for (const name of secretNames) {
    const secret = join(restoring, name);
    if (existsSync(secret) && !isSecret(readFileSync(secret, "utf8")))
      throw new OperatorError(
        `${file} contains no valid secret: its ${name} is too short. Nothing was restored.`,
      );
  }
  const pglite = await openDurablePGlite(restoring);
  try {
    const found = await appliedMigrations(
      async (text) => (await pglite.query<Record<string, unknown>>(text)).rows,
    );
    if (found.join() !== manifest.migrations.join())
      throw new OperatorError(`${file} contains another database than its manifest says.`);
    await note(drizzle(pglite, { schema }));
  } finally {
    await pglite.close();
  }
  return manifest;
}

/** Removes what an interrupted restore has left, and refuses everything else. */
function requireEmpty(dataDir: string, restoring: string) {
  const isInterrupted = existsSync(restoring);
  // Meanwhile the product refuses to start, but may create its secret. The root of a disk has a folder lost+found.
  const ignored = isInterrupted ? [basename(restoring), ...secretNames, "lost+found"] : ["lost+found"];
  const names = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => !ignored.includes(name)) : [];
  if (names.length > 0)
    throw new OperatorError(
      `${dataDir} is not empty. Restore into an empty folder: set another DATA_DIR, or move this one away.`,
    );
  if (!isInterrupted) return;
  // Throws while that restore still runs.
  lockFolder(restoring).close();
  for (const name of secretNames) rmSync(join(dataDir, name), { force: true });
  rmSync(restoring, { recursive: true, force: true });
}
