/** True for a day "2026-02-28" that the calendar has; `Date` takes the 30th of February for the 2nd of March. */
export function isCalendarDay(day: string): boolean {
  const moment = new Date(`${day}T00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(`${day}T`);
}
