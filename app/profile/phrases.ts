import { decomposed } from "./decomposed.ts";

/** Words that do not distinguish one value from another. */
const stopWords = new Set(
  "le la les l un une des du de d au aux ce c est sont plutot surtout uniquement seulement exclusivement principalement essentiellement ton style je j veux voudrais souhaite aimerais nous on notre votre mon ma nos mes vise visons cible ciblons vers pour avec chez the a an s il te vous plait svp merci".split(
    " ",
  ),
);

/** The number of UTF-16 code units of a text that are compared; every wording is far shorter. */
export const maxPhraseLength = 300;

/**
 * The first `maxPhraseLength` code units of a text, in lower case, without accents or bracketed parts. Everything but
 * letters and digits becomes a space.
 */
export function plain(text: string): string {
  return decomposed(text.slice(0, maxPhraseLength))
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/\([^()]*\)/g, " ")
    .replace(/(?<=\p{L})\.(?=\p{L})/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** `text` without case, accents, punctuation, stop words, plural and gender endings; may be empty. */
export function phraseOf(text: string): string {
  return plain(text)
    .split(" ")
    .filter((word) => !stopWords.has(word))
    .map(stem)
    .join(" ");
}

/** Removes plural and gender endings: chaleureux and chaleureuses, formel and formelle become the same. */
export function stem(word: string): string {
  const singular = word.endsWith("s") ? word.slice(0, -1) : word;
  if (singular.length <= 4) return singular;
  return withoutTrailing(singular, "sxe")
    .replace(/au$/, "al")
    .replace(/(.)\1$/, "$1");
}

/** A loop, since `/[sxe]+$/` takes quadratic time on "sss…a". */
function withoutTrailing(word: string, letters: string): string {
  let end = word.length;
  while (end > 0 && letters.includes(word.charAt(end - 1))) end--;
  return word.slice(0, end);
}
