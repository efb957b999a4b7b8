import { lte } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import { periods, secondsIn } from "#app/periods.ts";
import { type Expiry, expiry } from "#db/housekeeping.server.ts";
import { modelReservations, modelTokens } from "#db/schema.ts";
import { wasOverIn } from "#db/stored-time.server.ts";
import { reservationLifetime } from "./reservations.server.ts";

/** Milliseconds for which the tokens of a day are kept, for operators who look into a busy day. */
const retention = secondsIn(periods.modelTokens) * 1_000;

/** What was counted on past days. */
export const oldTokens: Expiry = expiry("model tokens", modelTokens, (now) =>
  lte(modelTokens.day, parisDay(now - retention)),
);

/** The reservations of processes that were killed. */
export const killedReservations: Expiry = expiry("model reservations", modelReservations, (now) =>
  wasOverIn(modelReservations.expiresAt, reservationLifetime, now),
);
