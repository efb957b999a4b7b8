import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { auditLog } from "#db/schema.ts";
import type { AuditAction } from "./audit-action.ts";

/** Who acts: an operator's address, or a command of the named user of the system, and from where. */
export type AuditActor = {
  actor: string;
  /** The network address of the request; none for a command. */
  address?: string | null;
  requestId?: string | null;
};

/**
 * What is told of an action. `subject` and `details` are ids, numbers and names of settings: never a person, and nothing that
 * somebody wrote but an operator's own reason.
 */
export type AuditEntry = {
  action: AuditAction;
  /** Whose data it is about; null when it is about nobody's. */
  clientId: string | null;
  /** The id or number of what it is about. */
  subject?: string;
  /** At most 4,000 bytes as JSON. The client reads them in the export of the account. */
  details?: Record<string, string | number | boolean | null>;
};

/** The actor of a command that `user` of the system runs: `ops:` and that name. */
export const commandActor = (user: string): AuditActor => ({ actor: `ops:${user}` });

/**
 * Adds a row to the audit log, within the transaction of `queries` if it is one: as operator, whose name the database
 * compares, or as the product itself. Call it before what it tells of, and in the same transaction where that is possible.
 * No role can change or remove the row. interpretation.md D220.
 */
export async function recordAudit(queries: Queries, who: AuditActor, entry: AuditEntry): Promise<void> {
  // Drizzle would name the column `id`, too, which nobody may write.
  await queries.execute(sql`
    insert into ${auditLog} (at, actor, action, client_id, subject, details, address, request_id)
    values (${new Date().toISOString()}, ${who.actor}, ${entry.action}, ${entry.clientId}, ${entry.subject ?? null},
      ${JSON.stringify(entry.details ?? {})}::jsonb, ${who.address ?? null}, ${who.requestId ?? null})`);
}

/** Minutes within which looking again at the same is the same look: an open page reads itself anew. */
const sameLook = 10;

/** The same for what an operator only reads: looking at the same again within ten minutes is told once. */
export async function recordReading(queries: Queries, who: AuditActor, entry: AuditEntry): Promise<void> {
  const [told] = await queries
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        entry.clientId === null ? isNull(auditLog.clientId) : eq(auditLog.clientId, entry.clientId),
        eq(auditLog.actor, who.actor),
        eq(auditLog.action, entry.action),
        entry.subject === undefined ? isNull(auditLog.subject) : eq(auditLog.subject, entry.subject),
        gt(auditLog.at, new Date(Date.now() - sameLook * 60_000)),
      ),
    )
    .limit(1);
  if (!told) await recordAudit(queries, who, entry);
}
