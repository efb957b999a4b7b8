import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Services } from "#app/services.server.ts";
import { addWebhook } from "#app/webhooks/store/webhooks.server.ts";
import { type WebhookEvent, webhookEvents } from "#app/webhooks/webhook-events.ts";
import { webhookDeliveries, webhooks } from "#db/schema.ts";

/** Adds a webhook of the client; returns its id and its secret. */
export async function addedWebhook(
  services: Pick<Services, "db" | "environment">,
  client: { id: string; email: string },
  url: string,
  events: readonly WebhookEvent[] = webhookEvents,
) {
  const added = await addWebhook(services, client, { url, events: [...events] });
  if (added.kind !== "done") throw new Error(`The webhook was not added: ${added.kind}.`);
  return { id: added.webhook.id, secret: added.secret };
}

/** The stored webhook. */
export async function webhookRow({ db }: Pick<Services, "db">, id: string) {
  const [row] = await db.asOwner.select().from(webhooks).where(eq(webhooks.id, id));
  if (!row) throw new Error("There is no such webhook.");
  return row;
}

/** The stored deliveries of a webhook, the oldest first. */
export const deliveryRows = ({ db }: Pick<Services, "db">, id: string) =>
  db.asOwner
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, id))
    .orderBy(webhookDeliveries.createdAt);

/** Stores a webhook of the client with a delivery, to which nothing is sent. */
export async function storeWebhook(services: Services, client: { id: string; email: string }): Promise<void> {
  const { id } = await addedWebhook(services, client, "https://hooks.exemple.fr/matinal");
  const at = new Date();
  await services.db.asOwner.insert(webhookDeliveries).values({
    ...{ clientId: client.id, webhookId: id, type: "prospect.changed", prospectId: randomUUID(), at },
    ...{ createdAt: at, attempts: 1, attemptedAt: at, status: "delivered", dueAt: at, answered: 204 },
  });
}
