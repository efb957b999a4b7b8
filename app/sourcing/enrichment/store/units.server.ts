import { and, eq, sql } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { enrichmentProviders, enrichmentUnits } from "#db/schema.ts";

/**
 * Takes up to `wanted` units of the team's month and returns how many it got. Whoever takes at the same time, on any node,
 * waits for the end of this transaction, so that the bound holds to the unit.
 */
export async function takeUnits(
  tx: Queries,
  { teamId, month }: { teamId: string; month: string },
  wanted: number,
  monthlyUnits: number,
): Promise<number> {
  // The upsert locks the row.
  const [row] = await tx
    .insert(enrichmentUnits)
    .values({ teamId, month })
    .onConflictDoUpdate({
      target: [enrichmentUnits.teamId, enrichmentUnits.month],
      set: { units: sql`${enrichmentUnits.units}` },
    })
    .returning({ units: enrichmentUnits.units });
  const taken = Math.max(0, Math.min(wanted, monthlyUnits - (row?.units ?? 0)));
  await giveBackUnits(tx, { teamId, month }, -taken);
  return taken;
}

/** Gives units back to the month from which they were taken. */
export async function giveBackUnits(
  tx: Queries,
  { teamId, month }: { teamId: string; month: string | null },
  units: number,
): Promise<void> {
  if (month === null || units === 0) return;
  await tx
    .update(enrichmentUnits)
    .set({ units: sql`${enrichmentUnits.units} - ${units}` })
    .where(and(eq(enrichmentUnits.teamId, teamId), eq(enrichmentUnits.month, month)));
}

/** Units that the team has used in a month, given by its first day, with those that requests under way may still use. */
export async function unitsUsed(queries: Queries, teamId: string, month: string): Promise<number> {
  const [row] = await queries
    .select({ units: enrichmentUnits.units })
    .from(enrichmentUnits)
    .where(and(eq(enrichmentUnits.teamId, teamId), eq(enrichmentUnits.month, month)));
  return row?.units ?? 0;
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
