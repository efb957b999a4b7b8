import { and, eq, lte, ne, sql } from "drizzle-orm";
import { type Expiry, expiry } from "#db/housekeeping.server.ts";
import { webhookDeliveries, webhooks } from "#db/schema.ts";

/** Milliseconds for which it can be looked up what was sent. */
const retention = 7 * 24 * 60 * 60_000;

/** Deliveries that were settled a week ago, and former secrets that sign no more. */
export const oldDeliveries: readonly Expiry[] = [
  expiry("old webhook deliveries", webhookDeliveries, (now) =>
    and(lte(webhookDeliveries.createdAt, new Date(now - retention)), ne(webhookDeliveries.status, "waiting")),
  ),
  {
    name: "former webhook secrets",
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
  },
];
