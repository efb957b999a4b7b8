import { and, desc, eq, getTableColumns, gte, lt, ne, sql } from "drizzle-orm";
import { daysAfter, parisMoment } from "#app/calendar/working-days.ts";
import type { Queries } from "#db/open-database.server.ts";
import { auditLog, clients } from "#db/schema.ts";
import type { AuditAction } from "./audit-action.ts";

/** Which rows are wanted; each narrows the others. `day` is one in Paris, as `2026-03-02`. */
export type AuditFilter = {
  actor?: string;
  clientId?: string;
  action?: AuditAction;
  day?: string;
  /** Without what clients did themselves. */
  operatorsOnly?: boolean;
};

/** A row of the log. `clientEmail` is null for a client who is gone, and where there was none. */
export type AuditRow = Omit<typeof auditLog.$inferSelect, "actorKind"> & { clientEmail: string | null };

/**
 * Rows of the audit log, newest first, at most `limit` of them from before `before`, an id. `next` is the id before which
 * the next page begins; null on the last one. `tx` is of `Database.asOperator`, or the product's own.
 */
export async function readAudit(
  tx: Queries,
  { actor, clientId, action, day, operatorsOnly = false }: AuditFilter,
  { before, limit = 50 }: { before?: number; limit?: number } = {},
): Promise<{ rows: AuditRow[]; next: number | null }> {
  const { actorKind: _, ...columns } = getTableColumns(auditLog);
  const rows = await tx
    .select({ ...columns, clientEmail: clients.email })
    .from(auditLog)
    .leftJoin(clients, eq(clients.id, auditLog.clientId))
    .where(
      and(
        actor === undefined ? undefined : eq(auditLog.actor, actor),
        operatorsOnly ? ne(auditLog.actorKind, "client") : undefined,
        clientId === undefined ? undefined : eq(auditLog.clientId, clientId),
        action === undefined ? undefined : eq(auditLog.action, action),
        day === undefined ? undefined : gte(auditLog.at, parisMoment(day, 0)),
        day === undefined ? undefined : lt(auditLog.at, parisMoment(daysAfter(day, 1), 0)),
        before === undefined ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return { rows: shown, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}

/** What a client reads of somebody's action on the own data: when, what, and whether a person or a command did it. */
export type OwnAuditRow = {
  id: number;
  at: Date;
  action: string;
  by: "operator" | "command";
};

/** The client's own rows, newest first, at most `limit`, in pages as `readAudit`. `tx` is of `Database.asClient`. */
export async function readOwnAudit(
  tx: Queries,
  clientId: string,
  { before, limit = 20 }: { before?: number; limit?: number } = {},
): Promise<{ rows: OwnAuditRow[]; next: number | null }> {
  const rows = await tx
    .select({
      ...{ id: auditLog.id, at: auditLog.at, action: auditLog.action },
      by: sql<OwnAuditRow["by"]>`${auditLog.actorKind}`,
    })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.clientId, clientId),
        ne(auditLog.actorKind, "client"),
        before === undefined ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return { rows: shown, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}
