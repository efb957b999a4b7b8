import { lt } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import { type Expiry, expiry } from "#db/housekeeping.server.ts";
import { morningMails } from "#db/schema.ts";

/** Milliseconds for which it is known that a mail of the morning was sent: as long as one that was refused. */
const retention = 7 * 24 * 60 * 60_000;

/** What is known of the mornings of a week ago. */
export const oldMornings: readonly Expiry[] = [
  expiry("mornings", morningMails, (now) => lt(morningMails.day, parisDay(now - retention))),
];
