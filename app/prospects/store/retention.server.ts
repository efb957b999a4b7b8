import { and, asc, eq, exists, inArray, or, sql } from "drizzle-orm";
import { periods, secondsIn } from "#app/periods.ts";
import { cancellationOf, isCancelledBy } from "#app/team/subscription.server.ts";
import type { Expiry } from "#db/housekeeping.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { candidates, enrichmentBatches, imports, prospects, subscriptions, teams } from "#db/schema.ts";
import { removeProspects } from "./remove-prospects.server.ts";

/** A team whose period after the cancellation is over, and how much of it there is. */
type ExpiredTeam = { teamId: string; cancelledAt: Date; prospects: number; imports: number };

/** The teams whose prospect data are to be deleted at `now`, in milliseconds since the epoch. interpretation.md D9. */
export async function expiredTeams({ db }: { db: Database }, now: number): Promise<ExpiredTeam[]> {
  const expired: ExpiredTeam[] = [];
  for (const { teamId, cancelledAt } of await findExpired(db.asOwner, now, 10_000))
    expired.push({
      ...{ teamId, cancelledAt },
      prospects: await db.asOwner.$count(prospects, eq(prospects.teamId, teamId)),
      imports: await db.asOwner.$count(imports, eq(imports.teamId, teamId)),
    });
  return expired;
}

/** Deletes the prospect data of those teams. Open pages drop the prospects. */
export const cancelledProspects: Expiry = {
  name: "prospect data after cancellations",
  async count(queries, now) {
    let rows = 0;
    for (const { teamId } of await findExpired(queries, now, 10_000))
      for (const table of [prospects, candidates, imports])
        rows += await queries.$count(table, eq(table.teamId, teamId));
    return rows;
  },
  async removeBatch(tx, now, limit) {
    for (let removed = 0; ; ) {
      const more = removed < limit ? await removeBatch(tx, now, limit - removed) : null;
      if (more === null) return removed;
      removed += more;
    }
  },
};

/** The number of removed rows of one team, whose imports go with the last of its prospects; `null` when nothing is left. */
async function removeBatch(tx: Queries, now: number, limit: number): Promise<number | null> {
  const [team] = await findExpired(tx, now, 1);
  if (!team) return null;
  const { teamId } = team;
  // Whoever comes back at this moment keeps everything.
  const [still] = await tx.select().from(subscriptions).where(eq(subscriptions.teamId, teamId)).for("update");
  if (!still || cancellationOf(still)?.getTime() !== team.cancelledAt.getTime()) return 0;
  let removed = (await removeProspects(tx, teamId, undefined, { limit })).length;
  if (removed === limit) return removed;
  removed += await removeCandidates(tx, teamId, limit - removed);
  if (removed === limit) return removed;
  const gone = await tx.delete(imports).where(eq(imports.teamId, teamId)).returning({ id: imports.id });
  await tx.update(teams).set({ prospectCount: 0 }).where(eq(teams.id, teamId));
  return removed + gone.length;
}

/** Whom nights found for the team, what a provider was asked about them, and what kept the delivered from coming again. */
async function removeCandidates(tx: Queries, teamId: string, limit: number): Promise<number> {
  await tx.delete(enrichmentBatches).where(eq(enrichmentBatches.teamId, teamId));
  const isOwn = eq(candidates.teamId, teamId);
  const some = tx.select({ id: candidates.id }).from(candidates).where(isOwn).limit(limit);
  const removed = await tx
    .delete(candidates)
    .where(and(isOwn, inArray(candidates.id, some)))
    .returning({ id: candidates.id });
  return removed.length;
}

async function findExpired(queries: Queries, now: number, limit: number) {
  const last = new Date(now - secondsIn(periods.prospects) * 1_000);
  const ofTeam = (table: typeof prospects | typeof imports | typeof candidates) =>
    exists(queries.select({ one: sql`1` }).from(table).where(eq(table.teamId, subscriptions.teamId)));
  const found = await queries
    .select()
    .from(subscriptions)
    .where(and(isCancelledBy(last), or(ofTeam(prospects), ofTeam(imports), ofTeam(candidates))))
    .orderBy(asc(subscriptions.teamId))
    .limit(limit);
  return found.map((each) => ({ teamId: each.teamId, cancelledAt: cancellationOf(each) ?? last }));
}
