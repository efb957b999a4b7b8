import { and, asc, eq } from "drizzle-orm";
import { teamOf } from "#app/team/team.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { prospectEvents, prospects } from "#db/schema.ts";
import type { ProspectRecord } from "../prospects-protocol.ts";
import { type EventRow, recordColumns, toRecord } from "./prospect-rows.server.ts";

/** A prospect of the client's team with its history; `null` if there is none with this id, which must be a UUID. */
export async function readProspect(
  { db }: { db: Database },
  clientId: string,
  id: string,
): Promise<ProspectRecord | null> {
  return db.asClient(clientId, async (tx) => {
    const team = await teamOf(tx, clientId);
    if (!team) return null;
    const [row] = await tx
      .select(recordColumns)
      .from(prospects)
      .where(and(eq(prospects.teamId, team.id), eq(prospects.id, id)));
    return row ? toRecord(row, await historyOf(tx, team.id, id)) : null;
  });
}

/** What was done with a prospect, the oldest event first: all of it, as `prospectLimits` bounds it. */
export function historyOf(tx: Queries, teamId: string, prospectId: string): Promise<EventRow[]> {
  return tx
    .select()
    .from(prospectEvents)
    .where(and(eq(prospectEvents.teamId, teamId), eq(prospectEvents.prospectId, prospectId)))
    .orderBy(asc(prospectEvents.seq));
}
