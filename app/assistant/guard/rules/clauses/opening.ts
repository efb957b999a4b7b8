import { isPartial, type Reading } from "../../reading/reading.ts";
import type { Token } from "../../reading/tokens.ts";
import { lexicon } from "./lexicon.ts";
import type { Sentence } from "./sentence.ts";

const subjects = lexicon("je j nous on");
const auxiliaries = lexicon("ai avons a viens venons vient vais allons va");
/** What stands between a subject and its verb: "je vous les ai déjà …", "nous venons de …". */
const between = lexicon(
  "m me l le la les lui leur y en vous ai avons a viens venons vient de d vais allons va bien deja aussi donc ete",
);

/** Tokens before a verb in which its subject is looked for. */
const looksBack = 10;

/** The tokens from a subject to the verb that is to come: `start` is the subject's index, `hasAuxiliary` after "j’ai". */
type Opening = { start: number; hasAuxiliary: boolean };

/**
 * The "je", "nous" or "on" whose verb the token at `index` may be, with nothing but auxiliaries and pronouns between: a finding
 * that begins with the verb begins there, so that nobody reads "J’ai …". `null` if there is none.
 */
export function openingBefore({ tokens, from }: Sentence, index: number): Opening | null {
  let hasAuxiliary = false;
  for (let at = index - 1; at >= from && index - at <= looksBack; at--) {
    const { kind, text } = tokens[at] as Token;
    if (text === "'") continue;
    if (kind !== "word") return null;
    if (subjects.has(text)) return { start: at, hasAuxiliary };
    if (!between.has(text)) return null;
    hasAuxiliary ||= auxiliaries.has(text);
  }
  return null;
}

/** The opening that a growing sentence ends with, whose verb has not come, or not whole; `null` if there is none. */
export function openOpening(sentence: Sentence, reading: Reading): Opening | null {
  if (!sentence.isOpen) return null;
  const last = sentence.tokens[sentence.to - 1] as Token;
  const opening = openingBefore(sentence, sentence.to);
  if (opening || !isPartial(reading, last)) return opening;
  const before = openingBefore(sentence, sentence.to - 1);
  const mayBegin = last.kind === "word" && subjects.mayBecome(last.text);
  return before ?? (mayBegin ? { start: sentence.to - 1, hasAuxiliary: false } : null);
}
