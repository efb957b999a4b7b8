import { and, eq, inArray, lt } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { prospects } from "#db/schema.ts";

/** Prospects in one statement. */
const batchSize = 500;

/**
 * Notes that a source has told anew, on a day in Paris, of prospects that the team has. For readers nothing changes; they stay for
 * another `periods.idleProspect`. The caller has locked the team. interpretation.md D160.
 */
export async function confirmProspects(
  tx: Queries,
  teamId: string,
  ids: readonly string[],
  day: string,
): Promise<void> {
  for (let from = 0; from < ids.length; from += batchSize)
    await tx
      .update(prospects)
      .set({ activeOn: day })
      .where(
        and(
          eq(prospects.teamId, teamId),
          inArray(prospects.id, ids.slice(from, from + batchSize)),
          lt(prospects.activeOn, day),
        ),
      );
}
