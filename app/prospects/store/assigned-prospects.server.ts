import { and, count, eq, isNotNull } from "drizzle-orm";
import { teamOf } from "#app/team/team.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { prospects } from "#db/schema.ts";

/** How many prospects of the client's team are given to whom, by the id of the member. */
export async function assignedOf(
  { db }: { db: Database },
  clientId: string,
): Promise<Record<string, number>> {
  return db.asClient(clientId, async (tx) => {
    const team = await teamOf(tx, clientId);
    if (!team) return {};
    const rows = await tx
      .select({ id: prospects.assigneeId, given: count() })
      .from(prospects)
      .where(and(eq(prospects.teamId, team.id), isNotNull(prospects.assigneeId)))
      .groupBy(prospects.assigneeId);
    return Object.fromEntries(rows.map(({ id, given }) => [id, given]));
  });
}
