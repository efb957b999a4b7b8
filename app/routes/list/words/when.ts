import { parisDay } from "#app/calendar/paris-day.ts";
import { timeZone } from "#app/content/time-zone.ts";

const dayLength = 24 * 60 * 60 * 1000;

const clock = new Intl.DateTimeFormat("fr-FR", { hour: "numeric", minute: "2-digit", timeZone });
const weekday = new Intl.DateTimeFormat("fr-FR", { weekday: "long", timeZone });
const date = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "long", timeZone });
const longDate = new Intl.DateTimeFormat("fr-FR", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone,
});

/** The hour in Paris as French texts write it: `9 h`, `14 h 30`. */
export function hourText(moment: number): string {
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const minutes = parts.minute === "00" ? "" : `\u00A0${parts.minute}`;
  return `${Number(parts.hour)}\u00A0h${minutes}`;
}

/** A day in Paris, with its year unless it is that of `now`: `12 mars`. */
function dayText(moment: number, now: number): string {
  const isThisYear = parisDay(moment).slice(0, 4) === parisDay(now).slice(0, 4);
  return withOrdinal((isThisYear ? date : longDate).format(moment)).replaceAll(" ", "\u00A0");
}

/** A day such as `2026-03-02`, with its year: `2 mars 2026`. */
export const isoDayText = (day: string): string =>
  withOrdinal(longDate.format(Date.parse(`${day}T12:00:00Z`)));

/** The first of a month is said as such: "1er mars". */
const withOrdinal = (date: string) => (date.startsWith("1 ") ? `1er ${date.slice(2)}` : date);

/** A day and an hour in Paris as people say them: `demain à 9 h`, `jeudi à 14 h 30`, `le 12 mars à 9 h`. */
export function momentText(moment: number, now: number): string {
  return `${dayName(moment, now)} à\u00A0${hourText(moment)}`;
}

/** A day of the next two weeks in Paris, as short as a button has it: `demain`, `lundi`. */
export const dayLabel = (moment: number, now: number): string =>
  daysBetween(now, moment) === 1 ? "demain" : weekday.format(moment);

function dayName(moment: number, now: number): string {
  const days = daysBetween(now, moment);
  if (days === 0) return "aujourd’hui";
  if (days === 1) return "demain";
  if (days === -1) return "hier";
  return days > 1 && days < 7 ? weekday.format(moment) : `le ${dayText(moment, now)}`;
}

/** How late a moment is: `depuis hier`, `de 3 jours`; `null` while its day in Paris is not over. */
export function lateText(moment: number, now: number): string | null {
  const days = -daysBetween(now, moment);
  if (days <= 0) return null;
  return days === 1 ? "depuis hier" : `de ${days}\u00A0jours`;
}

/** Days in Paris from one moment to another. */
const daysBetween = (from: number, to: number): number =>
  Math.round((Date.parse(parisDay(to)) - Date.parse(parisDay(from))) / dayLength);
