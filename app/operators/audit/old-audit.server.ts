import { and, eq, lte, ne, sql } from "drizzle-orm";
import { clientActor } from "#app/accounts/own-actions.server.ts";
import { type PeriodName, periods, secondsIn } from "#app/periods.ts";
import type { Expiry } from "#db/housekeeping.server.ts";
import { auditLog } from "#db/schema.ts";

/** Rows of the audit log after their period. The database deletes them by a function of its own, and none of the last year. interpretation.md D220. */
export const oldAudit = expiryOf("audit log", "audit", false);

/** The same for what clients did themselves. interpretation.md D285. */
export const oldActivity = expiryOf("activity of clients", "activity", true);

function expiryOf(name: string, period: PeriodName, ofClients: boolean): Expiry {
  const lastOf = (now: number) => new Date(now - secondsIn(periods[period]) * 1_000);
  const whose = ofClients ? eq(auditLog.actor, clientActor) : ne(auditLog.actor, clientActor);
  return {
    name,
    count: (queries, now) =>
      queries.$count(
        auditLog,
        and(whose, lte(auditLog.at, lastOf(now)), sql`${auditLog.at} < now() - interval '1 year'`),
      ),
    async removeBatch(tx, now, limit) {
      // The function takes what is before a moment.
      const { rows } = (await tx.execute(
        sql`select remove_old_audit(${lastOf(now).toISOString()}::timestamptz + interval '1 microsecond', ${limit}::integer, ${ofClients}) as removed`,
      )) as unknown as { rows: { removed: number }[] };
      return rows[0]?.removed ?? 0;
    },
  };
}
