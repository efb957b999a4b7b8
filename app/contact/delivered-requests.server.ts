import { lte } from "drizzle-orm";
import { periods, secondsIn } from "#app/periods.ts";
import { type Expiry, expiry } from "#db/housekeeping.server.ts";
import { contactRequests } from "#db/schema.ts";

/** Milliseconds for which a delivered request is stored, to recognise a duplicate. */
const retention = secondsIn(periods.contactRequest) * 1000;

/** Requests that were delivered long ago. One that was not delivered never expires. */
export const deliveredRequests: Expiry = expiry("contact requests", contactRequests, (now) =>
  lte(contactRequests.deliveredAt, new Date(now - retention)),
);
