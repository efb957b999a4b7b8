import { parisDay } from "#app/calendar/paris-day.ts";
import { daysAfter, monthOf, parisMoment, workingDayFrom } from "#app/calendar/working-days.ts";

/** Hours in Paris from which and until which the mail of a month is sent, and the day of the month after which it is too late. */
const [begin, end, lastDay] = [8, 18, 10];

/** The month that has ended, with its first and last day, and when its mail is too late, in milliseconds since the epoch. */
export type ReportMonth = { from: string; to: string; until: number };

/** What the item of a mail says: whom it is for, and the first day of the month. All else is read when it is delivered. */
export type MonthlyPayload = { clientId: string; month: string };

/**
 * The month whose report is sent at `moment`, in milliseconds since the epoch: from eight o'clock on the first working day of the
 * next one, by day until its tenth for a product that did not run; `null` at other times. interpretation.md D312.
 */
export function reportMonthAt(moment: number): ReportMonth | null {
  const day = parisDay(moment);
  const { first } = monthOf(day);
  const until = parisMoment(daysAfter(first, lastDay - 1), end).getTime();
  const isDue = day >= workingDayFrom(first) && moment < until;
  const isByDay = moment >= parisMoment(day, begin).getTime() && moment < parisMoment(day, end).getTime();
  if (!isDue || !isByDay) return null;
  const { first: from, last: to } = monthOf(daysAfter(first, -1));
  return { from, to, until };
}
