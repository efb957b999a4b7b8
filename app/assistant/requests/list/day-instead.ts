import { wholeSentence } from "../own-sentences.ts";
import { Reader, wordSet } from "../phrase-reader.ts";
import { readOpening } from "../request-opening.ts";
import { type DayWords, readDayAndHour, readHour } from "./day-words.ts";

/** Another day, another hour, or both, than those that were just proposed. */
export type DayInstead = { day: DayWords | null; hour: number | null };

const before = wordSet(
  "non nan plutot mets mettez mettons met disons dis mieux vaut je prefere prefererais en fait finalement pour alors c est sera et si on disait ,",
);
const after = wordSet("plutot alors finalement mieux est c serait ca m arrange , non");

/**
 * The day or hour that a message names in place of the one proposed right before it, if it says nothing else: "plutôt
 * vendredi", "non, à 15 h". interpretation.md D329.
 */
export function dayInsteadIn(message: string): DayInstead | null {
  const sentence = wholeSentence(message);
  if (!sentence || sentence.tokens.length > 14) return null;
  const tokens = [...sentence.tokens];
  while (tokens.length > 1 && after.has(tokens.at(-1)?.form ?? "")) tokens.pop();
  const reader = new Reader(tokens);
  readOpening(reader);
  reader.readWords(before);
  const start = reader.at;
  const found = readDayAndHour(reader);
  if (found) return found;
  reader.at = start;
  const hour = readHour(reader);
  return hour !== null && reader.next === "" ? { day: null, hour } : null;
}
