import { articles } from "../reading/number-words.ts";
import { phoneOf, phoneRunsIn } from "../reading/phones.ts";
import type { Reading } from "../reading/reading.ts";
import { isAboutOffer, sentencesOf } from "../rules/clauses/sentence.ts";

/**
 * The numbers that a customer wrote about their own business in `text`. What they wrote about the offers of the site is not theirs:
 * a price in "Growth coûte 149 € ?" stays one that the catalogue does not have.
 */
export function amountsIn(reading: Reading, text: string): number[] {
  const phones = phoneRunsIn(reading).filter((run) => phoneOf(run) !== null);
  return sentencesOf(reading, text)
    .filter((sentence) => !isAboutOffer(sentence))
    .flatMap(({ from, to }) => reading.tokens.slice(from, to))
    .filter(({ kind, text: typed }) => kind === "number" && !articles.has(typed))
    .filter(({ start }) => !phones.some((run) => start >= run.start && start < run.end))
    .map(({ value }) => value);
}
