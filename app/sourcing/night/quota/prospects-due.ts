import { isWorkingDay, workingDaysIn } from "#app/calendar/working-days.ts";
import { poolOn } from "./pool.ts";
import type { Term } from "./term.ts";

/**
 * How many prospects a team gets on the morning of a day in Paris: what is left divided by the working days left, rounded
 * up, so that a short night is made good. `delivered` counts what nights delivered since the pool's first day (`poolOn`),
 * without imports. 0 on days off and without an offer. interpretation.md D125.
 */
export function prospectsDue(terms: readonly Term[], delivered: number, day: string): number {
  const pool = isWorkingDay(day) ? poolOn(terms, day) : null;
  if (!pool) return 0;
  return Math.ceil(Math.max(0, pool.contacts - delivered) / workingDaysIn(day, pool.to));
}
