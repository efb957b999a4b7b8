import { decomposed } from "./decomposed.ts";

/**
 * A text as it is compared: in lower case, without accents, ligatures and invisible characters ("Ｃœur\u00ADs" is coeurs).
 * The one way in which texts are folded, linear and in at most `mostDecomposed` times the length; what a reader removes
 * or replaces besides (punctuation, dashes, digits) stays with it.
 */
export function folded(text: string): string {
  const lower = decomposed(text).toLowerCase();
  return isPlain.test(lower) ? lower : lower.replace(rest, (character) => ligatures[character] ?? "");
}

const isPlain = /^[ -~\s]*$/;
/** Ligatures that Unicode does not decompose, and what nobody sees: soft hyphens, joiners, fillers. */
const rest = /[œæ]|\p{Default_Ignorable_Code_Point}/gu;
const ligatures: Readonly<Record<string, string>> = { œ: "oe", æ: "ae" };
