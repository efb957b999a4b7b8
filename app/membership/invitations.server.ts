import { and, asc, eq, gt, inArray, lte } from "drizzle-orm";
import { normaliseEmail } from "#app/accounts/email.ts";
import { recordOwnAction } from "#app/accounts/own-actions.server.ts";
import { periods, secondsIn } from "#app/periods.ts";
import { invitationsOf, membersOf, seatsOf } from "#app/team/seats.server.ts";
import { lockTeamOf, ownerAtWork, teamOf } from "#app/team/team.server.ts";
import { tellOf } from "#app/team/team-news.server.ts";
import { expiry } from "#db/housekeeping.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { teamInvitations, teamMembers, teams, user } from "#db/schema.ts";
import type { Environment } from "#environment.ts";
import { consume, refund } from "#limits/limits.server.ts";
import { announceMove } from "#live/live.server.ts";
import { storeItem } from "#outbox/outbox-table.server.ts";
import { invitationLimits, secondsUntilTeamChange } from "./team-limits.server.ts";
import type { TeamInvitation } from "./team-protocol.ts";

type Services = { db: Database; environment: Pick<Environment, "authSecret"> };
type Client = { id: string; email: string };

/** The kind of outbox items that invite somebody. The payload is `{ team, id }`. */
export const invitationKind = "team-invitation";

/** Milliseconds for which an invitation can be accepted, and its mail is worth sending. */
export const invitationLifetime = secondsIn(periods.invitation) * 1_000;

/** Milliseconds in which a second press for the same address sends no second mail. */
const doublePress = 30_000;

export type Invited =
  | { kind: "invited"; invitation: TeamInvitation }
  /** Only the owner of a team invites. */
  | { kind: "owner-only" }
  | { kind: "invalid-email" | "already-member" }
  | { kind: "no-seat"; seats: number }
  /** `retryAfter` is in whole seconds. */
  | { kind: "limited"; retryAfter: number };

/**
 * Invites the owner of an address into the client's team by mail. Who was invited before gets another mail, and seven days from
 * now, but for a second press. Members and invitations that wait together are never more than the offer's seats, however many invite at once.
 * interpretation.md D308.
 */
export async function invite(services: Services, client: Client, address: string): Promise<Invited> {
  const email = normaliseEmail(address);
  if (email === null) return { kind: "invalid-email" };
  const { asOwner } = services.db;
  const team = await teamOf(asOwner, client.id);
  if (team?.ownerId !== client.id) return { kind: "owner-only" };
  const limits = invitationLimits(services.environment.authSecret, client.id, email);
  const consumed = await consume(asOwner, limits);
  if (!consumed.ok) return { kind: "limited", retryAfter: consumed.retryAfter };
  const { isSent, ...invited } = await asOwner.transaction(
    async (tx): Promise<Invited & { isSent?: true }> => {
      const locked = await lockTeamOf(tx, client.id);
      if (locked?.ownerId !== client.id) return { kind: "owner-only" };
      const members = await membersOf(tx, locked);
      if (members.some((member) => member.email === email)) return { kind: "already-member" };
      const now = new Date();
      // What has expired is in nobody's way.
      await tx
        .delete(teamInvitations)
        .where(and(eq(teamInvitations.teamId, locked.id), lte(teamInvitations.expiresAt, now)));
      const waiting = await invitationsOf(tx, locked.id, now);
      const known = waiting.find((each) => each.email === email);
      if (known && known.expiresAt.getTime() > now.getTime() + invitationLifetime - doublePress)
        return { kind: "invited", invitation: { ...known, expiresAt: known.expiresAt.toISOString() } };
      const others = waiting.filter((each) => each.email !== email);
      const seats = await seatsOf(tx, locked.id);
      if (members.length + others.length >= seats) return { kind: "no-seat", seats };
      const expiresAt = new Date(now.getTime() + invitationLifetime);
      const [stored] = await tx
        .insert(teamInvitations)
        .values({ teamId: locked.id, email, createdAt: now, expiresAt })
        .onConflictDoUpdate({ target: [teamInvitations.teamId, teamInvitations.email], set: { expiresAt } })
        .returning({ id: teamInvitations.id });
      if (!stored) throw new Error("The database did not return the invitation.");
      const payload = { team: locked.id, id: stored.id };
      const item = { kind: invitationKind, dedupeKey: stored.id, recipient: email, payload, attempts: 0 };
      await storeItem(tx, item, { delay: 0, expiresAfter: invitationLifetime });
      await recordOwnAction(tx, client.id, { action: "team.invited" });
      const invitation = { id: stored.id, email, expiresAt: expiresAt.toISOString() };
      return { kind: "invited", invitation, isSent: true };
    },
  );
  // Nobody gets a mail for it, so that nobody's mailbox is closed by it.
  if (!isSent) await refund(asOwner, limits, consumed.ids);
  return invited;
}

/** Withdraws an invitation into the client's own team; false when there is none. */
export async function withdraw({ db }: Pick<Services, "db">, client: Client, id: string): Promise<boolean> {
  return db.asOwner.transaction(async (tx) => {
    const team = await lockTeamOf(tx, client.id);
    if (team?.ownerId !== client.id) return false;
    const removed = await tx
      .delete(teamInvitations)
      .where(and(eq(teamInvitations.teamId, team.id), eq(teamInvitations.id, id)))
      .returning({ id: teamInvitations.id });
    if (removed.length > 0) await recordOwnAction(tx, client.id, { action: "team.withdrawn" });
    return removed.length > 0;
  });
}

/** An invitation as the invited reads it: from whom, and until when. */
export type Received = { id: string; from: string; expiresAt: Date };

/** The invitations that wait for the owner of an address, the newest last. */
export async function invitationsTo(queries: Queries, email: string): Promise<Received[]> {
  return queries
    .select({ id: teamInvitations.id, from: user.email, expiresAt: teamInvitations.expiresAt })
    .from(teamInvitations)
    .innerJoin(teams, eq(teams.id, teamInvitations.teamId))
    .innerJoin(teamMembers, and(eq(teamMembers.teamId, teams.id), eq(teamMembers.clientId, teams.ownerId)))
    .innerJoin(user, eq(user.id, teams.ownerId))
    .where(and(eq(teamInvitations.email, email), gt(teamInvitations.expiresAt, new Date())))
    .orderBy(asc(teamInvitations.createdAt), asc(teamInvitations.id));
}

export type Accepted =
  | { kind: "accepted" }
  /** It was withdrawn, it expired, it is for another address, or it was accepted before. */
  | { kind: "gone" }
  /** The client works in somebody else's team, or shares the own one: that ends first. */
  | { kind: "in-team" | "shares-team" }
  /** The offer has no seat left. */
  | { kind: "no-seat" }
  | { kind: "limited"; retryAfter: number };

/**
 * Takes a client into the team into which the owner of the address was invited. The own list is set aside, untouched, until the
 * client leaves. Of simultaneous calls one succeeds. interpretation.md D308.
 */
export async function accept(services: Services, client: Client, id: string): Promise<Accepted> {
  const retryAfter = await secondsUntilTeamChange(services, client.id);
  if (retryAfter > 0) return { kind: "limited", retryAfter };
  return services.db.asOwner.transaction(async (tx): Promise<Accepted> => {
    const isIt = and(eq(teamInvitations.id, id), eq(teamInvitations.email, client.email));
    const [found] = await tx.select({ teamId: teamInvitations.teamId }).from(teamInvitations).where(isIt);
    const own = await teamOf(tx, client.id);
    if (!found || !own) return { kind: "gone" };
    // Both in one order, so that two who invite each other do not wait for each other.
    const locked = await tx
      .select()
      .from(teams)
      .where(inArray(teams.id, [own.id, found.teamId]))
      .orderBy(asc(teams.id))
      .for("update");
    const team = locked.find((each) => each.id === found.teamId);
    const [invitation] = await tx
      .select({ teamId: teamInvitations.teamId })
      .from(teamInvitations)
      .where(and(isIt, gt(teamInvitations.expiresAt, new Date())));
    const present = await teamOf(tx, client.id);
    const owner = team && (await ownerAtWork(tx, team.id));
    if (!team || !invitation || !owner || present?.id === team.id) return { kind: "gone" };
    if (present?.id !== own.id || own.ownerId !== client.id) return { kind: "in-team" };
    if ((await tx.$count(teamMembers, eq(teamMembers.teamId, own.id))) > 1) return { kind: "shares-team" };
    const seats = await seatsOf(tx, team.id);
    if ((await tx.$count(teamMembers, eq(teamMembers.teamId, team.id))) >= seats) return { kind: "no-seat" };

    await tx.delete(teamInvitations).where(isIt);
    // Nobody joins a list that is set aside.
    await tx.delete(teamInvitations).where(eq(teamInvitations.teamId, own.id));
    await tx.delete(teamMembers).where(eq(teamMembers.clientId, client.id));
    await tx.insert(teamMembers).values({ teamId: team.id, clientId: client.id, createdAt: new Date() });
    await recordOwnAction(tx, client.id, { action: "team.joined" });
    const [toTell] = await tx.select({ email: user.email }).from(user).where(eq(user.id, owner));
    if (toTell) await tellOf(tx, toTell.email, { news: "joined", by: client.email });
    await announceMove(tx, client.id);
    return { kind: "accepted" };
  });
}

/** Invitations that nobody accepted in time. */
export const expiredInvitations = expiry("invitations that expired", teamInvitations, (now) =>
  lte(teamInvitations.expiresAt, new Date(now)),
);
