import { folded } from "./folded.ts";
import { stem } from "./stem.ts";

/** The words of a text as they are compared: without accents, plural and gender; "directrice" is "directeur". */
export function wordsOf(text: string): string[] {
  const words = folded(text.slice(0, 500)).match(/[a-z0-9]+/g) ?? [];
  return words.filter((word) => !small.has(word)).map((word) => stem(masculine(word)));
}

const small = new Set("a au aux d de des du en et l la le les".split(" "));

const masculine = (word: string) => word.replace(/trices?$/, "teur").replace(/euses?$/, "eur");
