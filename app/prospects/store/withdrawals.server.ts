import { and, eq, sql } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import { monthsAfter } from "#app/calendar/working-days.ts";
import { periods } from "#app/periods.ts";
import { teamOf } from "#app/team/team.server.ts";
import type { Expiry } from "#db/housekeeping.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { prospectRemovals } from "#db/schema.ts";

/** True when a prospect of the client's team was withdrawn at the person's wish, for `periods.withdrawal`. The id is a UUID. */
export async function wasWithdrawn(
  { db }: { db: Database },
  clientId: string,
  prospectId: string,
): Promise<boolean> {
  return db.asClient(clientId, async (tx) => {
    const team = await teamOf(tx, clientId);
    if (!team) return false;
    const [found] = await tx
      .select({ seq: prospectRemovals.seq })
      .from(prospectRemovals)
      .where(
        and(
          eq(prospectRemovals.teamId, team.id),
          eq(prospectRemovals.prospectId, prospectId),
          sql`${prospectRemovals.because} is not null`,
        ),
      )
      .limit(1);
    return found !== undefined;
  });
}

/** Removals whose reason is forgotten; they stay for readers who follow the changes. */
export const oldWithdrawals: Expiry = {
  name: "reasons of removed prospects",
  count: (queries, now) => queries.$count(prospectRemovals, isForgotten(now)),
  async removeBatch(tx, now, limit) {
    const { rows } = (await tx.execute(sql`
      update ${prospectRemovals} set because = null, removed_on = null where ctid = any(array(
        select ctid from ${prospectRemovals} where ${isForgotten(now)}
        limit ${limit} for update skip locked
      )) returning 1`)) as unknown as { rows: unknown[] };
    return rows.length;
  },
};

const isForgotten = (now: number) =>
  sql`${prospectRemovals.because} is not null and ${prospectRemovals.removedOn} <= ${monthsAfter(parisDay(now), -12 * periods.withdrawal.count)}`;
