import * as v from "valibot";
import { isCalendarDay } from "#app/calendar/calendar-day.ts";
import { daysAfter } from "#app/calendar/working-days.ts";
import { longestPeriod, ReportQuery } from "./reports-protocol.ts";

/** Days of a report unless its query says other ones: twelve weeks. */
const usualDays = 12 * 7;

/**
 * What a query asks for: the twelve weeks until `today`, by week, unless it says otherwise. A parameter that is empty, as a
 * form sends it, counts as absent. `null` for nonsense, and for a period that is empty or longer than `longestPeriod`.
 */
export function reportQueryIn(searchParams: URLSearchParams, today: string): ReportQuery | null {
  const given = (name: string) => searchParams.get(name) || undefined;
  const to = given("to") ?? today;
  const asked = v.safeParse(ReportQuery, { to, from: given("from") ?? to, by: given("by") ?? "week" });
  if (!asked.success || !isDay(asked.output.to) || !isDay(asked.output.from)) return null;
  const from = given("from") ?? daysAfter(asked.output.to, 1 - usualDays);
  const isLong = daysAfter(from, longestPeriod - 1) < asked.output.to;
  return from <= asked.output.to && !isLong ? { ...asked.output, from } : null;
}

/** A day that the calendar has, in the years for which it can be computed. */
const isDay = (day: string) => isCalendarDay(day) && day >= "2000-01-01" && day < "2100-01-01";
