import { lte } from "drizzle-orm";
import { type Expiry, expiry } from "../../db/housekeeping.server.ts";
import { contactRequests } from "../../db/schema.ts";

/** Milliseconds for which a delivered request stays, to know it again when it is sent once more. */
const deliveredKept = 30 * 24 * 60 * 60_000;

/** Requests that somebody took long ago. One that nobody took stays, however old it is. */
export const deliveredRequests: readonly Expiry[] = [
  expiry("contact requests", contactRequests, (now) =>
    lte(contactRequests.deliveredAt, new Date(now - deliveredKept)),
  ),
];
