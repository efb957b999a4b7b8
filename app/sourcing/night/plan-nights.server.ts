import { setImmediate } from "node:timers/promises";
import { and, asc, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Database, Queries } from "#db/open-database.server.ts";
import { nights, subscriptions, teamMembers, teams } from "#db/schema.ts";
import { nightStart } from "./start-moment.server.ts";

/** Teams that one statement plans. */
const pageSize = 200;

/**
 * Plans the night of each team with an offer that has none yet before the morning of `day`: due at the moment of its client.
 * Of any number of nodes each team is planned once. interpretation.md D127.
 */
export async function planNights({ db }: { db: Database }, day: string): Promise<void> {
  for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
    const page = await db.asOwner
      .select({ teamId: subscriptions.teamId, clientId: ownerOf(subscriptions.teamId) })
      .from(subscriptions)
      .leftJoin(nights, and(eq(nights.teamId, subscriptions.teamId), eq(nights.day, day)))
      .where(
        and(
          gt(subscriptions.teamId, after),
          isNotNull(subscriptions.offer),
          isNull(subscriptions.cancelledAt),
          or(isNull(subscriptions.until), sql`${subscriptions.until} >= ${day}`),
          isNull(nights.teamId),
        ),
      )
      .orderBy(asc(subscriptions.teamId))
      .limit(pageSize);
    const planned = page.flatMap(({ teamId, clientId }) =>
      clientId === null ? [] : [{ teamId, beginsAt: nightStart(clientId, day) }],
    );
    await insertNights(db.asOwner, day, planned);
    after = page.at(-1)?.teamId ?? "";
    if (page.length < pageSize) return;
    await setImmediate();
  }
}

/** Plans the night of one team for now, unless it has one. */
export async function planNight({ db }: { db: Database }, teamId: string, day: string): Promise<void> {
  await insertNights(db.asOwner, day, [{ teamId, beginsAt: new Date() }]);
}

/** The owner of a team, while the owner works in it. */
const ownerOf = (teamId: typeof subscriptions.teamId) =>
  sql<string | null>`(select ${teams.ownerId} from ${teams}
    join ${teamMembers} on ${teamMembers.teamId} = ${teams.id} and ${teamMembers.clientId} = ${teams.ownerId}
    where ${teams.id} = ${teamId})`;

async function insertNights(queries: Queries, day: string, planned: { teamId: string; beginsAt: Date }[]) {
  if (planned.length === 0) return;
  // A team that has been deleted meanwhile has no row to refer to.
  await queries.execute(sql`
    insert into ${nights} (team_id, day, begins_at, due_at)
    select given.team_id, ${day}::date, given.begins_at, given.begins_at
    from jsonb_to_recordset(${JSON.stringify(planned.map(({ teamId, beginsAt }) => ({ team_id: teamId, begins_at: beginsAt })))}::jsonb)
      as given(team_id uuid, begins_at timestamptz)
    join teams on teams.id = given.team_id
    on conflict do nothing`);
}
