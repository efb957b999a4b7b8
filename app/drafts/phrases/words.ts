import { folded } from "#app/french/folded.ts";
import { stem } from "#app/french/stem.ts";
import { withoutPlaceholders } from "../placeholders.ts";

/** A word or symbol of a text: its form for comparisons, and its offsets in UTF-16 code units. */
export type Word = { form: string; start: number; end: number };

/** Ends every phrase: no phrase continues on the next line. */
export const lineBreak = "\n";

/** A line break, a word with the invisible characters inside it, or a single symbol. */
const word = /\n|[\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}]+|\S/gu;

/** These join or separate words without a meaning of their own. */
const joints = new Set("'’ʼ`´-‐‑–_·.,;:«»\"“”()".split(""));

/** The words of a text without case, accents, plural and gender endings; a placeholder counts as a line break. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of withoutPlaceholders(text).matchAll(word)) {
    const form = joints.has(found) ? "" : formOf(found);
    if (form) words.push({ form, start: index, end: index + found.length });
  }
  return words;
}

function formOf(found: string): string {
  // A symbol stays itself: "…" is no "...".
  return /[\p{L}\p{M}\p{N}]/u.test(found) ? stem(folded(found)) : found;
}
