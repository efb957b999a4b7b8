import type { Prospect } from "../prospects-protocol.ts";
import type { OwnColumn } from "./settings-protocol.ts";

const number = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });

const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "short", timeZone: "UTC" });

/** What stands in a column of the team's own, as it is read. */
export function valueText(value: string | number, type: OwnColumn["type"]): string {
  if (typeof value === "number") return number.format(value);
  return type === "date" ? day.format(new Date(value)) : value;
}

/** What stands in the own columns of a prospect, as it is read, in their order. */
export function valueTexts(
  { columns }: { columns: readonly OwnColumn[] },
  { values }: Pick<Prospect, "values">,
): { name: string; text: string }[] {
  return columns.flatMap(({ id, name, type }) => {
    const value = values[id];
    return value === undefined ? [] : [{ name, text: valueText(value, type) }];
  });
}
