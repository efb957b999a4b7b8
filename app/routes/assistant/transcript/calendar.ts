import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { timeZone } from "#app/content/time-zone.ts";

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

/** The time of day of an ISO 8601 date, in the product's time zone. */
export function timeOfDay(date: string): string {
  return clock.format(new Date(date));
}

/** The day of `date` in the product's time zone, as `2026-03-02`. */
export function formatDate(date: Date): string {
  return isoDay.format(date);
}

/** The French name of a day (`2026-03-02`), relative to `now`: "Hier", "Vendredi 27 février". */
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
