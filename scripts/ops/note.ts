import { sql } from "drizzle-orm";
import type { AuditAction } from "#app/operators/audit/audit-action.ts";
import { commandActor, recordAudit } from "#app/operators/audit/record-audit.server.ts";
import type { Note } from "#db/backup/note.ts";
import { isOperatorError } from "#db/operator-error.ts";
import type { DataLocation } from "#environment/data-location.ts";
import { askRunning, systemUser } from "./product.ts";

/** Tells the audit log of a database, if it has one already, what this command does with the whole of it. */
export function noteOf(action: Extract<AuditAction, `database.${string}`>): Note {
  return async (queries) => {
    const { rows } = (await queries.execute(
      sql`select to_regclass('public.audit_log') is not null as "isThere"`,
    )) as unknown as { rows: { isThere: boolean }[] };
    if (rows[0]?.isThere === true)
      await recordAudit(queries, commandActor(systemUser()), { action, clientId: null });
  };
}

/**
 * Tells it of a backup in the process that has the embedded database open. Nobody writes into the database of a stopped product:
 * its backup is of what is there.
 */
export async function noteInRunning(location: DataLocation): Promise<void> {
  try {
    await askRunning(location, (ask) => ask("backup.note", {}));
  } catch (error) {
    // Another program, or an older version, which makes the backup or says why not.
    if (!isOperatorError(error)) throw error;
  }
}
