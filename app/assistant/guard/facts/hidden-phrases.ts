import { readAnswer } from "../reading/reading.ts";
import type { Token } from "../reading/tokens.ts";

/** Runs of so many words are compared; from the fourth on they are held back. */
export const comparedWords = 8;
export const heldWords = 4;
/**
 * A run that repeats so many different words of the instructions is a leak. An honest "je n’invente ni personne, ni
 * adresse e-mail, ni numéro de téléphone, ni prix" repeats fewer, and any two sentences of the instructions more.
 */
export const leakedWords = 12;

/** The runs of three to eight words of a text. */
export type Phrases = ReadonlySet<string>;

let latest: { text: string; phrases: Phrases } = { text: "", phrases: new Set() };

/** The phrases of the instructions, which are the same for every answer. */
export function phrasesOf(text: string): Phrases {
  if (latest.text !== text) latest = { text, phrases: readPhrases(text) };
  return latest.phrases;
}

function readPhrases(text: string): Phrases {
  const words = comparableWords(readAnswer(text).tokens).map(({ text: word }) => word);
  const phrases = new Set<string>();
  for (let from = 0; from < words.length; from++)
    for (let count = heldWords - 1; count <= comparedWords && from + count <= words.length; count++)
      phrases.add(words.slice(from, from + count).join(" "));
  return phrases;
}

/** Words, which are compared without what stands between them: rules that are numbered or in a table are one run. */
export function comparableWords(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ kind, text }) => kind === "word" || (kind === "number" && !/^\d/.test(text)));
}
