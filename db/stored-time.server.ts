import { and, gt, lte, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

// The rule for every stored time that is compared with the clock: nothing happened later than now, and nothing is
// further ahead than it can be stored. What breaks this was stored before the clock was set back, and neither makes
// anybody wait nor keeps anything valid.

/** Milliseconds by which the clocks of two nodes may differ. */
const clockSkew = 10_000;

/** True for a time at most `length` milliseconds ago. */
export function isRecent(at: Date, length: number, now = Date.now()): boolean {
  return at.getTime() >= now - length && at.getTime() <= now + clockSkew;
}

/** The same for a column: true for times at most `length` milliseconds ago. */
export function isRecentIn(column: PgColumn, length: number, now = Date.now()): SQL | undefined {
  return and(gt(column, new Date(now - length)), lte(column, new Date(now + clockSkew)));
}

/** True for a time that is still to come, at most `furthest` milliseconds from now. */
export function isAhead(at: Date, furthest: number, now = Date.now()): boolean {
  return at.getTime() > now && at <= latest(furthest, now);
}

/** True for a column's times that are still to come, at most `furthest` milliseconds from now. */
export function isAheadIn(column: PgColumn, furthest: number, now = Date.now()): SQL | undefined {
  return and(gt(column, new Date(now)), lte(column, latest(furthest, now)));
}

/** True for a column's times that have come, and for those that `isAheadIn` does not believe. */
export function isOverIn(column: PgColumn, furthest: number, now = Date.now()): SQL | undefined {
  return or(lte(column, new Date(now)), isTooFarIn(column, furthest, now));
}

/** The same as at a moment that an operator has chosen: what was stored after it is not too far ahead for that. */
export function wasOverIn(column: PgColumn, furthest: number, chosen: number): SQL | undefined {
  return or(lte(column, new Date(chosen)), isTooFarIn(column, furthest, Math.max(chosen, Date.now())));
}

/** True for a column's times that lie further ahead than `furthest` milliseconds. */
export function isTooFarIn(column: PgColumn, furthest: number, now = Date.now()): SQL {
  return gt(column, latest(furthest, now));
}

/** The latest time that can be stored `furthest` milliseconds ahead, by the clock of any node. */
function latest(furthest: number, now: number): Date {
  return new Date(now + furthest + clockSkew);
}
