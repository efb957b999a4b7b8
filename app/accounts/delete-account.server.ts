import { setImmediate } from "node:timers/promises";
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { leaveTeam } from "#app/team/leave-team.server.ts";
import { membersOf } from "#app/team/seats.server.ts";
import { lockTeamOf, type Team } from "#app/team/team.server.ts";
import { tellOf } from "#app/team/team-news.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import {
  candidates,
  clients,
  contactRequests,
  drafts,
  messages,
  modelReservations,
  modelTokens,
  outbox,
  prospectRemovals,
  prospects,
  rateLimitHits,
  session as sessions,
  teamInvitations,
  teams,
  user,
} from "#db/schema.ts";
import type { Environment } from "#environment.ts";
import type { Live } from "#live/live.server.ts";
import type { Outbox } from "#outbox/outbox.server.ts";
import { hitsOfAccount } from "./account-limit.server.ts";
import { logEvent } from "./event-log.server.ts";
import { recordOwnAction } from "./own-actions.server.ts";
import { mailKey } from "./sign-in/mail/mail-keys.server.ts";
import { voidAllLinks } from "./sign-in/redeem/sign-in-links.server.ts";
import { hitsOf } from "./sign-in/sign-in-limits.server.ts";

/**
 * Deletes everything stored about this client in one transaction, which also queues the mail that confirms it; then
 * ends the client's streams on every node. Contact requests from the same address are deleted too, with what was replied,
 * unless they are not delivered yet or use a right, which has to be answered (interpretation.md D231); the prospects go with the owner of their team. interpretation.md D37.
 */
export async function deleteAccount(
  services: { environment: Environment; db: Database; live: Live; log: Logger; outbox: Outbox },
  { id, email }: { id: string; email: string },
): Promise<void> {
  const ended = await services.db.asOwner.transaction(async (tx) => {
    // This comes first, because a concurrent redemption would create another session.
    await voidAllLinks(tx, email);
    const found = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, id));
    await deleteAccountRows(tx, { id, email });
    const { authSecret } = services.environment;
    await tx.delete(rateLimitHits).where(or(hitsOf(authSecret, email), hitsOfAccount(authSecret, id)));
    const confirmation = { kind: "account-deleted", dedupeKey: mailKey(email, null), recipient: email };
    await services.outbox.enqueueWithin(tx, { ...confirmation, payload: {} }, 0);
    await recordOwnAction(tx, id, { action: "account.deleted" });
    return found;
  });
  logEvent(services, { event: "account_deleted", clientId: id });
  services.outbox.kick();
  for (const session of ended) await services.live.endSession(session.id);
}

/**
 * Deletes the rows of this client in the caller's transaction, but for what its limits have counted, which goes after a day. Contact
 * requests that are not delivered stay; the prospects go with the owner of their team, whose colleagues go back to their own.
 */
export async function deleteAccountRows(
  tx: Queries,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const team = await lockTeamOf(tx, id);
  await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, id)).for("update");
  // What was given to a colleague is nobody's again, and the list stays with the team.
  if (team && team.ownerId !== id) await leaveTeam(tx, team, id);
  if (team?.ownerId === id) await sendHome(tx, team, email);
  // One may be set aside.
  for (const { id: teamId } of await tx.select({ id: teams.id }).from(teams).where(eq(teams.ownerId, id))) {
    // Each with its history.
    await deleteInBatches(tx, prospects, eq(prospects.teamId, teamId), 500);
    await deleteInBatches(tx, candidates, eq(candidates.teamId, teamId), 1_000);
    await deleteRemovals(tx, teamId);
    await tx.delete(teams).where(eq(teams.id, teamId));
  }
  await deleteInBatches(tx, messages, eq(messages.clientId, id), 1_000);
  // Each with its versions.
  await deleteInBatches(tx, drafts, eq(drafts.clientId, id), 10);
  // This cascades to every row that refers to the user.
  await tx.delete(user).where(eq(user.id, id));
  await tx.delete(outbox).where(eq(outbox.recipient, email));
  await tx.delete(teamInvitations).where(eq(teamInvitations.email, email));
  // The count of all clients together keeps what this one used.
  await tx.delete(modelTokens).where(eq(modelTokens.clientId, id));
  await tx.delete(modelReservations).where(eq(modelReservations.clientId, id));
  await tx
    .delete(contactRequests)
    // The address is stored as the visitor typed it, possibly with capitals.
    .where(
      and(
        eq(sql`lower(${contactRequests.email})`, email),
        isNotNull(contactRequests.deliveredAt),
        isNull(contactRequests.dataRight),
      ),
    );
}

/** Ends a team for everybody but its owner: each goes back to their own list, and a mail says so. interpretation.md D309. */
async function sendHome(tx: Queries, team: Team, owner: string): Promise<void> {
  for (const member of await membersOf(tx, team)) {
    if (member.isOwner) continue;
    await leaveTeam(tx, team, member.id);
    await tellOf(tx, member.email, { news: "ended", by: owner });
  }
}

/** Deletes the rows of an owner, `size` at a time, because each statement of the embedded database blocks the event loop. */
async function deleteInBatches(
  tx: Queries,
  table: typeof messages | typeof drafts | typeof prospects | typeof candidates,
  isOwn: SQL,
  size: number,
) {
  const batch = tx.select({ id: table.id }).from(table).where(isOwn).limit(size);
  for (;;) {
    const deleted = await tx
      .delete(table)
      .where(and(isOwn, inArray(table.id, batch)))
      .returning({ id: table.id });
    if (deleted.length === 0) return;
    await setImmediate();
  }
}

/** The same for the numbers that removed prospects have left. */
async function deleteRemovals(tx: Queries, teamId: string) {
  const { seq } = prospectRemovals;
  const isOwn = eq(prospectRemovals.teamId, teamId);
  const batch = tx.select({ seq }).from(prospectRemovals).where(isOwn).limit(1_000);
  for (let deleted = 1; deleted > 0; await setImmediate())
    deleted = (
      await tx
        .delete(prospectRemovals)
        .where(and(isOwn, inArray(seq, batch)))
        .returning({ seq })
    ).length;
}
