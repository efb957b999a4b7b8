import { lte } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import { daysAfter } from "#app/calendar/working-days.ts";
import { periods } from "#app/periods.ts";
import { type Expiry, expiry } from "#db/housekeeping.server.ts";
import { modelReservations, modelTokens } from "#db/schema.ts";
import { wasOverIn } from "#db/stored-time.server.ts";
import { reservationLifetime } from "./reservations.server.ts";

/** What was counted on past days. */
export const oldTokens: Expiry = expiry("model tokens", modelTokens, (now) =>
  lte(modelTokens.day, daysAfter(parisDay(now), -periods.modelTokens.count)),
);

/** The reservations of processes that were killed. */
export const killedReservations: Expiry = expiry("model reservations", modelReservations, (now) =>
  wasOverIn(modelReservations.expiresAt, reservationLifetime, now),
);
