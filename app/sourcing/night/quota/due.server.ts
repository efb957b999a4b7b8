import { and, eq, gte, sum } from "drizzle-orm";
import { subscriptionOf } from "#app/team/subscription.server.ts";
import { termsOf } from "#app/team/subscription-terms.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { nights } from "#db/schema.ts";
import type { UnitBound } from "../../enrichment/store/units.server.ts";
import { poolOn } from "./pool.ts";
import { prospectsDue } from "./prospects-due.ts";

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
