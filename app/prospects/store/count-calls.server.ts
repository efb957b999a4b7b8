import { and, asc, eq, gte, inArray } from "drizzle-orm";
import { teamOf } from "#app/team/team.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { prospectEvents } from "#db/schema.ts";
import { type PastEvent, standingEvents } from "../history/following.ts";
import { type Outcome, outcomes } from "../prospect-status.ts";

/**
 * How many calls the client has noted with these prospects since `since`, by outcome. Calls that were undone do not count.
 * Ids must be UUIDs; those of other teams count nothing.
 */
export async function countCalls(
  { db }: { db: Database },
  clientId: string,
  { ids, since }: { ids: readonly string[]; since: Date },
): Promise<Record<Outcome, number>> {
  const events = await db.asClient(clientId, async (tx) => {
    const team = await teamOf(tx, clientId);
    if (!team || ids.length === 0) return [];
    return tx
      .select()
      .from(prospectEvents)
      .where(
        and(
          eq(prospectEvents.teamId, team.id),
          inArray(prospectEvents.prospectId, [...ids]),
          gte(prospectEvents.at, since),
        ),
      )
      .orderBy(asc(prospectEvents.seq));
  });
  const calls = [...Map.groupBy(events, ({ prospectId }) => prospectId).values()]
    .flatMap((history) => standingEvents(history as (PastEvent & { authorId: string })[]))
    .filter(({ kind, authorId }) => kind === "call" && authorId === clientId)
    .map(({ data }) => (data as { outcome: Outcome }).outcome);
  const of = (wanted: Outcome) => calls.filter((outcome) => outcome === wanted).length;
  return Object.fromEntries(outcomes.map((outcome) => [outcome, of(outcome)])) as Record<Outcome, number>;
}
