import { timeZone } from "#app/content/time-zone.ts";

const format = new Intl.DateTimeFormat("fr-FR", {
  timeZone,
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** A moment in milliseconds since the epoch, as one says it in Paris: "mercredi 25 novembre 2026 à 22:13". */
export function momentInWords(moment: number): string {
  return format.format(moment);
}
