import { settingsLimits } from "#app/prospects/settings/settings-limits.ts";

/** The number that somebody typed as one writes it in French or English, a currency sign included; `null` for anything else. */
export function numberIn(typed: string): number | null {
  const plain = typed
    .replace(/[\s\u202F€]/g, "")
    .replace(",", ".")
    .replace("−", "-");
  const found = /^-?\d{1,14}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : null;
  return found !== null && Math.abs(found) <= settingsLimits.number ? found : null;
}
