import { asc, eq, gt, sql } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { teamInvitations, teamMembers, user } from "#db/schema.ts";
import { contentsOfTeam, isOfferOver } from "./current-offer.server.ts";
import type { Team } from "./team.server.ts";

/** Someone who works in a team. `isSeatless` for who has no seat in the offer, and so only reads. */
export type Member = { id: string; email: string; since: Date; isOwner: boolean; isSeatless: boolean };

/** How many people the offer of a team lets work today: one without an offer. */
export async function seatsOf(queries: Queries, teamId: string): Promise<number> {
  return (await contentsOfTeam(queries, teamId)).users;
}

/** Who works in a team: the owner, then the others in the order in which they came. The newest have no seat where there are too few. */
export async function membersOf(queries: Queries, team: Team): Promise<Member[]> {
  const found = await queries
    .select({ id: teamMembers.clientId, email: user.email, since: teamMembers.createdAt })
    .from(teamMembers)
    .innerJoin(user, eq(user.id, teamMembers.clientId))
    .where(eq(teamMembers.teamId, team.id))
    .orderBy(
      sql`${teamMembers.clientId} <> ${team.ownerId}`,
      asc(teamMembers.createdAt),
      asc(teamMembers.clientId),
    );
  const seats = found.length > 1 ? await seatsOf(queries, team.id) : 1;
  return found.map((member, index) => ({
    ...member,
    isOwner: member.id === team.ownerId,
    isSeatless: index >= seats,
  }));
}

/** The invitations into a team that have not expired, the oldest first. */
export async function invitationsOf(queries: Queries, teamId: string, now = new Date()) {
  const { id, email, createdAt, expiresAt } = teamInvitations;
  return queries
    .select({ id, email, expiresAt })
    .from(teamInvitations)
    .where(sql`${eq(teamInvitations.teamId, teamId)} and ${gt(expiresAt, now)}`)
    .orderBy(asc(createdAt), asc(id));
}

/** True for a colleague without a seat: the list is there to read. interpretation.md D310. */
export async function isSeatless(queries: Queries, team: Team, clientId: string): Promise<boolean> {
  if (team.ownerId === clientId) return false;
  const members = await membersOf(queries, team);
  return members.find(({ id }) => id === clientId)?.isSeatless ?? true;
}

/** Why somebody changes nothing of a list: the offer has no seat for them, or is over. interpretation.md D299, D310. */
export type ReadsOnly = "seatless" | "offer-over";

/** Why a client only reads the team's list: without a seat in its offer, or after that is over. `null` for who works on it. */
export async function readsOnly(queries: Queries, team: Team, clientId: string): Promise<ReadsOnly | null> {
  if (await isSeatless(queries, team, clientId)) return "seatless";
  return (await isOfferOver(queries, team.id)) ? "offer-over" : null;
}
