import { daysAfter } from "#app/calendar/working-days.ts";
import { profilePersona } from "#app/prospects/profile-persona.ts";
import type { ReportQuery } from "./reports-protocol.ts";

/** The bands of scores, the best first. */
const bands = ["80-100", "60-79", "40-59", "20-39", "0-19"];

/** The keys of a report that are there whatever happened, in their order; those of members are known from what they did. */
export function keysOf({ from, to, by }: ReportQuery): string[] {
  switch (by) {
    case "score":
      return bands;
    case "persona":
      return [profilePersona];
    case "member":
      return [];
    case "week":
    case "month": {
      const keys = new Set<string>();
      for (let day = from; day <= to; day = daysAfter(day, 1))
        keys.add(by === "week" ? weekOf(day) : day.slice(0, 7));
      return [...keys];
    }
  }
}

/** The week of a day by ISO 8601, such as `2026-W24`: it belongs to the year of its Thursday. */
export function weekOf(day: string): string {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  const thursday = daysAfter(day, 3 - weekday);
  const year = thursday.slice(0, 4);
  const number =
    Math.floor((Date.parse(thursday) - Date.parse(`${year}-01-01`)) / (7 * 24 * 60 * 60 * 1_000)) + 1;
  return `${year}-W${String(number).padStart(2, "0")}`;
}

/** The Monday of a week such as `2026-W24`. */
export function mondayOf(week: string): string {
  const [year = "", number = ""] = week.split("-W");
  const fourth = `${year}-01-04`;
  const weekday = (new Date(fourth).getUTCDay() + 6) % 7;
  return daysAfter(fourth, 7 * (Number(number) - 1) - weekday);
}
