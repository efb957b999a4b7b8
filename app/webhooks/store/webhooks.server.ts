import { randomUUID } from "node:crypto";
import { asc, desc, eq } from "drizzle-orm";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { lockTeamOf } from "#app/team/team.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { webhookDeliveries, webhooks } from "#db/schema.ts";
import type { Environment } from "#environment.ts";
import { consume, refund } from "#limits/limits.server.ts";
import { newSecret, openSecret, sealSecret } from "../sending/signature.server.ts";
import { webhookLimits } from "../webhook-limits.ts";
import type { NewWebhook, Webhook, WebhookDelivery } from "../webhook-protocol.ts";
import { webhookLimitsOf } from "../webhook-rates.server.ts";
import { isDeliveryOf, isWebhook, toDelivery, toWebhook } from "./webhook-rows.server.ts";

type Store = {
  db: Database;
  environment: Pick<Environment, "authSecret" | "previousAuthSecret">;
};

/** `retryAfter` is in whole seconds. */
export type Limited = { kind: "limited"; retryAfter: number };

/** The secret is never shown again. */
type WithSecret = { kind: "done"; webhook: Webhook; secret: string };

/** The client's webhooks, the oldest first. */
export async function listWebhooks({ db }: Pick<Store, "db">, clientId: string): Promise<Webhook[]> {
  const rows = await db.asClient(clientId, (tx) =>
    tx
      .select()
      .from(webhooks)
      .where(eq(webhooks.clientId, clientId))
      .orderBy(asc(webhooks.createdAt), asc(webhooks.id)),
  );
  return rows.map((row) => toWebhook(row));
}

/**
 * Adds a webhook, which is told of what changes from now on. `url` is one that `readWebhookUrl` returned. "missing" when the
 * account has been deleted.
 */
export async function addWebhook(
  { db, environment }: Store,
  client: { id: string; email: string },
  { url, events }: NewWebhook,
): Promise<WithSecret | Limited | { kind: "full" | "missing" }> {
  const clientId = client.id;
  const limits = webhookLimitsOf(environment.authSecret, clientId, "webhooks-added");
  const consumed = await consume(db.asOwner, limits);
  if (!consumed.ok) return { kind: "limited", retryAfter: consumed.retryAfter };
  const added = await db.asClient(clientId, async (tx) => {
    const isThere = await ensureClient(tx, client);
    // The lock also makes the count exact.
    const team = isThere ? await lockTeamOf(tx, clientId) : null;
    if (!team) return { kind: "missing" } as const;
    const count = await tx.$count(webhooks, eq(webhooks.clientId, clientId));
    if (count >= webhookLimits.webhooks) return { kind: "full" } as const;
    const [id, secret, now] = [randomUUID(), newSecret(), new Date()];
    const [row] = await tx
      .insert(webhooks)
      .values({
        ...{ clientId, id, teamId: team.id, url, events, secret: sealSecret(environment, id, secret) },
        ...{ createdAt: now, dueAt: now, takenSeq: team.lastSeq },
      })
      .returning();
    if (!row) throw new Error("The database did not return the stored webhook.");
    return { kind: "done", webhook: toWebhook(row), secret } as const;
  });
  if (added.kind !== "done") await refund(db.asOwner, limits, consumed.ids);
  return added;
}

/** Removes a webhook with its deliveries; false if the client has none with this id, which must be a UUID. */
export async function removeWebhook(
  { db }: Pick<Store, "db">,
  clientId: string,
  id: string,
): Promise<boolean> {
  const removed = await db.asClient(clientId, (tx) =>
    tx.delete(webhooks).where(isWebhook({ clientId, id })).returning({ id: webhooks.id }),
  );
  return removed.length > 0;
}

/** Gives a webhook another secret; for a day the one before it signs along. */
export async function replaceSecret(
  { db, environment }: Store,
  clientId: string,
  id: string,
): Promise<WithSecret | Limited | { kind: "missing" }> {
  const limits = webhookLimitsOf(environment.authSecret, clientId, "webhook-secrets");
  const consumed = await consume(db.asOwner, limits);
  if (!consumed.ok) return { kind: "limited", retryAfter: consumed.retryAfter };
  const replaced = await db.asClient(clientId, async (tx) => {
    const [row] = await tx.select().from(webhooks).where(isWebhook({ clientId, id })).for("update");
    if (!row) return { kind: "missing" } as const;
    const secret = newSecret();
    // One that cannot be read any more has nothing to sign along.
    const former = openSecret(environment, id, row.secret);
    const [changed] = await tx
      .update(webhooks)
      .set({
        secret: sealSecret(environment, id, secret),
        formerSecret: former && row.secret,
        formerUntil: former && new Date(Date.now() + webhookLimits.formerSecret),
      })
      .where(isWebhook({ clientId, id }))
      .returning();
    if (!changed) throw new Error("The database did not return the changed webhook.");
    return { kind: "done", webhook: toWebhook(changed), secret } as const;
  });
  if (replaced.kind !== "done") await refund(db.asOwner, limits, consumed.ids);
  return replaced;
}

/** The newest deliveries of a webhook; `null` if the client has none with this id, which must be a UUID. */
export async function listDeliveries(
  { db }: Pick<Store, "db">,
  clientId: string,
  id: string,
  limit: number = webhookLimits.kept,
): Promise<WebhookDelivery[] | null> {
  return db.asClient(clientId, async (tx) => {
    if ((await tx.$count(webhooks, isWebhook({ clientId, id }))) === 0) return null;
    const rows = await tx
      .select()
      .from(webhookDeliveries)
      .where(isDeliveryOf({ clientId, id }))
      .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
      .limit(limit);
    return rows.map(toDelivery);
  });
}
