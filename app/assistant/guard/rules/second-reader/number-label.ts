import { catalogue } from "#app/offers/catalogue.ts";
import { savedByYear } from "#app/offers/price-rules.ts";
import { periods } from "#app/periods.ts";
import type { Unit } from "../amounts/units.ts";

const perDay = 24;
const perMonth = 720;
const perYear = 8760;

const volumes = catalogue.map(({ contacts }) => contacts);
const monthly = catalogue.map((offer) => offer.monthly);
/** What our pages say in each unit; the rules judge whether it stands where it belongs. */
const told: Readonly<Record<string, readonly number[]>> = {
  price: [
    ...catalogue.flatMap((offer) => [offer.monthly, offer.yearly, 12 * offer.monthly, savedByYear(offer)]),
    ...monthly.flatMap((one) => monthly.map((other) => other - one)).filter((value) => value > 0),
  ],
  contacts: [...volumes, ...volumes.map((count) => 12 * count), 100, 500],
  users: catalogue.map(({ users }) => users),
  percent: [20],
};

/** Hours: of the periods of our pages, of the office, and of the morning. */
const toldHours: readonly number[] = [
  periods.setup.count,
  14 * perDay,
  periods.prospects.count * perDay,
  periods.accountArchive.count * perYear,
  3 * perMonth,
  1 / 2,
  periods.link.count / 60,
  7,
  9,
  18,
];

/** What a number counts, and whether our pages say it, as a word for the second reader: "#price+", "#dur-", "#". */
export function numberLabel(unit: Unit | undefined, value: number): string {
  if (!unit) return "#";
  if (unit.kind === "duration") {
    const hours = value * unit.hours;
    if (toldHours.some((one) => Math.abs(one - hours) < 0.02)) return "#dur+";
    if (unit.hours < 1) return "#min-";
    return unit.hours === 1 ? "#h-" : "#dur-";
  }
  const values = told[unit.kind];
  return values ? `#${unit.kind}${values.includes(value) ? "+" : "-"}` : `#${unit.kind}`;
}
