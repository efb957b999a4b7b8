import { folded } from "#app/french/folded.ts";
import { stem } from "#app/french/stem.ts";
import { joints, links, type ReadText } from "./tokens.ts";

/** How words are compared: by their stems, or for names as they are. */
type Form = "stem" | "plain";

/** Phrases of a few words, and what each means. */
export type Vocabulary<Meaning> = { form: Form; meanings: Map<string, Meaning> };

const mostWords = 6;

/** A vocabulary from lists of words, separated by commas; the first meaning of a phrase counts. */
export function vocabularyOf<Meaning>(
  form: Form,
  entries: Iterable<readonly [words: string, meaning: Meaning]>,
): Vocabulary<Meaning> {
  const meanings = new Map<string, Meaning>();
  for (const [words, meaning] of entries)
    for (const phrase of words.split(",")) {
      const key = keyOf(phrase, form);
      if (!meanings.has(key)) meanings.set(key, meaning);
    }
  return { form, meanings };
}

/** A phrase as it is compared. */
export function keyOf(phrase: string, form: Form): string {
  const words = folded(phrase)
    .split(/[^\p{L}\p{N}&]+/u)
    .filter((word) => word !== "" && !links.has(word));
  return words.map((word) => (form === "stem" ? stem(word) : word)).join(" ");
}

export type Match<Meaning> = { from: number; to: number; meaning: Meaning };

/** The longest phrase of the vocabulary that begins at this token; `null` if none does. */
export function phraseAt<Meaning>(
  { tokens }: ReadText,
  from: number,
  { form, meanings }: Vocabulary<Meaning>,
): Match<Meaning> | null {
  let key = "";
  let words = 0;
  let found: Match<Meaning> | null = null;
  for (let index = from; index < tokens.length && words < mostWords; index++) {
    const token = tokens[index];
    if (!token || token.isTaken) break;
    if (token.isMark) {
      // Only within a word: "Île-de-France", and not "Paris - Lyon".
      const isWithin = token.start === tokens[index - 1]?.end && token.end === tokens[index + 1]?.start;
      if (token.plain === "&" && words > 0 && isWithin) key += "&";
      else if (!joints.has(token.plain) || !(isWithin || token.plain === "'" || token.plain === "’")) break;
      continue;
    }
    if (links.has(token.plain)) {
      if (words === 0) break;
      continue;
    }
    const isAfterAmpersand = key.endsWith("&");
    key += `${words === 0 || isAfterAmpersand ? "" : " "}${form === "stem" ? token.stem : token.plain}`;
    words += 1;
    const meaning = meanings.get(key);
    if (meaning !== undefined) found = { from, to: index, meaning };
  }
  return found;
}

/** Every phrase of the vocabulary in a text, each word in one of them, the longest first at its place. */
export function* phrasesIn<Meaning>(
  read: ReadText,
  vocabulary: Vocabulary<Meaning>,
): Generator<Match<Meaning>> {
  for (let index = 0; index < read.tokens.length; index++) {
    const token = read.tokens[index];
    if (!token || token.isTaken || token.isMark) continue;
    const match = phraseAt(read, index, vocabulary);
    if (!match) continue;
    yield match;
    index = match.to;
  }
}
