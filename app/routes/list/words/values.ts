import { settingsLimits } from "#app/prospects/settings/settings-limits.ts";
import type { OwnColumn } from "#app/prospects/settings/settings-protocol.ts";

const number = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });

const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "short", timeZone: "UTC" });

/** What stands in a column of the team's own, as it is read. */
export function valueText(value: string | number, type: OwnColumn["type"]): string {
  if (typeof value === "number") return number.format(value);
  return type === "date" ? day.format(new Date(value)) : value;
}

/** The number that somebody typed as one writes it in French or English, a currency sign included; `null` for anything else. */
export function numberIn(typed: string): number | null {
  const plain = typed
    .replace(/[\s\u202F€]/g, "")
    .replace(",", ".")
    .replace("−", "-");
  const found = /^-?\d{1,14}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : null;
  return found !== null && Math.abs(found) <= settingsLimits.number ? found : null;
}
