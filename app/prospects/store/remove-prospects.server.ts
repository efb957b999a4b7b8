import { and, eq, type SQL, sql } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import type { Queries } from "#db/open-database.server.ts";
import { prospectRemovals, prospects, teams } from "#db/schema.ts";
import { announceProspects } from "#live/live.server.ts";

/** Prospects that one transaction removes, so that nothing else waits long. */
export const batchSize = 200;

type Removal = {
  limit: number;
  were?: "shown" | "taken back" | "never shown";
  because?: (typeof prospectRemovals.$inferSelect)["because"];
};

/**
 * Removes at most `limit` prospects of a team for which `condition` is true, each with its history, and leaves their removals for
 * the readers, whom it wakes. Returns their ids. Those that `were` taken back are not counted any more; those that were
 * never shown are not counted either, and nobody is told. `because` is kept with the removals for `periods.withdrawal`.
 */
export async function removeProspects(
  tx: Queries,
  teamId: string,
  condition: SQL | undefined,
  { limit, were = "shown", because }: Removal,
): Promise<string[]> {
  const [team] = await tx.select().from(teams).where(eq(teams.id, teamId)).for("update");
  if (!team) return [];
  const found = await tx
    .select({ id: prospects.id })
    .from(prospects)
    .where(and(eq(prospects.teamId, teamId), condition))
    .limit(limit);
  if (found.length === 0) return [];
  const removed = found.map(({ id }) => id);
  await tx
    .delete(prospects)
    .where(
      and(eq(prospects.teamId, teamId), sql`${prospects.id} = any(${`{${removed.join(",")}}`}::uuid[])`),
    );
  if (were === "never shown") return removed;
  const seq = team.lastSeq + found.length;
  const why = because ? { because, removedOn: parisDay(Date.now()) } : {};
  await tx
    .insert(prospectRemovals)
    .values(
      removed.map((prospectId, index) => ({ teamId, seq: team.lastSeq + index + 1, prospectId, ...why })),
    );
  await tx
    .update(teams)
    .set({ lastSeq: seq, prospectCount: team.prospectCount - (were === "shown" ? found.length : 0) })
    .where(eq(teams.id, teamId));
  await announceProspects(tx, { team: teamId, seq });
  return removed;
}
