import { and, eq, lte, ne, sql } from "drizzle-orm";
import { periods, secondsIn } from "#app/periods.ts";
import { type Expiry, expiry } from "#db/housekeeping.server.ts";
import { webhookDeliveries, webhooks } from "#db/schema.ts";

/** Milliseconds for which it can be looked up what was sent. */
const retention = secondsIn(periods.webhookDelivery) * 1_000;

/** Deliveries that were settled long ago. */
export const oldDeliveries: Expiry = expiry("old webhook deliveries", webhookDeliveries, (now) =>
  and(lte(webhookDeliveries.createdAt, new Date(now - retention)), ne(webhookDeliveries.status, "waiting")),
);

/** Former secrets that sign no more. */
export const formerSecrets: Expiry = {
  name: "former webhook secrets",
  count: (queries, now) => queries.$count(webhooks, lte(webhooks.formerUntil, new Date(now))),
  async removeBatch(tx, now, limit) {
    const over = tx
      .select({ id: webhooks.id })
      .from(webhooks)
      .where(lte(webhooks.formerUntil, new Date(now)))
      .limit(limit)
      .for("update", { skipLocked: true });
    const removed = await tx
      .update(webhooks)
      .set({ formerSecret: null, formerUntil: null })
      .where(eq(webhooks.id, sql`any(array(${over}))`))
      .returning({ id: webhooks.id });
    return removed.length;
  },
};
