import type { Offer } from "#app/offers/catalogue.ts";
import { type PlainView, plainView } from "./plain-view.ts";
import { type Segment, segmentsOf } from "./segments.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** An answer, or what there is of it, as the rules read it. */
export type Reading = {
  view: PlainView;
  tokens: Token[];
  segments: Segment[];
  /** False while the answer grows. */
  isWhole: boolean;
  /** The plan that the sentences before this text named last, if it is the rest of one. */
  carried: Offer | null;
  /** The text continues a mail that is drafted for the customer. */
  isLetter: boolean;
  /** The text continues a quotation that began so many tokens before. */
  quotedFor: number | null;
};

/** Reads a text; linear in it. */
export function readAnswer(
  text: string,
  isWhole = true,
  {
    carried = null,
    isLetter = false,
    quotedFor = null,
  }: Partial<Pick<Reading, "carried" | "isLetter" | "quotedFor">> = {},
): Reading {
  const view = plainView(text, isWhole);
  const tokens = tokensOf(view.chars);
  return { view, tokens, segments: segmentsOf(tokens, isWhole), isWhole, carried, isLetter, quotedFor };
}

/** True for the last token of a growing text, which may become a longer one. */
export function isPartial({ view, isWhole }: Reading, token: Token): boolean {
  return !isWhole && token.end === view.chars.length;
}

/** True for a word that begins with a capital in the source. */
export function isCapitalised({ view }: Reading, token: Token, text: string): boolean {
  return /^\p{Lu}/u.test(text.slice(view.starts[token.start], view.ends[token.start]));
}

/** The words, and words of symbols, that precede `index` in its segment: at most `count`, the nearest first. */
export function wordsBefore({ tokens }: Reading, from: number, index: number, count: number): string[] {
  const words: string[] = [];
  for (let at = index - 1; at >= from && words.length < count; at--) {
    const { kind, text } = tokens[at] as Token;
    if (kind === "word" || kind === "number") words.push(text);
  }
  return words;
}

/** True when a word begins with one of the stems. */
export function hasStem(words: Iterable<string>, stems: readonly string[]): boolean {
  for (const word of words) if (stems.some((stem) => word.startsWith(stem))) return true;
  return false;
}
