import { and, lte, sql } from "drizzle-orm";
import { periods, secondsIn } from "#app/periods.ts";
import type { Expiry } from "#db/housekeeping.server.ts";
import { auditLog } from "#db/schema.ts";

/** Rows of the audit log after their period. The database deletes them by a function of its own, and none of the last year. interpretation.md D220. */
export const oldAudit: Expiry = {
  name: "audit log",
  count: (queries, now) =>
    queries.$count(
      auditLog,
      and(lte(auditLog.at, lastOf(now)), sql`${auditLog.at} < now() - interval '1 year'`),
    ),
  async removeBatch(tx, now, limit) {
    // The function takes what is before a moment.
    const { rows } = (await tx.execute(
      sql`select remove_old_audit(${lastOf(now).toISOString()}::timestamptz + interval '1 microsecond', ${limit}::integer) as removed`,
    )) as unknown as { rows: { removed: number }[] };
    return rows[0]?.removed ?? 0;
  },
};

const lastOf = (now: number) => new Date(now - secondsIn(periods.audit) * 1_000);
