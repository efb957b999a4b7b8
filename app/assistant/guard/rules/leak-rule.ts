import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import {
  comparableWords,
  comparedWords,
  heldWords,
  leakedWords,
  type Phrases,
} from "../facts/hidden-phrases.ts";
import type { Token } from "../reading/tokens.ts";
import type { Rule, Verdict } from "./verdict.ts";

/**
 * Runs of words of the model's instructions that repeat twelve different ones. A finding begins at the fourth word, so
 * that texts that share only three words with the instructions are never held back.
 */
export const leakRule: Rule = ({ view, tokens, isWhole }, { hidden }) => {
  if (!hidden) return [];
  const words = comparableWords(tokens);
  const texts = words.map(({ text }) => text);
  const startOf = (from: number) => (words[from + heldWords - 1] as Token).start;
  const verdicts: Verdict[] = [];
  for (const { from, to } of runsIn(texts, hidden))
    if (new Set(texts.slice(from, to)).size >= leakedWords)
      verdicts.push({
        start: startOf(from),
        end: (words[to - 1] as Token).end,
        finding: { kind: "instructions", reason: copy.instructions },
      });
  if (isWhole) return verdicts;

  const from = beginningOf(texts, hidden);
  if (from !== null) verdicts.push({ start: startOf(from), end: view.chars.length, finding: null });
  return verdicts;
};

/** The longest runs, as ranges of indices, whose every eight words stand in the instructions; in order. */
function runsIn(texts: readonly string[], hidden: Phrases): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (let from = 0; from + comparedWords <= texts.length; from++) {
    const to = from + comparedWords;
    if (!hidden.has(texts.slice(from, to).join(" "))) continue;
    const last = runs.at(-1);
    if (last && last.to === to - 1) last.to = to;
    else runs.push({ from, to });
  }
  return runs;
}

/**
 * The first place from which the words at the end of a growing text may become a leak; `null` if there is none. The last
 * word may be the beginning of another one, so the words before it decide.
 */
function beginningOf(texts: readonly string[], hidden: Phrases): number | null {
  const complete = texts.slice(0, -1);
  let from = complete.length - comparedWords;
  while (from >= 0 && hidden.has(complete.slice(from, from + comparedWords).join(" "))) from--;
  from++;
  if (complete.length - from >= comparedWords) return from;
  for (let count = comparedWords - 1; count >= heldWords - 1; count--) {
    const start = complete.length - count;
    if (start >= 0 && hidden.has(complete.slice(start).join(" "))) return start;
  }
  return null;
}
