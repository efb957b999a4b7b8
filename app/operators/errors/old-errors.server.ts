import { lte } from "drizzle-orm";
import { periods, secondsIn } from "#app/periods.ts";
import { type Expiry, expiry } from "#db/housekeeping.server.ts";
import { unexpectedErrors } from "#db/schema.ts";

/** Unexpected errors after their period. interpretation.md D243. */
export const oldErrors: Expiry = expiry("unexpected errors", unexpectedErrors, (now) =>
  lte(unexpectedErrors.at, new Date(now - secondsIn(periods.unexpectedError) * 1_000)),
);
