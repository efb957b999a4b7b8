import { sql } from "drizzle-orm";
import { periods, secondsIn } from "#app/periods.ts";
import type { Expiry } from "#db/housekeeping.server.ts";

/** Rows of the audit log after their period. The database deletes them by a function of its own, and none of the last year. interpretation.md D220. */
export const oldAudit: Expiry = {
  name: "audit log",
  async removeBatch(tx, now, limit) {
    const last = new Date(now - secondsIn(periods.audit) * 1_000).toISOString();
    const { rows } = (await tx.execute(
      sql`select remove_old_audit(${last}::timestamptz, ${limit}::integer) as removed`,
    )) as unknown as { rows: { removed: number }[] };
    return rows[0]?.removed ?? 0;
  },
};
