/** The moment of the list: all dates in it are before it. */
export const sampleMoment = "Jeudi, 7 h 30";

/** The day of that moment, `YYYY-MM-DD`. Texts name days without a year. */
export const sampleDay = "2025-05-15";

const dayFormat = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "long", timeZone: "UTC" });

/** A day of the sample as texts name it: `12 mai`. */
export function dayText(day: string): string {
  return dayFormat.format(new Date(day));
}
