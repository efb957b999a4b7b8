import { and, eq, gte, isNotNull, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import { daysAfter, isWorkingDay } from "#app/calendar/working-days.ts";
import { hourAt } from "#app/sourcing/night/hours.ts";
import { over } from "#app/sourcing/night/night-states.server.ts";
import { nights, searches } from "#db/schema.ts";
import type { ListState } from "./client-filter.ts";

/** True for the nights of a team, beside its search, whose list is in this state at a moment. interpretation.md D250. */
export function isInState(state: ListState, now: number): SQL | undefined {
  const today = parisDay(now);
  if (state === "failed")
    return and(
      gte(nights.day, workingDayBefore(today)),
      or(sql`${nights.failures} > 0`, isNotNull(nights.error), isNotNull(nights.enrichmentError)),
    );
  const isOpen = and(eq(nights.day, today), notInArray(nights.state, [...over]));
  if (state === "held") return and(isOpen, isNotNull(searches.heldAt));
  return hourAt(now)?.isDelivery ? and(isOpen, isNull(searches.heldAt)) : sql`false`;
}

function workingDayBefore(day: string): string {
  let before = daysAfter(day, -1);
  while (!isWorkingDay(before)) before = daysAfter(before, -1);
  return before;
}
