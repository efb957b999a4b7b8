import { folded } from "#app/french/folded.ts";
import { stem } from "#app/french/stem.ts";

/** Characters of a text of others that a reason shows. */
const most = 60;

/**
 * A text of others as a reason shows it: letters, digits and a few marks on one line, at most 60 of them; never the
 * beginning of a formula or of markup. "" when nothing remains.
 */
export function shown(text: string): string {
  const clean = text
    .slice(0, 10 * most)
    .toWellFormed()
    .replace(/[^\p{L}\p{M}\p{Nd}’'().,&/-]/gu, " ")
    .replaceAll("'", "’")
    .split(" ")
    .filter((word) => word !== "")
    .join(" ");
  const begin = clean.search(/[\p{L}\p{Nd}]/u);
  const characters = begin < 0 ? [] : [...clean.slice(begin)];
  return characters.length <= most ? characters.join("") : `${characters.slice(0, most - 1).join("")}…`;
}

/** The words of a text as they are compared: without accents, plural and gender; "directrice" is "directeur". */
export function wordsOf(text: string): string[] {
  const words = folded(text.slice(0, 500)).match(/[a-z0-9]+/g) ?? [];
  return words.filter((word) => !small.has(word)).map((word) => stem(masculine(word)));
}

const small = new Set("a au aux d de des du en et l la le les".split(" "));

const masculine = (word: string) => word.replace(/trices?$/, "teur").replace(/euses?$/, "eur");
