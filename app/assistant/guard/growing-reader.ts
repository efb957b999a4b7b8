import type { Offer } from "#app/offers/catalogue.ts";
import { type Reading, readAnswer } from "./reading/reading.ts";
import type { Token } from "./reading/tokens.ts";
import { quotedForAt, sentencesOf } from "./rules/clauses/sentence.ts";

/** UTF-16 code units that are read again before less is. */
const usual = 1_500;

/**
 * Tokens that are read again before the sentence in which the safe length lies. No rule looks farther back: arithmetic takes
 * the numbers of sixty tokens, a leak three words, and a telephone number three tokens. What a rule objects to among them,
 * since it does not see what precedes them, was judged before (`judged`).
 */
const context = 64;

/**
 * A longer end is read again only when it has grown by a quarter: a sentence that never ends is still read in linear time.
 */
const eager = 4_000;
const growth = 1.25;

/**
 * Characters, as `PlainView` spells them, of an end that is read at once: more than an answer has (12,000), and 30 ms. Of what
 * is longer, as a sentence without end or signs that each stand for eighteen, no more is shown until all of it is there.
 */
const longest = 16_000;

/**
 * What need not be read again: `text`, in which `carried` is the plan that was named last, and a drafted mail or a quotation
 * may not be over. `judged`: code units of the text, `text` and more, that were found to be safe.
 */
type Settled = {
  text: string;
  carried: Offer | null;
  isLetter: boolean;
  quotedFor: number | null;
  judged: number;
};

const nothing: Settled = { text: "", carried: null, isLetter: false, quotedFor: null, judged: 0 };

/**
 * Measures texts, each of which continues the one before, or another one. `measure` tells how much of a reading is safe, whose
 * first `judged` code units are; whole sentences before that are left out of the next reading, once it would be longer than
 * `most` code units.
 */
export function growingReader(
  measure: (reading: Reading, text: string, judged: number) => number,
  most = usual,
): (text: string) => number {
  let settled = nothing;
  let last = { text: "", rest: 0, length: 0, spelled: 0 };
  return (text) => {
    if (text === last.text) return last.length;
    if (!text.startsWith(settled.text)) settled = nothing;
    const rest = text.slice(settled.text.length);
    if (rest.length > eager && rest.length < growth * last.rest && text.startsWith(last.text))
      return last.length;
    const isContinued = text.startsWith(last.text);
    const spelling = isContinued && last.rest > 0 ? last.spelled / last.rest : 1;
    if (rest.length * spelling > longest) return isContinued ? last.length : settled.text.length;
    const reading = readAnswer(rest, false, settled);
    const safe = measure(reading, rest, settled.judged - settled.text.length);
    const length = settled.text.length + safe;
    if (rest.length > most) settled = settledBefore(reading, rest, safe, settled);
    const spelled =
      reading.view.chars.length * ((text.length - settled.text.length) / Math.max(1, rest.length));
    last = { text, rest: text.length - settled.text.length, length, spelled };
    return length;
  };
}

/** The beginning of `rest` up to the last sentence that leaves enough context before `safe`, added to what is settled. */
function settledBefore(reading: Reading, rest: string, safe: number, settled: Settled): Settled {
  const { segments, tokens, view } = reading;
  let last = tokens.length - 1;
  while (last >= 0 && (view.starts[(tokens[last] as Token).start] ?? 0) >= safe) last--;
  const begun = segments.findLast(({ from }) => from <= last)?.from ?? 0;
  const index = segments.findLastIndex(
    ({ from }) => from <= begun - context && isRestart(reading, from, rest),
  );
  if (index <= 0) return settled;
  const from = segments[index]?.from ?? 0;
  const { start } = tokens[from] as Token;
  // A token after a line break is joined to it.
  const at = view.starts[view.chars.charAt(start - 1) === "\n" ? start - 1 : start] ?? 0;
  const sentences = sentencesOf(reading, rest);
  const carried = sentences[index]?.carried ?? null;
  return {
    text: settled.text + rest.slice(0, at),
    carried,
    isLetter: sentences[index - 1]?.isLetter ?? false,
    quotedFor: quotedForAt(reading, from),
    judged: settled.text.length + safe,
  };
}

/**
 * True for the first token of a sentence which reads the same without what precedes it: a word after a blank, and no part
 * of a number or an address.
 */
function isRestart({ tokens, view }: Reading, from: number, text: string): boolean {
  const { kind, start } = tokens[from] as Token;
  // A blank that is a character reference divides no address.
  return kind === "word" && start > 0 && /[ \n]/.test(text.charAt((view.starts[start] ?? 0) - 1));
}
