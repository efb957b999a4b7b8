import type { TypedDraft } from "../draft-content.ts";
import { placeholdersIn } from "../placeholders.ts";
import { fillGaps } from "./draft-gaps.ts";
import { gapKeyOf } from "./gap-name.ts";

/**
 * What somebody has filled into the gaps of a draft, by the ids of `gapsIn`, where `after` is `before` with some gaps
 * filled and nothing else; `null` where anything else is different, and where a gap without a name was filled.
 */
export function filledSince(before: TypedDraft, after: TypedDraft): Map<string, string> | null {
  const answers = new Map<string, string>();
  const texts = textsOf(before.content);
  const filled = textsOf(after.content);
  if (texts.length !== filled.length) return null;
  for (const [index, text] of texts.entries()) {
    const found = filledIn(text, filled[index] ?? "");
    if (!found) return null;
    for (const [key, answer] of found) answers.set(key, answer);
  }
  const isAll = JSON.stringify(fillGaps(before, answers)) === JSON.stringify(after.content);
  return isAll && !answers.has("") ? answers : null;
}

/** What stands in place of the gaps of one text, by their names; without those that still stand. */
function filledIn(text: string, filled: string): Map<string, string> | null {
  const answers = new Map<string, string>();
  if (text === filled) return answers;
  const gaps = placeholdersIn(text);
  let at = 0;
  let from = 0;
  for (const [index, { text: gap, start, end }] of gaps.entries()) {
    const literal = literalAt(filled, from, text.slice(at, start));
    if (literal === null) return null;
    from += literal;
    const next = text.slice(end, gaps[index + 1]?.start ?? text.length);
    const until = index === gaps.length - 1 ? filled.length - next.length : placeOf(next, filled, from);
    if (until < from) return null;
    const answer = filled.slice(from, until);
    // What is written behind a gap is no answer.
    if (answer !== gap && (answer.includes("\n") || answer.includes(gap))) return null;
    if (answer !== gap) answers.set(gapKeyOf(gap), answer);
    at = end;
    from = until;
  }
  return answers;
}

/** What becomes of the words before a name that begins with a vowel. */
const elided = (literal: string): string[] =>
  /\b[dD]e $/.test(literal) ? [literal, literal.replace(/e $/, "’")] : [literal];

function literalAt(filled: string, from: number, literal: string): number | null {
  const found = elided(literal).find((each) => filled.startsWith(each, from));
  return found === undefined ? null : found.length;
}

function placeOf(literal: string, filled: string, from: number): number {
  const places = elided(literal)
    .map((each) => filled.indexOf(each, from))
    .filter((place) => place !== -1);
  return places.length > 0 ? Math.min(...places) : -1;
}

/** All texts of a content, in its order. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap(textsOf);
}
