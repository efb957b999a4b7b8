import { readAnswer } from "../reading/reading.ts";
import type { Token } from "../reading/tokens.ts";

/** A run of so many words of the instructions is a leak; from the fourth on they are held back. */
export const leakedWords = 8;
export const heldWords = 4;

/** The runs of three to eight words of a text. */
export type Phrases = ReadonlySet<string>;

export function phrasesOf(text: string): Phrases {
  const words = comparableWords(readAnswer(text).tokens).map(({ text: word }) => word);
  const phrases = new Set<string>();
  for (let from = 0; from < words.length; from++)
    for (let count = heldWords - 1; count <= leakedWords && from + count <= words.length; count++)
      phrases.add(words.slice(from, from + count).join(" "));
  return phrases;
}

/** Words and numbers, which are compared without what stands between them. */
export function comparableWords(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ kind }) => kind === "word" || kind === "number");
}
