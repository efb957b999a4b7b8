import { and, lt, ne } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import { daysAfter, monthsAfter } from "#app/calendar/working-days.ts";
import { periods } from "#app/periods.ts";
import { type Expiry, expiry } from "#db/housekeeping.server.ts";
import { candidates, nights } from "#db/schema.ts";

/** What nights did long ago, and whom they found and did not deliver for two weeks. interpretation.md D139. */
export const oldNights: readonly Expiry[] = [
  expiry("nights", nights, (now) => lt(nights.day, monthsAfter(parisDay(now), -periods.night.count))),
  expiry("candidates", candidates, (now) =>
    and(
      ne(candidates.state, "delivered"),
      lt(candidates.seenOn, daysAfter(parisDay(now), -periods.candidate.count)),
    ),
  ),
];
