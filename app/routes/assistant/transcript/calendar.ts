import { assistant } from "~/content/signed-in/assistant-copy.ts";
import { timeZone } from "~/layouts/signed-in/time-zone.ts";

const clock = new Intl.DateTimeFormat("fr-FR", { hour: "2-digit", minute: "2-digit", timeZone });
const isoDay = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone });
const sameYear = new Intl.DateTimeFormat("fr-FR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});
const otherYear = new Intl.DateTimeFormat("fr-FR", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** The time of day of a moment in ISO 8601, in the product's zone. */
export function timeOfDay(moment: string): string {
  return clock.format(new Date(moment));
}

/** The day of a moment in the product's zone, as `2026-03-02`. */
export function formatDate(moment: Date): string {
  return isoDay.format(moment);
}

/** The name of a day (`2026-03-02`) as one says it at the moment `now`. */
export function dayName(day: string, now: Date): string {
  const today = formatDate(now);
  if (day === today) return assistant.today;
  if (day === dayBefore(today)) return assistant.yesterday;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const name = (isThisYear ? sameYear : otherYear).format(new Date(day));
  return name.charAt(0).toLocaleUpperCase("fr") + name.slice(1);
}

function dayBefore(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
