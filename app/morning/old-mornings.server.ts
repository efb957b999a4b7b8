import { lte } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import { periods, secondsIn } from "#app/periods.ts";
import { type Expiry, expiry } from "#db/housekeeping.server.ts";
import { morningMails } from "#db/schema.ts";

/** Milliseconds for which it is known that a mail of the morning was sent. */
const retention = secondsIn(periods.failedItem) * 1_000;

/** What is known of the mornings of a week ago. */
export const oldMornings: Expiry = expiry("mornings", morningMails, (now) =>
  lte(morningMails.day, parisDay(now - retention)),
);
