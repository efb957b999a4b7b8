import { and, desc, eq } from "drizzle-orm";
import { activityLabel } from "#app/targeting/register/activities.ts";
import type { Queries } from "#db/open-database.server.ts";
import { candidates, prospects } from "#db/schema.ts";
import { learnedWeights, successOf } from "../../score/learned.ts";
import type { Trait, Weights } from "../../score/weights.ts";

/** Prospects, the newest, whose outcomes count. */
const most = 2_000;

/** The weights that the outcomes of a team's own prospects make. interpretation.md D130. */
export async function weightsOf(queries: Queries, teamId: string): Promise<Weights> {
  const rows = await queries
    .select({ traits: candidates.traits, status: prospects.status, reason: prospects.dismissedBecause })
    .from(candidates)
    .innerJoin(
      prospects,
      and(eq(prospects.teamId, candidates.teamId), eq(prospects.id, candidates.prospectId)),
    )
    .where(and(eq(candidates.teamId, teamId), eq(candidates.state, "delivered")))
    .orderBy(desc(candidates.deliveredOn), desc(candidates.id))
    .limit(most);
  const outcomes = rows.flatMap(({ traits, status, reason: why }) => {
    const isSuccess = successOf(status, why);
    return isSuccess === null ? [] : [{ traits: (traits ?? []) as Trait[], isSuccess }];
  });
  return learnedWeights(outcomes, activityLabel).weights;
}
