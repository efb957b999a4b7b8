import { desc, eq } from "drizzle-orm";
import { unitsUsed } from "#app/sourcing/enrichment/store/units.server.ts";
import type { Night } from "#app/sourcing/night/lease.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { nights } from "#db/schema.ts";

/** What the team's newest nights did, a week of them, the newest first. */
export async function newestNights(queries: Queries, teamId: string) {
  const newest = await queries
    .select()
    .from(nights)
    .where(eq(nights.teamId, teamId))
    .orderBy(desc(nights.day))
    .limit(7);
  const lines = [];
  for (const night of newest) lines.push(await told(queries, night));
  return lines;
}

/** What a night did, as facts; `spent` are the paid units. */
export async function told(queries: Queries, night: Night) {
  const { teamId, day, state, quota, requests, pages, seen, found, dropped, enriched, delivered } = night;
  const { error, enrichmentError, failures } = night;
  const spent = await unitsUsed(queries, teamId, day);
  return {
    ...{ day, state, quota, requests, pages, seen, found, dropped, enriched, delivered, spent },
    ...{ error, enrichmentError, failures },
  };
}
