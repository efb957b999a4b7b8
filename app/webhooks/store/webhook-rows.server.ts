import { and, eq } from "drizzle-orm";
import { webhookDeliveries, webhooks } from "#db/schema.ts";
import type { WebhookEvent } from "../webhook-events.ts";
import { disabledReasons, type Webhook, type WebhookDelivery } from "../webhook-protocol.ts";

/** A row of `webhooks`. */
export type WebhookRow = typeof webhooks.$inferSelect;
/** A row of `webhook_deliveries`. */
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** True for this webhook. */
export const isWebhook = (of: { clientId: string; id: string }) =>
  and(eq(webhooks.clientId, of.clientId), eq(webhooks.id, of.id));

/** True for the deliveries of this webhook. */
export const isDeliveryOf = (of: { clientId: string; id: string }) =>
  and(eq(webhookDeliveries.clientId, of.clientId), eq(webhookDeliveries.webhookId, of.id));

/** The webhook as it is sent, without its secret. */
export function toWebhook(row: WebhookRow, now = Date.now()): Webhook {
  const { id, url, createdAt, disabledAt, disabledBecause, formerUntil } = row;
  return {
    ...{ id, url, events: row.events as WebhookEvent[], createdAt: createdAt.toISOString() },
    disabled:
      disabledAt === null
        ? null
        : { at: disabledAt.toISOString(), reason: disabledBecause ?? disabledReasons[0] },
    formerSecretUntil: formerUntil !== null && formerUntil.getTime() > now ? formerUntil.toISOString() : null,
  };
}

/** The delivery as it is sent. */
export function toDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, type, at, attempts, status, attemptedAt, dueAt, answered, reason } = row;
  return {
    ...{ id, type, at: at.toISOString(), attempts, status, attemptedAt: attemptedAt.toISOString() },
    ...{ nextAt: status === "waiting" ? dueAt.toISOString() : null, answered, reason },
    isTest: row.prospectId === null,
  };
}
