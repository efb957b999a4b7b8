import { and, eq, gte, isNotNull, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import { daysAfter, isWorkingDay } from "#app/calendar/working-days.ts";
import { hourAt } from "#app/sourcing/night/hours.ts";
import { over } from "#app/sourcing/night/night-states.server.ts";
import { nights, searches } from "#db/schema.ts";
import type { ListState } from "./client-filter.ts";

/** As SQL: what follows from a customer's targeting or list is nobody's failure. Literal, so that it may be grouped by. */
export const isUnexpected = sql`(${nights.error} not in ('NO_TARGET', 'EXHAUSTED', 'LIST_FULL'))`;

/** True for the nights of a team, beside its search, whose list is in this state at a moment. interpretation.md D250. */
export function isInState(state: ListState, now: number): SQL | undefined {
  const today = parisDay(now);
  if (state === "failed")
    return and(
      gte(nights.day, workingDayBefore(today)),
      or(sql`${nights.failures} > 0`, isUnexpected, isNotNull(nights.enrichmentError)),
    );
  const isToday = eq(nights.day, today);
  if (state === "delivered" || state === "left") return and(isToday, eq(nights.state, state));
  const isOpen = and(isToday, notInArray(nights.state, [...over]));
  if (state === "held") return and(isOpen, isNotNull(searches.heldAt));
  const isDue = hourAt(now)?.isDelivery === true;
  return isDue === (state === "late") ? and(isOpen, isNull(searches.heldAt)) : sql`false`;
}

function workingDayBefore(day: string): string {
  let before = daysAfter(day, -1);
  while (!isWorkingDay(before)) before = daysAfter(before, -1);
  return before;
}
