import { assistant } from "~/content/assistant.ts";

const clock = new Intl.DateTimeFormat("fr-FR", { hour: "2-digit", minute: "2-digit" });
const sameYear = new Intl.DateTimeFormat("fr-FR", { weekday: "long", day: "numeric", month: "long" });
const otherYear = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "long", year: "numeric" });

/** The reader's local time of a moment in ISO 8601. */
export function timeOfDay(moment: string): string {
  return clock.format(new Date(moment));
}

/** The name of a day as the reader would say it today. */
export function dayName(day: Date, today: Date): string {
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  if (day.toDateString() === today.toDateString()) return assistant.today;
  if (day.toDateString() === yesterday.toDateString()) return assistant.yesterday;
  const name = (day.getFullYear() === today.getFullYear() ? sameYear : otherYear).format(day);
  return name.charAt(0).toLocaleUpperCase("fr") + name.slice(1);
}
