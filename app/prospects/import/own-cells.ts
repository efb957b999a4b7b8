import { folded } from "#app/french/folded.ts";
import { fits } from "../settings/column-values.ts";
import { settingsLimits } from "../settings/settings-limits.ts";
import type { OwnColumn } from "../settings/settings-protocol.ts";

/** What a cell says in a column of the team's own, which has that type; `undefined` when it cannot be that. */
export function ownValueIn(
  text: string,
  column: Pick<OwnColumn, "type" | "options">,
): string | number | undefined {
  const value = valueIn(text, column);
  return value !== undefined && fits(value, column) ? value : undefined;
}

function valueIn(text: string, { type, options }: Pick<OwnColumn, "type" | "options">) {
  switch (type) {
    case "text":
      return text;
    case "number":
      return numberIn(text);
    case "date":
      return dayIn(text);
    case "choice":
      return options.find((option) => option === text) ?? options.find(sameAs(text));
  }
}

const sameAs = (text: string) => (option: string) => folded(option) === folded(text);

/** A number without its grouping: with a comma or a point before its decimals, or as a spreadsheet stores a very large one. */
const plain = /^[+-]?\d{1,15}(?:[.,]\d{1,20})?(?:E[+-]?\d{1,2})?$/i;

/** The ways to group thousands, each with what groups them. */
const grouped: readonly [RegExp, RegExp][] = [
  [/^[+-]?\d{1,3}(?:[ '’]\d{3}){1,5}(?:[.,]\d{1,20})?$/, /[ '’]/g],
  [/^[+-]?\d{1,3}(?:,\d{3}){1,5}(?:\.\d{1,20})?$/, /,/g],
  [/^[+-]?\d{1,3}(?:\.\d{3}){1,5}(?:,\d{1,20})?$/, /\./g],
];

/**
 * A number as it is written in France or elsewhere: `45 000`, `1 234,50 €`, `1,234.50`, `-12 %`. A single comma or point is that of
 * the decimals.
 */
function numberIn(text: string): number | undefined {
  const bare = text
    .slice(0, 60)
    .replace(/ ?(?:€|EUR|euros?|\$|£|%)$/i, "")
    .replace(/^[€$£] ?/, "")
    .replace(/[\u2212\u2013]/, "-");
  const [, grouping] = grouped.find(([form]) => form.test(bare)) ?? [];
  if (!plain.test(bare) && !grouping) return undefined;
  const ungrouped = plain.test(bare) || !grouping ? bare : bare.replace(grouping, "");
  const value = Number(ungrouped.replace(",", "."));
  return Math.abs(value) <= settingsLimits.number ? value : undefined;
}

/** Days since 1899-12-30, as which a spreadsheet stores a date; those of 1954 to 2064. */
const serial = /^([2-5]\d{4})(?:\.\d{1,20})?$/;

/** A day as it is written in France (`01/03/2031`, `1.3.31`) or as ISO 8601, also with a time behind it, or a spreadsheet's own. */
function dayIn(text: string): string | undefined {
  const stored = serial.exec(text);
  if (stored)
    return new Date(Date.UTC(1899, 11, 30) + Number(stored[1]) * 86_400_000).toISOString().slice(0, 10);
  const [day = ""] = text.slice(0, 60).split(/[T ]/, 1);
  if (/^\d{4}-\d\d-\d\d$/.test(day)) return day;
  const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(day);
  if (!french) return undefined;
  const [, date = "", month = "", year = ""] = french;
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
}
