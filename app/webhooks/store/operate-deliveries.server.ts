import { and, asc, eq, gt, ne, sql } from "drizzle-orm";
import { cursorIn, isBehind, isUuid, pageOf } from "#db/created-cursor.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { clients, webhookDeliveries, webhooks } from "#db/schema.ts";
import { lease } from "../delivering/take-delivery.server.ts";
import { isDeliveryOf, isWebhook } from "./webhook-rows.server.ts";

/** A delivery of which an attempt failed, as operators see it: neither the address nor what the receiver said. */
export type FailingDelivery = {
  id: string;
  clientId: string;
  email: string;
  type: string;
  status: "waiting" | "failed";
  attempts: number;
  createdAt: Date;
  dueAt: Date;
  /** The status of the latest answer; null without one. */
  answered: number | null;
  /** Why the webhook is off; null while it is on. */
  disabledBecause: string | null;
};

const { clientId, id, webhookId, type, status, attempts, createdAt, dueAt, answered } = webhookDeliveries;

const order = { at: createdAt, id };

/** Literal, so that the partial index is used. */
export const isFailing = sql`(status = 'failed' or (status = 'waiting' and attempts > 1))`;

/** The deliveries that failed once at least and were not delivered since, the oldest first, at most `limit` after a cursor. */
export async function listFailingDeliveries(
  queries: Queries,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ deliveries: FailingDelivery[]; next: string | null }> {
  const found = await queries
    .select({
      ...{ id, clientId, type, status, attempts, createdAt, dueAt, answered },
      ...{ email: clients.email, disabledBecause: webhooks.disabledBecause, cursor: cursorIn(order) },
    })
    .from(webhookDeliveries)
    .innerJoin(webhooks, and(eq(webhooks.clientId, clientId), eq(webhooks.id, webhookId)))
    .innerJoin(clients, eq(clients.id, clientId))
    .where(and(isFailing, isBehind(order, after, "up")))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit + 1);
  const { rows, next } = pageOf(found, limit);
  return { deliveries: rows as FailingDelivery[], next };
}

/** How many there are, of at most 1,000. */
export async function countFailingDeliveries(queries: Queries): Promise<number> {
  const some = queries.select({ id }).from(webhookDeliveries).where(isFailing).limit(1_000).as("some");
  const [row] = await queries.select({ count: sql<number>`count(*)::integer` }).from(some);
  return row?.count ?? 0;
}

/**
 * `retried`: due at once (call `Webhooks.kick`). `soon`: it is being sent, or due within 30 s anyway. `disabled`: the webhook is
 * off, and its owner's test switches it on. `replaced`: something newer about the same prospect waits.
 */
export type RetriedDelivery = "retried" | "soon" | "disabled" | "replaced" | "missing";

type Which = { clientId: string; id: string };

/** Makes a delivery due at once, whether it waits or was given up. In a transaction, which locks the webhook. */
export async function retryDelivery(tx: Queries, which: Which): Promise<RetriedDelivery> {
  const found = await locked(tx, which);
  if (!found) return "missing";
  const { delivery, webhook } = found;
  if (webhook.disabledAt !== null) return "disabled";
  if (delivery.status !== "waiting" && delivery.status !== "failed") return "missing";
  const now = Date.now();
  if (delivery.status === "waiting" && delivery.dueAt.getTime() <= now + lease) return "soon";
  if (delivery.prospectId === null) return "missing";
  const newer = await tx.$count(
    webhookDeliveries,
    and(
      isDeliveryOf(webhook),
      eq(webhookDeliveries.prospectId, delivery.prospectId),
      ne(id, delivery.id),
      gt(createdAt, delivery.createdAt),
    ),
  );
  if (newer > 0) return "replaced";
  await tx
    .update(webhookDeliveries)
    .set({ status: "waiting", dueAt: new Date(now) })
    .where(isSame(which));
  return "retried";
}

/** Gives a delivery up that waits; false when none does. In a transaction, which locks the webhook. */
export async function dropDelivery(tx: Queries, which: Which): Promise<boolean> {
  const found = await locked(tx, which);
  if (found?.delivery.status !== "waiting") return false;
  await tx.update(webhookDeliveries).set({ status: "failed" }).where(isSame(which));
  return true;
}

const isSame = (which: Which) => and(eq(clientId, which.clientId), eq(id, which.id));

/** The delivery and its webhook, which is locked before its deliveries as everywhere. */
async function locked(tx: Queries, which: Which) {
  if (!isUuid(which.id)) return null;
  const [known] = await tx.select({ webhookId }).from(webhookDeliveries).where(isSame(which));
  if (!known) return null;
  const [webhook] = await tx
    .select()
    .from(webhooks)
    .where(isWebhook({ clientId: which.clientId, id: known.webhookId }))
    .for("update");
  const [delivery] = await tx.select().from(webhookDeliveries).where(isSame(which));
  return webhook && delivery ? { webhook, delivery } : null;
}
