import { copyFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { previousSecretName, secretName } from "#environment/embedded-secret.ts";
import { FolderInUse, openDurablePGlite } from "../embedded/durable-pglite.server.ts";
import { type Confirm, withServedSnapshot } from "../embedded/served-snapshot.server.ts";
import { OperatorError } from "../operator-error.ts";
import { appliedMigrations, requireStarted } from "./known-migrations.server.ts";
import { withLockedCopy } from "./locked-copy.server.ts";
import { type Destination, requireDestination, writeBackup } from "./write-backup.server.ts";

/**
 * Backs up the embedded database in `dataDir` and its generated secrets, whether a process uses it or not. The copy is
 * opened before it is written, so that a backup that cannot be opened is never made. Returns its size in bytes.
 */
export async function backUpEmbedded(dataDir: string, destination: Destination): Promise<number> {
  const folder = join(dataDir, "database");
  if (!existsSync(join(folder, "pglite"))) throw new OperatorError(`${folder} has no database.`);
  requireDestination(destination);
  return withSnapshot(folder, async (snapshot, confirm) => {
    const migrations = await recover(snapshot);
    requireStarted(migrations, folder);
    for (const name of secretNames)
      if (existsSync(join(dataDir, name))) copyFileSync(join(dataDir, name), join(snapshot, name));
    const facts = { engine: "pglite", migrations, pgDump: 0 } as const;
    return writeBackup(destination, snapshot, facts, isIncluded, confirm);
  });
}

/** The files of secrets in a backup of the embedded database. */
export const secretNames = [secretName, previousSecretName];

/** The data and the secrets; not the lock, the reserve, and what every start creates. */
const isIncluded = (path: string) =>
  secretNames.includes(path) || (/^pglite(?:\/|$)/.test(path) && path !== "pglite/postmaster.pid");

type Work<Result> = (snapshot: string, confirm: Confirm) => Promise<Result>;

async function withSnapshot<Result>(folder: string, work: Work<Result>): Promise<Result> {
  let isOpen = false;
  try {
    return await withLockedCopy(folder, (copy) => {
      isOpen = true;
      return work(copy, async () => {});
    });
  } catch (error) {
    if (error instanceof FolderInUse && !isOpen) return withServedSnapshot(folder, work);
    throw error;
  }
}

/** Recovers the copy as a start would, and closes it. Returns its migrations. */
async function recover(snapshot: string): Promise<string[]> {
  const pglite = await openDurablePGlite(snapshot);
  try {
    return await appliedMigrations(async (text) => (await pglite.query<Record<string, unknown>>(text)).rows);
  } finally {
    await pglite.close();
  }
}
