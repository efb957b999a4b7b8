import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { explainRoleError } from "../client-role.ts";
import { migrationLock } from "../migration-lock.ts";
import { OperatorError } from "../operator-error.ts";
import { systemRole } from "../system-role.ts";
import { administer } from "./administer.server.ts";
import { dumpName } from "./back-up-postgresql.server.ts";
import { requireRestorable } from "./known-migrations.server.ts";
import type { Manifest } from "./manifest.server.ts";
import { listDump, requireTool, runTool } from "./postgresql-tools.server.ts";
import { readBackup } from "./read-backup.server.ts";
import { requireEmpty } from "./require-empty.server.ts";

/**
 * Restores a backup into the empty database at `url`, in one transaction. A product that starts meanwhile waits for the
 * end. Throws an `OperatorError` for a database that is not empty.
 */
export async function restorePostgreSQL(file: string, url: string): Promise<Manifest> {
  const folder = mkdtempSync(join(tmpdir(), "matinal-restore-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);
  try {
    const manifest = await readBackup(file, folder, (read) => requireRestorable(file, "postgresql", read));
    await administer(url, async ({ client }) => {
      await requireTool("pg_restore", manifest.pgDump, "the pg_dump of the backup");
      const needsSystemRole = await requireDatabase(file, join(folder, dumpName));
      // Ends with this connection, so that a killed restore leaves no lock.
      await client.query("select pg_advisory_lock($1)", [migrationLock]);
      await requireEmpty(client);
      await createClientRole(client);
      if (needsSystemRole) await requireSystemRole(client);
      await runTool("pg_restore", url, [
        "--single-transaction",
        "--exit-on-error",
        "--no-owner",
        `--dbname=${client.database}`,
        join(folder, dumpName),
      ]);
    });
    return manifest;
  } finally {
    remove();
    process.off("exit", remove);
  }
}

/**
 * Throws an `OperatorError` unless the dump contains the tables that a start would look for. Returns whether it was made
 * where the product's own work has a role of its own.
 */
async function requireDatabase(file: string, dump: string): Promise<boolean> {
  const listed = await listDump(dump);
  if (!/ TABLE DATA public migrations /.test(listed))
    throw new OperatorError(`${file} contains no database of Matinal. Nothing was restored.`);
  return / POLICY public \w{1,63} system_rows /.test(listed);
}

/** Creates the role that the dump names, as deploy/roles.sql does, where this user may. */
async function requireSystemRole(client: pg.Client) {
  const { rows } = await client.query("select from pg_roles where rolname = $1", [systemRole]);
  if (rows.length > 0) return;
  try {
    await client.query(`create role ${systemRole} nologin`);
  } catch (cause) {
    throw new OperatorError(
      `The backup needs the role ${systemRole}: an administrator must run deploy/roles.sql first.`,
      { cause },
    );
  }
}

/** Roles belong to the cluster and are in no dump; the grants and policies in it name this one. */
async function createClientRole(client: pg.Client) {
  const script = readFileSync(join(import.meta.dirname, "../migrations/0000_client_role.sql"), "utf8");
  try {
    await client.query(script);
  } catch (error) {
    const explanation = explainRoleError(error as Error);
    throw explanation ? new OperatorError(explanation, { cause: error }) : error;
  }
}
