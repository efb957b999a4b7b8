import { and, asc, eq, gt, lte } from "drizzle-orm";
import { teamOf } from "#app/team/team.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { prospectRemovals, prospects } from "#db/schema.ts";
import { prospectLimits } from "../prospect-limits.ts";
import type { ProspectChanges } from "../prospects-protocol.ts";
import { settingsOf } from "../settings/list-settings.server.ts";
import { listColumns, toProspect } from "./prospect-rows.server.ts";

/**
 * What changed in the client's team after number `after`, in order: at most 500 prospects and removals. `seq` of the result
 * is the number of the last one, `after` when there is none.
 */
export async function readChanges(
  { db }: { db: Database },
  clientId: string,
  after: number,
): Promise<ProspectChanges> {
  return db.asClient(clientId, async (tx) => {
    const team = await teamOf(tx, clientId);
    if (!team) return { prospects: [], removed: [], withdrawn: [], settings: 0, seq: after, team: null };
    // Up to the number that the team has now: of what commits between the two queries, only one of them could know.
    const within = (table: typeof prospects | typeof prospectRemovals) =>
      and(eq(table.teamId, team.id), gt(table.seq, after), lte(table.seq, team.lastSeq));
    const most = prospectLimits.changes;
    const changed = await tx
      .select(listColumns)
      .from(prospects)
      .where(within(prospects))
      .orderBy(asc(prospects.seq))
      .limit(most);
    const removed = await tx
      .select({
        id: prospectRemovals.prospectId,
        seq: prospectRemovals.seq,
        because: prospectRemovals.because,
      })
      .from(prospectRemovals)
      .where(within(prospectRemovals))
      .orderBy(asc(prospectRemovals.seq))
      .limit(most);
    const numbers = [...changed, ...removed].map(({ seq }) => seq).sort((one, other) => one - other);
    const last = numbers.slice(0, most).at(-1) ?? after;
    const gone = removed.filter(({ seq }) => seq <= last);
    return {
      prospects: changed.filter(({ seq }) => seq <= last).map(toProspect),
      removed: gone.map(({ id }) => id),
      withdrawn: gone.filter(({ because }) => because === "objection").map(({ id }) => id),
      settings: (await settingsOf(tx, team.id)).version,
      seq: last,
      team: team.id,
    };
  });
}
