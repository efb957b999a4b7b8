import { lte } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import { daysAfter } from "#app/calendar/working-days.ts";
import { periods } from "#app/periods.ts";
import { type Expiry, expiry } from "#db/housekeeping.server.ts";
import { morningMails } from "#db/schema.ts";

/** What is known of the mornings of a week ago. */
export const oldMornings: Expiry = expiry("mornings", morningMails, (now) =>
  lte(morningMails.day, daysAfter(parisDay(now), -periods.failedItem.count)),
);
