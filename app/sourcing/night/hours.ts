import { parisDay } from "#app/calendar/paris-day.ts";
import { isWorkingDay, parisMoment } from "#app/calendar/working-days.ts";
import { deliveryOn } from "./quota/term.ts";
import { nightHours } from "./start-moment.server.ts";

/** Hours in Paris. */
const lastCall = 6.75;
const closing = 18;

/** What the hour lets the nights do. interpretation.md D136. */
export type Hour = {
  /** The working day whose morning is prepared. */
  day: string;
  /** From then on nothing is waited for: what is ready is what the morning brings. */
  isLastCall: boolean;
  /** What is ready is delivered, until the day closes. */
  isDelivery: boolean;
};

/** The hour at `moment`, in milliseconds since the epoch; `null` when the nights rest: on days off, and outside 1:00 to 18:00. */
export function hourAt(moment: number): Hour | null {
  const day = parisDay(moment);
  if (!isWorkingDay(day) || moment < beginOf(day) || moment >= closingOf(day)) return null;
  return {
    day,
    isLastCall: moment >= lastCallOf(day),
    isDelivery: moment >= deliveryOn(day).getTime(),
  };
}

/** From when on the night of a day waits for nobody, in milliseconds since the epoch. */
export const lastCallOf = (day: string): number => parisMoment(day, lastCall).getTime();

/** When the night of a day is over, delivered or not, in milliseconds since the epoch. */
export const closingOf = (day: string): number => parisMoment(day, closing).getTime();

const beginOf = (day: string) => parisMoment(day, nightHours.first).getTime();
