import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { explainRoleError } from "../client-role.ts";
import { migrationLock } from "../migration-lock.ts";
import { OperatorError } from "../operator-error.ts";
import { operatorRole } from "../operator-role.ts";
import { schema } from "../schema.ts";
import { systemRole } from "../system-role.ts";
import { administer } from "./administer.server.ts";
import { dumpName } from "./back-up-postgresql.server.ts";
import { requireRestorable } from "./known-migrations.server.ts";
import type { Manifest } from "./manifest.server.ts";
import type { Note } from "./note.ts";
import { listDump, requireTool, runTool } from "./postgresql-tools.server.ts";
import { readBackup } from "./read-backup.server.ts";
import { requireEmpty } from "./require-empty.server.ts";

/**
 * Restores a backup into the empty database at `url`, in one transaction. A product that starts meanwhile waits for the
 * end. `note` adds what the database knows of it. Throws an `OperatorError` for a database that is not empty.
 */
export async function restorePostgreSQL(
  file: string,
  url: string,
  note: Note = async () => {},
): Promise<Manifest> {
  const folder = mkdtempSync(join(tmpdir(), "matinal-restore-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);
  try {
    const manifest = await readBackup(file, folder, (read) => requireRestorable(file, "postgresql", read));
    await administer(url, async ({ client }) => {
      await requireTool("pg_restore", manifest.pgDump, "the pg_dump of the backup");
      const roles = await requireDatabase(file, join(folder, dumpName));
      // Ends with this connection, so that a killed restore leaves no lock.
      await client.query("select pg_advisory_lock($1)", [migrationLock]);
      await requireEmpty(client);
      await createClientRole(client);
      for (const role of roles) await requireRole(client, role);
      await runTool("pg_restore", url, [
        "--single-transaction",
        "--exit-on-error",
        "--no-owner",
        `--dbname=${client.database}`,
        join(folder, dumpName),
      ]);
      await note(drizzle(client, { schema }));
    });
    return manifest;
  } finally {
    remove();
    process.off("exit", remove);
  }
}

/**
 * Throws an `OperatorError` unless the dump contains the tables that a start would look for. Returns the roles that it
 * names, besides that of clients: not every database has them.
 */
async function requireDatabase(file: string, dump: string): Promise<string[]> {
  const listed = await listDump(dump);
  if (!/ TABLE DATA public migrations /.test(listed))
    throw new OperatorError(`${file} contains no database of Matinal. Nothing was restored.`);
  return [
    / POLICY public \w{1,63} system_rows /.test(listed) ? systemRole : null,
    / POLICY public \w{1,63} operator_rows /.test(listed) ? operatorRole : null,
  ].filter((role) => role !== null);
}

/** Creates a role that the dump names, as deploy/roles.sql does, where this user may. */
async function requireRole(client: pg.Client, role: string) {
  const { rows } = await client.query("select from pg_roles where rolname = $1", [role]);
  if (rows.length > 0) return;
  try {
    await client.query(`create role ${role} nologin`);
  } catch (cause) {
    throw new OperatorError(
      `The backup needs the role ${role}: an administrator must run deploy/roles.sql first.`,
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
