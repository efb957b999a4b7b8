import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Services } from "~/services.server.ts";
import { clients, contactRequests, outbox, session as sessions, turns, user } from "../../db/schema.ts";
import { logEvent } from "./event-log.server.ts";
import { ordersFor } from "./mail-orders.server.ts";
import { turnsOf } from "./sign-in-limits.server.ts";
import { voidLinksOf } from "./sign-in-links.server.ts";

/** What the outbox keeps of an account until its owner was told. */
export type DeletedAccount = { id: string };

/** Milliseconds before the mail leaves: by then every request that was under way is done. */
const afterwards = 3_000;

/**
 * Removes everything held about this person in one transaction, and orders the mail that says so; then ends their
 * streams on every node. What they wrote on /contact goes too, once it was delivered. decisions.md D37.
 */
export async function deleteAccount(
  services: Pick<Services, "environment" | "db" | "live" | "log" | "outbox">,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const ended = await services.db.asOwner.transaction(async (tx) => {
    // First, since whoever redeems a link at this moment makes one more session.
    await voidLinksOf(tx, email);
    const found = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, id));
    await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, id)).for("update");
    await tx.delete(clients).where(eq(clients.id, id));
    await tx.delete(user).where(eq(user.id, id));
    await tx.delete(outbox).where(ordersFor(email));
    await tx.delete(turns).where(turnsOf(services.environment.authSecret, email));
    await tx
      .delete(contactRequests)
      // As the visitor typed it, who may have used capitals.
      .where(and(eq(sql`lower(${contactRequests.email})`, email), isNotNull(contactRequests.deliveredAt)));
    const payload: DeletedAccount = { id };
    await services.outbox.enqueueWithin(tx, { kind: "account-deleted", subject: email, payload }, afterwards);
    return found;
  });
  logEvent(services, { event: "account_deleted", clientId: id });
  services.outbox.kick();
  for (const session of ended) await services.live.endSession(session.id);
}
