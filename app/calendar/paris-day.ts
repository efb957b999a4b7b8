import { timeZone } from "#app/content/time-zone.ts";

const format = new Intl.DateTimeFormat("fr-CA", {
  timeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The day in Paris at `moment`, in milliseconds since the epoch, as `2026-03-02`. interpretation.md D42. */
export function parisDay(moment: number): string {
  return format.format(moment);
}
