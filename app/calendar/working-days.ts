import { timeZone } from "#app/content/time-zone.ts";
import { parisDay } from "./paris-day.ts";

// A day is written `2026-03-02` and computed as its midnight in UTC, so that no change of the clocks moves it.

const hourLength = 60 * 60 * 1000;
const dayLength = 24 * hourLength;

/** Public holidays with a date of their own: month and day. */
const fixedHolidays = ["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"];

/** Days from Easter Sunday to those public holidays that move with it: Easter Monday, Ascension, Whit Monday. */
const movingHolidays = [1, 39, 50];

const offset = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });

/** True on Monday to Friday, unless it is a public holiday of metropolitan France. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

/** The `count`th working day after `day`. */
export function workingDaysAfter(day: string, count: number): string {
  let found = day;
  for (let left = count; left > 0; ) {
    found = daysAfter(found, 1);
    if (isWorkingDay(found)) left -= 1;
  }
  return found;
}

/** `day` if it is a working day, otherwise the next one. */
export function workingDayFrom(day: string): string {
  return isWorkingDay(day) ? day : workingDaysAfter(day, 1);
}

/** The day that is so many days after `day`, or before it if negative. */
export function daysAfter(day: string, days: number): string {
  return isoDay(Date.parse(day) + days * dayLength);
}

/** The first and the last day of the month of `day`. */
export function monthOf(day: string): { first: string; last: string } {
  const first = `${day.slice(0, 7)}-01`;
  return { first, last: daysAfter(monthsAfter(first, 1), -1) };
}

/** The working days from `from` to `to`, both included. */
export function workingDaysIn(from: string, to: string): number {
  let count = 0;
  for (let day = from; day <= to; day = daysAfter(day, 1)) if (isWorkingDay(day)) count += 1;
  return count;
}

/** The same day of a later month, or the last one of that month if it is shorter. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoDay(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** `hour` o'clock of that day in Paris. */
export function parisMoment(day: string, hour: number): Date {
  const asIfUtc = Date.parse(day) + hour * hourLength;
  // The second offset is that of the moment itself: in the night of a change the first may be the other one.
  return new Date(asIfUtc - offsetAt(asIfUtc - offsetAt(asIfUtc)));
}

/** What the clocks in Paris are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number): number {
  const sign = offset.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value;
  return Number(/GMT\+(\d\d)/.exec(sign ?? "")?.[1] ?? 0) * hourLength;
}

/** The end of the day in Paris that contains `moment`, in milliseconds since the epoch: midnight, the next day's beginning. */
export function endOfParisDay(moment: number): Date {
  return parisMoment(daysAfter(parisDay(moment), 1), 0);
}

function isHoliday(day: string): boolean {
  return fixedHolidays.includes(day.slice(5)) || movingHolidaysOf(day.slice(0, 4)).includes(day);
}

let lastAsked = { year: "", holidays: [] as string[] };

/** Those of the last year that was asked for are kept: months are counted day by day. */
function movingHolidaysOf(year: string): string[] {
  if (lastAsked.year !== year) {
    const easter = easterOf(Number(year));
    lastAsked = { year, holidays: movingHolidays.map((days) => daysAfter(easter, days)) };
  }
  return lastAsked.holidays;
}

/** Easter Sunday in the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return isoDay(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1));
}

const isoDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);
