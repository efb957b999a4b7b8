import { legal } from "~/content/legal/legal-copy.ts";
import { type Period, type PeriodName, periods } from "~/periods.ts";

/** A period as the legal texts say it: `30 jours`. */
export function periodInWords(name: PeriodName): string {
  const { count, unit }: Period = periods[name];
  return `${count}\u00A0${legal.units[unit](count)}`;
}

/** Every period in words, by its name. */
export function periodsInWords(): Record<string, string> {
  return Object.fromEntries(Object.keys(periods).map((name) => [name, periodInWords(name as PeriodName)]));
}
