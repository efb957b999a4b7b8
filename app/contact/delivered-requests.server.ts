import { lte } from "drizzle-orm";
import { type Expiry, expiry } from "../../db/housekeeping.server.ts";
import { contactRequests } from "../../db/schema.ts";

/** Milliseconds for which a delivered request is stored, to recognise a duplicate. */
const retention = 30 * 24 * 60 * 60_000;

/** Requests that were delivered long ago. One that was not delivered never expires. */
export const deliveredRequests: readonly Expiry[] = [
  expiry("contact requests", contactRequests, (now) =>
    lte(contactRequests.deliveredAt, new Date(now - retention)),
  ),
];
