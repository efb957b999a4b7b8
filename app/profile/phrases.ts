import { folded } from "#app/french/folded.ts";
import { stem } from "#app/french/stem.ts";

/** Words that do not distinguish one value from another. */
const stopWords = new Set(
  "le la les l un une des du de d au aux ce c est sont plutot surtout uniquement seulement exclusivement principalement essentiellement ton style je j veux voudrais souhaite aimerais nous on notre votre mon ma nos mes vise visons cible ciblons vers pour avec chez the a an s il te vous plait svp merci".split(
    " ",
  ),
);

/** The number of UTF-16 code units of a text that are compared; every wording is far shorter. */
export const maxPhraseLength = 300;

/**
 * The first `maxPhraseLength` code units of a text, folded, without bracketed parts. Everything but letters and
 * digits becomes a space.
 */
export function plain(text: string): string {
  return folded(text.slice(0, maxPhraseLength))
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
