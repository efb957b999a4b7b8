import { eq, sql } from "drizzle-orm";
import { contentsOf } from "#app/offers/contents.ts";
import { trialDays } from "#app/offers/price-rules.ts";
import { teamOffers } from "#app/offers/team-offers.ts";
import { periods, secondsIn } from "#app/periods.ts";
import { leaveTeam } from "#app/team/leave-team.server.ts";
import { membersOf } from "#app/team/seats.server.ts";
import { tellOf } from "#app/team/team-news.server.ts";
import type { Expiry } from "#db/housekeeping.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { subscriptionTerms, teamMembers, teams } from "#db/schema.ts";

/** Members for whom no offer of the last days had a seat: they go back to their own list, and a mail says so. */
export const seatlessMembers: Expiry = {
  name: "members without a seat",
  batch: 1,
  count: async (queries, now) => (await crowded(queries, now)).reduce((sum, { over }) => sum + over, 0),
  async removeBatch(tx, now) {
    const [found] = await crowded(tx, now);
    if (!found) return 0;
    const [team] = await tx.select().from(teams).where(eq(teams.id, found.teamId)).for("update");
    // Judged again under the lock of the team: a greater offer that was entered meanwhile keeps them.
    const still = (await crowded(tx, now)).find(({ teamId }) => teamId === found.teamId);
    if (!team || !still) return 0;
    const members = await membersOf(tx, team);
    const [newest] = members.slice(-1);
    const owner = members.find(({ isOwner }) => isOwner);
    if (!newest || newest.isOwner) return 0;
    await leaveTeam(tx, team, newest.id);
    await tellOf(tx, newest.email, { news: "no_seat", by: owner?.email ?? "" });
    return 1;
  },
};

/** The teams with more members than any of their offers of the last days had seats for, and how many there are too many. */
async function crowded(queries: Queries, now: number): Promise<{ teamId: string; over: number }[]> {
  const users = sql.join(
    teamOffers.map((offer) => sql`when ${offer} then ${contentsOf(offer).users}::int`),
    sql` `,
  );
  const since = new Date(now - secondsIn(periods.seatless) * 1_000).toISOString();
  const { rows } = (await queries.execute(sql`
    with terms as (
      select team_id, offer, least(
        cancelled_at,
        (until + 1)::timestamp at time zone 'Europe/Paris',
        case when offer = 'trial' and until is null then since + make_interval(days => ${trialDays}) end,
        lead(since) over (partition by team_id order by since)
      ) as ended from ${subscriptionTerms}
    ), sizes as (
      select team_id, count(*)::int as members from ${teamMembers} group by team_id having count(*) > 1
    ), seated as (
      select team_id, members, coalesce((
        select max(case offer ${users} end) from terms
        where terms.team_id = sizes.team_id and (ended is null or ended > ${since}::timestamptz)
      ), 1) as seats from sizes
    )
    select team_id as "teamId", members - seats as over from seated where members > seats`)) as unknown as {
    rows: { teamId: string; over: number }[];
  };
  return rows;
}
