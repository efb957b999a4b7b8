import { legal } from "#app/content/legal/legal-copy.ts";
import { type Period, type PeriodName, periods } from "#app/periods.ts";

/** A period as the legal texts say it: `30 jours`, `sans limite de durée`. */
export function periodInWords(name: PeriodName): string {
  const { count, unit }: Period = periods[name];
  if (count === Number.POSITIVE_INFINITY) return legal.units.endless;
  return `${count}\u00A0${legal.units[unit](count)}`;
}

/** The same after "de": `d’un mois`, `de 30 jours`. */
function afterDe(name: PeriodName): string {
  const { count, unit }: Period = periods[name];
  return count === 1 ? `d’${legal.units.one[unit]}` : `de ${periodInWords(name)}`;
}

/** Every period in words, by its name; after "de" by that name with `De`. */
export function periodsInWords(): Record<string, string> {
  const names = Object.keys(periods) as PeriodName[];
  return Object.fromEntries(
    names.flatMap((name) => [
      [name, periodInWords(name)],
      [`${name}De`, afterDe(name)],
    ]),
  );
}
