import { and, desc, eq, lt, ne, sql } from "drizzle-orm";
import type { Database, Queries } from "#db/open-database.server.ts";
import { clients, webhookDeliveries, webhooks } from "#db/schema.ts";
import type { Outbox } from "#outbox/outbox.server.ts";
import type { Outcome } from "../sending/post.server.ts";
import { isDeliveryOf, isWebhook, type WebhookRow } from "../store/webhook-rows.server.ts";
import { webhookLimits } from "../webhook-limits.ts";
import { maxAttempts, waitAfter } from "./schedule.ts";
import type { Taken } from "./take-delivery.server.ts";

/** Why a webhook was switched off. */
type DisabledReason = NonNullable<WebhookRow["disabledBecause"]>;

/** The mail that tells of a webhook that was switched off. */
export const webhookMailKind = "webhook-disabled";

type Settling = { db: Database; outbox: Pick<Outbox, "enqueueWithin"> };

/**
 * Notes what became of an attempt, and when the next one is due. Returns why the webhook was switched off by it, else
 * `null`; what its owner is told leaves through the outbox.
 */
export async function settleDelivery(
  { db, outbox }: Settling,
  { webhook, delivery }: Taken,
  outcome: Outcome,
): Promise<DisabledReason | null> {
  return db.asOwner.transaction(async (tx) => {
    const now = Date.now();
    // What it is now, and locked before its deliveries as everywhere; it may be gone.
    const [current] = await tx.select().from(webhooks).where(isWebhook(webhook)).for("update");
    if (!current) return null;
    const answer = { answered: outcome.answered, reason: outcome.ok ? null : outcome.reason };
    const note = (values: Partial<typeof webhookDeliveries.$inferInsert>) =>
      tx
        .update(webhookDeliveries)
        .set({ ...answer, ...values })
        .where(
          and(
            isDeliveryOf(webhook),
            eq(webhookDeliveries.id, delivery.id),
            // Unless its lease ended, and somebody else has made another attempt.
            eq(webhookDeliveries.attempts, delivery.attempts),
          ),
        );
    await removeOld(tx, webhook);
    if (outcome.ok) {
      await note({ status: "delivered" });
      await noteSuccess(tx, current, now);
      return null;
    }
    const isLast = delivery.attempts >= maxAttempts;
    const isGone = outcome.answered === 410;
    const wait = Math.max(waitAfter(delivery.attempts), outcome.retryAfter ?? 0);
    await note(isLast || isGone ? { status: "failed" } : { dueAt: new Date(now + wait) });
    const { succeededAt } = current;
    const isFailing = isLast && (succeededAt === null || succeededAt < delivery.createdAt);
    if (isGone || isFailing) {
      const reason = isGone ? "gone" : "failing";
      await disable({ outbox }, tx, webhook, reason);
      return reason;
    }
    await noteFailure(tx, current, { isFirst: delivery.attempts === 1, retryAfter: outcome.retryAfter, now });
    return null;
  });
}

/** Switches a webhook off: nothing is sent until a test succeeds. */
export async function disable(
  { outbox }: Pick<Settling, "outbox">,
  tx: Queries,
  webhook: WebhookRow,
  reason: DisabledReason,
): Promise<void> {
  await tx
    .update(webhooks)
    .set({ disabledAt: new Date(), disabledBecause: reason })
    .where(isWebhook(webhook));
  // Who says that it is gone wants none of it; otherwise what waits is sent once the webhook is on again.
  if (reason === "gone")
    await tx
      .update(webhookDeliveries)
      .set({ status: "failed" })
      .where(and(isDeliveryOf(webhook), eq(webhookDeliveries.status, "waiting")));
  const [client] = await tx
    .select({ email: clients.email })
    .from(clients)
    .where(eq(clients.id, webhook.clientId));
  if (!client) return;
  const mail = { kind: webhookMailKind, dedupeKey: webhook.id, recipient: client.email };
  const payload = { host: new URL(webhook.url).hostname, reason };
  await outbox.enqueueWithin(tx, { ...mail, payload }, 0);
}

/** Opens the way for the next one; after a failure that several met, what waits is due at once. */
async function noteSuccess(tx: Queries, webhook: WebhookRow, now: number) {
  const due = new Date(now);
  const pace = new Date(now + webhookLimits.pace);
  await tx
    .update(webhooks)
    .set({ failures: 0, holdUntil: null, succeededAt: due, dueAt: pace })
    .where(isWebhook(webhook));
  if (webhook.failures > 1)
    await tx
      .update(webhookDeliveries)
      .set({ dueAt: due })
      .where(and(isDeliveryOf(webhook), eq(webhookDeliveries.status, "waiting")));
}

/**
 * Holds back further changes for longer with each one that fails at its first attempt, so that few wait for a receiver that
 * is away, while one that refuses a single delivery goes on getting the others.
 */
async function noteFailure(
  tx: Queries,
  webhook: WebhookRow,
  { isFirst, retryAfter, now }: { isFirst: boolean; retryAfter: number | null; now: number },
) {
  const failures = webhook.failures + (isFirst ? 1 : 0);
  await tx
    .update(webhooks)
    .set({
      failures,
      dueAt: new Date(now + (retryAfter ?? webhookLimits.pace)),
      ...(isFirst && { holdUntil: new Date(now + waitAfter(failures)) }),
    })
    .where(isWebhook(webhook));
}

/** Keeps the newest deliveries to be looked at. */
async function removeOld(tx: Queries, webhook: WebhookRow) {
  const { createdAt, status } = webhookDeliveries;
  const newest = tx
    .select({ at: createdAt })
    .from(webhookDeliveries)
    .where(isDeliveryOf(webhook))
    .orderBy(desc(createdAt))
    .offset(webhookLimits.kept - 1)
    .limit(1);
  await tx
    .delete(webhookDeliveries)
    .where(and(isDeliveryOf(webhook), ne(status, "waiting"), lt(createdAt, sql`(${newest})`)));
}
