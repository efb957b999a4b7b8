import { lte } from "drizzle-orm";
import { type Expiry, expiry } from "#db/housekeeping.server.ts";
import { outbox } from "#db/schema.ts";

/** Milliseconds for which a failed item is stored for the operator. */
const retention = 7 * 24 * 60 * 60_000;

/** Items that failed a week ago. Waiting items never expire here. */
export const failedItems: readonly Expiry[] = [
  expiry("refused entries", outbox, (now) => lte(outbox.failedAt, new Date(now - retention))),
];
