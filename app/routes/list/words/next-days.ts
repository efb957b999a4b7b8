import { parisDay } from "#app/calendar/paris-day.ts";
import { parisMoment, workingDayFrom, workingDaysAfter } from "#app/calendar/working-days.ts";
import { timeZone } from "#app/content/time-zone.ts";

/** The hour in Paris at which a working day begins. */
const morning = 9;

/** The moments that one press plans: working days in Paris, at 9:00. interpretation.md D84. */
export const nextDays = {
  /** The next working day. */
  tomorrow: (now: number) => parisMoment(workingDaysAfter(parisDay(now), 1), morning),
  /** The third working day. */
  inThreeDays: (now: number) => parisMoment(workingDaysAfter(parisDay(now), 3), morning),
  /** The first working day of the next week. */
  nextWeek: (now: number) => parisMoment(workingDayFrom(nextMonday(parisDay(now))), morning),
};

function nextMonday(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + ((8 - date.getUTCDay()) % 7 || 7));
  return date.toISOString().slice(0, 10);
}

/**
 * The moment of a day (`2026-03-02`) and an hour (`14:30`) of Paris, whatever the browser's time zone; `null` for what is
 * neither, or not of this century.
 */
export function chosenMoment(day: string, hour: string): Date | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(hour) ?? [];
  if (!/^20\d\d-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)) || hours === undefined) return null;
  return parisMoment(day, Number(hours) + Number(minutes) / 60);
}

/** The day and the hour of a moment in Paris, as fields of a form take them. */
export function fieldsOf(moment: number): { day: string; hour: string } {
  const hour = new Intl.DateTimeFormat("fr-FR", { hour: "2-digit", minute: "2-digit", timeZone });
  return { day: parisDay(moment), hour: hour.format(moment) };
}
