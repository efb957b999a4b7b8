import { and, eq, ne } from "drizzle-orm";
import { recordOwnAction } from "#app/accounts/own-actions.server.ts";
import { leaveTeam } from "#app/team/leave-team.server.ts";
import { invitationsOf, membersOf, seatsOf } from "#app/team/seats.server.ts";
import { lockTeamOf, type Team, teamOf } from "#app/team/team.server.ts";
import { tellOf } from "#app/team/team-news.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { clientProfile, settledDismissals, targeting, teamMembers, teams } from "#db/schema.ts";
import type { Environment } from "#environment.ts";
import { secondsUntilTeamChange } from "./team-limits.server.ts";
import type { TeamAnswer } from "./team-protocol.ts";

type Services = { db: Database; environment: Pick<Environment, "authSecret"> };
type Client = { id: string; email: string };

/** `retryAfter` is in whole seconds. */
type Limited = { kind: "limited"; retryAfter: number };

/** Who works in the client's team, who is invited, and how many may; `null` for an account that is gone. */
export async function readTeam({ db }: Pick<Services, "db">, clientId: string): Promise<TeamAnswer | null> {
  const { asOwner } = db;
  const team = await teamOf(asOwner, clientId);
  if (!team) return null;
  const members = await membersOf(asOwner, team);
  const invitations = await invitationsOf(asOwner, team.id);
  return {
    owner: team.ownerId,
    nextOwner: team.nextOwnerId,
    members: members.map(({ id, email, since, isOwner, isSeatless }) => ({
      ...{ id, email, role: isOwner ? ("owner" as const) : ("member" as const) },
      ...{ since: since.toISOString(), seatless: isSeatless },
    })),
    invitations: invitations.map((each) => ({ ...each, expiresAt: each.expiresAt.toISOString() })),
    seats: await seatsOf(asOwner, team.id),
  };
}

export type Removed =
  /** `isSelf`: the client has left. */
  | { kind: "removed"; isSelf: boolean }
  /** Only the owner removes others. */
  | { kind: "owner-only" }
  /** Who owns a team hands it over first. */
  | { kind: "owner-stays" }
  | { kind: "missing" }
  | Limited;

/** Takes a member out of the client's team: the owner anybody but themselves, a colleague themselves. interpretation.md D309. */
export async function removeMember(services: Services, client: Client, memberId: string): Promise<Removed> {
  const retryAfter = await secondsUntilTeamChange(services, client.id);
  if (retryAfter > 0) return { kind: "limited", retryAfter };
  return services.db.asOwner.transaction(async (tx): Promise<Removed> => {
    const team = await lockTeamOf(tx, client.id);
    const members = team ? await membersOf(tx, team) : [];
    const member = members.find(({ id }) => id === memberId);
    // Whoever asks may have been removed while waiting for the lock.
    if (!team || !member || !members.some(({ id }) => id === client.id)) return { kind: "missing" };
    const isSelf = memberId === client.id;
    if (member.isOwner) return isSelf ? { kind: "owner-stays" } : { kind: "owner-only" };
    if (!isSelf && team.ownerId !== client.id) return { kind: "owner-only" };
    await leaveTeam(tx, team, memberId);
    await recordOwnAction(tx, client.id, { action: isSelf ? "team.left" : "team.removed" });
    const toTell = isSelf ? members.find(({ isOwner }) => isOwner) : member;
    if (toTell) await tellOf(tx, toTell.email, { news: isSelf ? "left" : "removed", by: client.email });
    return { kind: "removed", isSelf };
  });
}

export type HandedOver =
  /** The member was asked, or asked no longer. */
  | { kind: "asked" | "not-asked" }
  /** The member has accepted. */
  | { kind: "handed-over" }
  | { kind: "owner-only" | "missing" }
  | Limited;

/**
 * Hands the client's team over: the owner names a member, with their own id nobody any more; the member named accepts with theirs.
 * Profile, targeting and offer go with the team. interpretation.md D309.
 */
export async function handOver(services: Services, client: Client, memberId: string): Promise<HandedOver> {
  const retryAfter = await secondsUntilTeamChange(services, client.id);
  if (retryAfter > 0) return { kind: "limited", retryAfter };
  return services.db.asOwner.transaction(async (tx): Promise<HandedOver> => {
    const team = await lockTeamOf(tx, client.id);
    const members = team ? await membersOf(tx, team) : [];
    const member = members.find(({ id }) => id === memberId);
    if (!team || !member || !members.some(({ id }) => id === client.id)) return { kind: "missing" };
    if (team.ownerId === client.id) {
      const nextOwnerId = member.isOwner ? null : memberId;
      await tx.update(teams).set({ nextOwnerId }).where(eq(teams.id, team.id));
      if (nextOwnerId !== null && nextOwnerId !== team.nextOwnerId)
        await tellOf(tx, member.email, { news: "asked", by: client.email });
      return { kind: nextOwnerId === null ? "not-asked" : "asked" };
    }
    if (memberId !== client.id || team.nextOwnerId !== client.id) return { kind: "owner-only" };

    await passOn(tx, team, client.id);
    await recordOwnAction(tx, client.id, { action: "team.handed_over" });
    await recordOwnAction(tx, team.ownerId, { action: "team.handed_over" });
    const before = members.find(({ isOwner }) => isOwner);
    if (before) await tellOf(tx, before.email, { news: "handed_over", by: client.email });
    return { kind: "handed-over" };
  });
}

/** Makes a member the owner, with the rows that are an owner's. The caller has locked the team. */
async function passOn(tx: Queries, team: Team, nextId: string): Promise<void> {
  await tx.update(teams).set({ ownerId: nextId, nextOwnerId: null }).where(eq(teams.id, team.id));
  const own = { clientId: nextId };
  const former = eq(settledDismissals.clientId, team.ownerId);
  await tx
    .delete(settledDismissals)
    .where(and(eq(settledDismissals.teamId, team.id), ne(settledDismissals.clientId, team.ownerId)));
  await tx
    .update(settledDismissals)
    .set(own)
    .where(and(eq(settledDismissals.teamId, team.id), former));
  await tx.update(targeting).set(own).where(eq(targeting.teamId, team.id));
  // What the profile says about its owner alone is exchanged with what is kept of the one who takes over.
  const isNext = and(eq(teamMembers.teamId, team.id), eq(teamMembers.clientId, nextId));
  const [kept] = await tx.select().from(teamMembers).where(isNext);
  const [profile] = await tx.select().from(clientProfile).where(eq(clientProfile.teamId, team.id));
  const personal = (from: typeof kept | typeof profile) => ({
    senderName: from?.senderName ?? null,
    calendlyUrl: from?.calendlyUrl ?? null,
    draftGaps: from?.draftGaps ?? null,
  });
  await tx
    .update(clientProfile)
    .set({ ...own, ...personal(kept) })
    .where(eq(clientProfile.teamId, team.id));
  await tx
    .update(teamMembers)
    .set(personal(profile))
    .where(and(eq(teamMembers.teamId, team.id), eq(teamMembers.clientId, team.ownerId)));
  await tx.update(teamMembers).set(personal(undefined)).where(isNext);
}
