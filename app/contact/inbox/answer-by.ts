import { parisDay } from "#app/calendar/paris-day.ts";
import { monthsAfter } from "#app/calendar/working-days.ts";
import { periods } from "#app/periods.ts";

/**
 * The last day, in Paris, on which a request about personal data is answered in time: the same day of the next month, or the
 * last one of a shorter month. GDPR, article 12; a weekend or holiday at its end does not prolong it here. interpretation.md D230.
 */
export const answerBy = (receivedAt: Date): string =>
  monthsAfter(parisDay(receivedAt.getTime()), periods.answer.count);

/** Whole days in Paris from today to the last one: 0 on that day itself, negative after it. */
export function daysLeft(receivedAt: Date, now: number): number {
  return Math.round((Date.parse(answerBy(receivedAt)) - Date.parse(parisDay(now))) / 86_400_000);
}
