import { lte } from "drizzle-orm";
import { type Expiry, expiry } from "../db/housekeeping.server.ts";
import { outbox } from "../db/schema.ts";

/** Milliseconds for which what was refused for good is kept for the operator to see. */
const refusedKept = 7 * 24 * 60 * 60_000;

/** What the outbox gave up a week ago. What still waits stays. */
export const refusedEntries: readonly Expiry[] = [
  expiry("refused entries", outbox, (now) => lte(outbox.failedAt, new Date(now - refusedKept))),
];
