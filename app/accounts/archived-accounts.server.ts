import { and, eq, exists, lte, not, type SQL, sql } from "drizzle-orm";
import { periods, secondsIn } from "#app/periods.ts";
import { lockTeamOf } from "#app/team/team.server.ts";
import type { Expiry } from "#db/housekeeping.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { clients, session, subscriptions, teamMembers } from "#db/schema.ts";
import { deleteAccountRows } from "./delete-account.server.ts";
import { absoluteLifetime } from "./session/session.server.ts";
import { voidAllLinks } from "./sign-in/redeem/sign-in-links.server.ts";

/**
 * Accounts whose subscription ended `periods.accountArchive` ago, with all that is theirs. One in whose team somebody is signed in
 * is no archive yet. interpretation.md D245.
 */
export const archivedAccounts: Expiry = {
  name: "accounts after the end of their subscription",
  batch: 1,
  count: async (queries, now) =>
    (await queries.select({ one: sql`1` }).from(clients).where(isArchived(queries, now))).length,
  async removeBatch(tx, now) {
    const [found] = await tx
      .select({ id: clients.id, email: clients.email })
      .from(clients)
      .where(isArchived(tx, now))
      .limit(1);
    if (!found) return 0;
    // As in every deletion: before the team, and so that no link signs in meanwhile.
    await voidAllLinks(tx, found.email);
    await lockTeamOf(tx, found.id);
    // Judged again under the lock of the team: an offer that was entered meanwhile keeps the account.
    const isStill = and(eq(clients.id, found.id), isArchived(tx, now));
    if ((await tx.$count(clients, isStill)) === 0) return 0;
    await deleteAccountRows(tx, found);
    return 1;
  },
};

function isArchived(queries: Queries, now: number): SQL | undefined {
  const last = new Date(now - secondsIn(periods.accountArchive) * 1_000);
  // Who has cancelled ended then; any other offer ends with its last day in Paris.
  const end = sql`coalesce(${subscriptions.cancelledAt}, (${subscriptions.until} + 1)::timestamp at time zone 'Europe/Paris')`;
  const ended = queries
    .select({ one: sql`1` })
    .from(teamMembers)
    .innerJoin(subscriptions, eq(subscriptions.teamId, teamMembers.teamId))
    .where(and(eq(teamMembers.clientId, clients.id), lte(end, last)));
  const signedIn = queries
    .select({ one: sql`1` })
    .from(session)
    .innerJoin(sql`team_members as colleague`, sql`colleague.client_id = ${session.userId}`)
    .innerJoin(sql`team_members as own`, sql`own.team_id = colleague.team_id`)
    .where(
      and(
        sql`own.client_id = ${clients.id}`,
        sql`${session.expiresAt} > ${new Date(now).toISOString()}::timestamptz`,
        sql`${session.createdAt} > ${new Date(now - absoluteLifetime).toISOString()}::timestamptz`,
      ),
    );
  return and(exists(ended), not(exists(signedIn)));
}
