import { and, eq, gte, sql, sum } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { enrichmentProviders, enrichmentUnits } from "#db/schema.ts";

/** How many units a team may use from a day on. */
export type UnitBound = { units: number; from: string };

/**
 * Takes up to `wanted` units for the night of a day and returns how many it got: all nights since `from` use `units` at most.
 * The caller has locked the team, so that the bound holds to the unit on any number of nodes.
 */
export async function takeUnits(
  tx: Queries,
  { teamId, day }: { teamId: string; day: string },
  wanted: number,
  { units, from }: UnitBound,
): Promise<number> {
  const [used] = await tx
    .select({ units: sum(enrichmentUnits.units).mapWith(Number) })
    .from(enrichmentUnits)
    .where(and(eq(enrichmentUnits.teamId, teamId), gte(enrichmentUnits.day, from)));
  const taken = Math.max(0, Math.min(wanted, units - (used?.units ?? 0)));
  if (taken > 0)
    await tx
      .insert(enrichmentUnits)
      .values({ teamId, day, units: taken })
      .onConflictDoUpdate({
        target: [enrichmentUnits.teamId, enrichmentUnits.day],
        set: { units: sql`${enrichmentUnits.units} + ${taken}` },
      });
  return taken;
}

/** Gives units back to the night for which they were taken. */
export async function giveBackUnits(
  tx: Queries,
  { teamId, day }: { teamId: string; day: string | null },
  units: number,
): Promise<void> {
  if (day === null || units === 0) return;
  await tx
    .update(enrichmentUnits)
    .set({ units: sql`${enrichmentUnits.units} - ${units}` })
    .where(and(eq(enrichmentUnits.teamId, teamId), eq(enrichmentUnits.day, day)));
}

/** Units that the night of a day has used, with those that requests under way may still use. */
export async function unitsUsed(queries: Queries, teamId: string, day: string): Promise<number> {
  const [row] = await queries
    .select({ units: enrichmentUnits.units })
    .from(enrichmentUnits)
    .where(and(eq(enrichmentUnits.teamId, teamId), eq(enrichmentUnits.day, day)));
  return row?.units ?? 0;
}

/** The same for each night from a day on that used any. */
export async function unitsByDay(
  queries: Queries,
  teamId: string,
  from: string,
): Promise<Map<string, number>> {
  const rows = await queries
    .select({ day: enrichmentUnits.day, units: enrichmentUnits.units })
    .from(enrichmentUnits)
    .where(and(eq(enrichmentUnits.teamId, teamId), gte(enrichmentUnits.day, from)));
  return new Map(rows.map(({ day, units }) => [day, units]));
}

/** Counts units that are used for good. */
export async function countSpent(tx: Queries, provider: string | null, units: number): Promise<void> {
  if (provider === null || units === 0) return;
  await tx
    .insert(enrichmentProviders)
    .values({ name: provider, unitsSpent: units })
    .onConflictDoUpdate({
      target: enrichmentProviders.name,
      set: { unitsSpent: sql`${enrichmentProviders.unitsSpent} + ${units}` },
    });
}

/** The metric `matinal_enrichment_units_total`: units of all teams since the beginning, the same on every node. */
export async function unitsSpent(queries: Queries): Promise<number> {
  const [row] = await queries
    .select({ units: sql<string | null>`sum(${enrichmentProviders.unitsSpent})` })
    .from(enrichmentProviders);
  return Number(row?.units ?? 0);
}
