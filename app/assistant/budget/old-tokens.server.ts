import { lt } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import { type Expiry, expiry } from "#db/housekeeping.server.ts";
import { modelReservations, modelTokens } from "#db/schema.ts";
import { isOverIn } from "#db/stored-time.server.ts";
import { reservationLifetime } from "./reservations.server.ts";

/** Milliseconds for which the tokens of a day are kept, for operators who look into a busy day. */
const retention = 7 * 24 * 60 * 60_000;

/** What was counted on past days, and the reservations of processes that were killed. */
export const oldTokens: readonly Expiry[] = [
  expiry("model tokens", modelTokens, (now) => lt(modelTokens.day, parisDay(now - retention))),
  expiry("model reservations", modelReservations, (now) =>
    isOverIn(modelReservations.expiresAt, reservationLifetime, now),
  ),
];
