import type { Known } from "./queries.ts";

/**
 * What a refusal (status 400) teaches about the register, so that the next request can do without what it refuses; `null`
 * when it teaches nothing new. Its sentences are those of app/controller/search_params_model.py in search-api at 7cc364f.
 */
export function learn(known: Known, refusal: string): Known | null {
  if (known.tellsNotices && refusal.includes("Au moins un champ à inclure est non valide"))
    return { ...known, tellsNotices: false };
  if (known.naf === null && refusal.includes("Au moins un paramètre `activite_principale` est non valide")) {
    const [, valid = ""] = refusal.split("Les valeurs valides", 2);
    const naf = new Set(valid.match(/\d{2}\.\d{2}[A-Z]/g));
    return naf.size > 0 ? { ...known, naf } : null;
  }
  return null;
}
