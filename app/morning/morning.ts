import { parisDay } from "#app/calendar/paris-day.ts";
import { isWorkingDay, parisMoment } from "#app/calendar/working-days.ts";

/** The mail of the morning is sent from half past seven in Paris, and before ten. interpretation.md D97. */
const begin = 7.5;
const end = 10;

/** A morning on which the mail is sent; `until`, in milliseconds since the epoch, it is too late. */
export type Morning = { day: string; until: number };

/** What the item of a mail says: whom it is for, and which day in Paris. All else is read when it is delivered. */
export type MorningPayload = { clientId: string; day: string };

/** The morning at `moment`, in milliseconds since the epoch; `null` at other hours and on days off. */
export function morningAt(moment: number): Morning | null {
  const day = parisDay(moment);
  const until = parisMoment(day, end).getTime();
  const isInTime = moment >= beginOf(day) && moment < until;
  return isInTime && isWorkingDay(day) ? { day, until } : null;
}

/** When the mail of a day in Paris is sent, in milliseconds since the epoch. */
export const beginOf = (day: string): number => parisMoment(day, begin).getTime();
