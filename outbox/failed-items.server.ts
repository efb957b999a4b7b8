import { lte } from "drizzle-orm";
import { type Expiry, expiry } from "#db/housekeeping.server.ts";
import { outbox } from "#db/schema.ts";

/** Items that failed `retention` milliseconds ago, until when operators see them. Waiting items never expire here. */
export function failedItems(retention: number): Expiry {
  return expiry("refused entries", outbox, (now) => lte(outbox.failedAt, new Date(now - retention)));
}
