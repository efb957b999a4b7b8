import { guardReasons as copy } from "~/content/assistant/guard-copy.ts";
import { comparableWords, heldWords, leakedWords } from "../facts/hidden-phrases.ts";
import type { Token } from "../reading/tokens.ts";
import type { Rule, Verdict } from "./verdict.ts";

/**
 * Runs of eight words of the model's instructions. A finding begins at the fourth word, so that texts that share only
 * three words with the instructions are never held back.
 */
export const leakRule: Rule = ({ view, tokens, isWhole }, { hidden }) => {
  if (!hidden) return [];
  const words = comparableWords(tokens);
  const texts = words.map(({ text }) => text);
  const verdicts: Verdict[] = [];
  for (let from = 0; from + leakedWords <= words.length; from++) {
    if (!hidden.has(texts.slice(from, from + leakedWords).join(" "))) continue;
    const start = (words[from + heldWords - 1] as Token).start;
    const end = (words[from + leakedWords - 1] as Token).end;
    const last = verdicts.at(-1);
    if (last && start <= last.end) last.end = end;
    else verdicts.push({ start, end, finding: { kind: "instructions", reason: copy.instructions } });
  }
  if (isWhole) return verdicts;

  // The last word may be the beginning of another one, so the words before it decide.
  for (let count = leakedWords; count >= heldWords; count--) {
    const from = words.length - count;
    if (from < 0 || !hidden.has(texts.slice(from, -1).join(" "))) continue;
    const { start } = words[from + heldWords - 1] as Token;
    verdicts.push({ start, end: view.chars.length, finding: null });
  }
  return verdicts;
};
