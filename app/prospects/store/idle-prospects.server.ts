import { and, asc, eq, inArray, lte, notExists, type SQL, sql } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import { monthsAfter } from "#app/calendar/working-days.ts";
import { periods } from "#app/periods.ts";
import type { Expiry } from "#db/housekeeping.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { candidates, drafts, hiddenImports, imports, prospects } from "#db/schema.ts";
import { removeProspects } from "./remove-prospects.server.ts";

/** How many prospects of a team nobody worked or confirmed for so long that they go. */
type IdleProspects = { teamId: string; prospects: number };

/** The prospects that go at `now`, in milliseconds since the epoch, as numbers of teams. interpretation.md D160. */
export async function idleProspects({ db }: { db: Database }, now: number): Promise<IdleProspects[]> {
  return db.asOwner
    .select({ teamId: prospects.teamId, prospects: sql<number>`count(*)::int` })
    .from(prospects)
    .where(isIdle(db.asOwner, now))
    .groupBy(prospects.teamId)
    .orderBy(asc(prospects.teamId));
}

/** Removes them. Open pages drop them, webhooks tell of them. */
export const idleProspectsExpiry: Expiry = {
  name: "prospects that nobody worked or confirmed",
  count: (queries, now) => queries.$count(prospects, isIdle(queries, now)),
  async removeBatch(tx, now, limit) {
    for (let removed = 0; ; ) {
      const batch = removed < limit ? await removeBatch(tx, now, limit - removed) : null;
      if (batch === null) return removed;
      removed += batch.count;
    }
  },
};

/** Removes some of one team; `null` when nobody has any. */
async function removeBatch(
  tx: Queries,
  now: number,
  limit: number,
): Promise<{ teamId: string; count: number } | null> {
  const [found] = await tx
    .select({ teamId: prospects.teamId })
    .from(prospects)
    .where(isIdle(tx, now))
    .orderBy(asc(prospects.activeOn))
    .limit(1);
  if (!found) return null;
  const { teamId } = found;
  // Judged again under the lock of the team: what was done meanwhile keeps a prospect.
  const removed = await removeProspects(tx, teamId, isIdle(tx, now), { limit });
  // Nothing of the person is left: what keeps nights from bringing them again goes with the record.
  await tx
    .delete(candidates)
    .where(and(eq(candidates.teamId, teamId), inArray(candidates.prospectId, removed)));
  return { teamId, count: removed.length };
}

/** Nobody did anything with it, wrote for it or named it since that day. What an import has not shown, or takes back, has its own end. */
function isIdle(queries: Queries, now: number): SQL | undefined {
  const last = monthsAfter(parisDay(now), -12 * periods.idleProspect.count);
  const written = queries
    .select({ one: sql`1` })
    .from(drafts)
    .where(
      and(
        eq(drafts.teamId, prospects.teamId),
        eq(drafts.prospectId, prospects.id),
        sql`(${drafts.updatedAt} at time zone 'Europe/Paris')::date > ${last}::date`,
      ),
    );
  const hidden = queries
    .select({ one: sql`1` })
    .from(imports)
    .where(
      and(
        eq(imports.teamId, prospects.teamId),
        eq(imports.id, prospects.importId),
        sql`${imports.state} in (${hiddenImports})`,
      ),
    );
  return and(lte(prospects.activeOn, last), notExists(written), notExists(hidden));
}
