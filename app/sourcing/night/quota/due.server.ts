import { and, eq, gt, gte, sql, sum } from "drizzle-orm";
import type { Target } from "#app/targeting/personas/targets.server.ts";
import { subscriptionOf } from "#app/team/subscription.server.ts";
import { termsOf } from "#app/team/subscription-terms.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { candidates, nights } from "#db/schema.ts";
import type { UnitBound } from "../../enrichment/store/units.server.ts";
import { poolOn } from "./pool.ts";
import { prospectsDue } from "./prospects-due.ts";
import type { Portion } from "./shares.ts";

/**
 * How many prospects the team gets on the morning of a day, from what was bought and what nights delivered, as stored. 0 for
 * who has cancelled. interpretation.md D125.
 */
export async function dueOn(queries: Queries, teamId: string, day: string): Promise<number> {
  if ((await subscriptionOf(queries, teamId))?.cancelledAt !== null) return 0;
  const terms = await termsOf(queries, teamId);
  const pool = poolOn(terms, day);
  if (!pool) return 0;
  return prospectsDue(terms, await deliveredSince(queries, teamId, pool.from), day);
}

/**
 * The share of each target, and what it was delivered of what the mornings around a day draw from, since the shares changed last.
 * interpretation.md D293.
 */
export async function portionsOn(
  queries: Queries,
  teamId: string,
  day: string,
  targets: readonly Target[],
): Promise<Portion[]> {
  const [first] = targets;
  // With one targeting there is nothing to count.
  if (!first?.sharedSince)
    return targets.map((target) => ({ personaId: target.personaId, share: target.share, delivered: 0 }));
  const pool = poolOn(await termsOf(queries, teamId), day);
  const { deliveredOn, personaId } = candidates;
  const rows = await queries
    .select({ personaId, count: sql<number>`count(*)::int` })
    .from(candidates)
    .where(
      and(
        ...[eq(candidates.teamId, teamId), eq(candidates.state, "delivered")],
        ...[gte(deliveredOn, pool?.from ?? day), gt(deliveredOn, first.sharedSince)],
      ),
    )
    .groupBy(personaId);
  const counts = new Map(rows.map((row) => [row.personaId, row.count]));
  return targets.map((target) => ({
    ...{ personaId: target.personaId, share: target.share },
    delivered: counts.get(target.personaId) ?? 0,
  }));
}

/** How many prospects nights have delivered to the team since a day. */
export async function deliveredSince(queries: Queries, teamId: string, day: string): Promise<number> {
  const [counted] = await queries
    .select({ delivered: sum(nights.delivered).mapWith(Number) })
    .from(nights)
    .where(and(eq(nights.teamId, teamId), gte(nights.day, day)));
  return counted?.delivered ?? 0;
}

/**
 * How many units of enrichment may be paid for, and since which day: one for each contact from which the mornings around a day
 * draw, in the days of these mornings. None without an offer. interpretation.md D149.
 */
export async function unitsOn(queries: Queries, teamId: string, day: string): Promise<UnitBound> {
  const pool = poolOn(await termsOf(queries, teamId), day);
  return pool ? { units: pool.contacts, from: pool.from } : { units: 0, from: day };
}
