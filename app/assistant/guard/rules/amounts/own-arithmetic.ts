import type { Token } from "../../reading/tokens.ts";
import type { GuardFacts } from "../../facts/guard-facts.ts";
import type { Sentence } from "../clauses/sentence.ts";
import { lexicon } from "../clauses/lexicon.ts";
import { agrees } from "./rounding.ts";

const signs = lexicon("soit donc font total = x × divis* rapporte rapportes / ÷ equivaut");

/** More numbers in one sentence are not combined. */
const most = 12;

/** Whether a number is computed from others that the sentence or the customer gives: "2 ventes × 500 €, soit 1 000 €". */
export function isComputed(amount: number, sentence: Sentence, index: number, facts: GuardFacts): boolean {
  const { tokens, from, to } = sentence;
  const numbers: number[] = [];
  let hasSign = false;
  for (let at = from; at < to; at++) {
    const { kind, text, value } = tokens[at] as Token;
    if (signs.has(text)) hasSign = true;
    if (kind === "number" && at !== index && numbers.length < most) numbers.push(value);
  }
  if (!hasSign) return false;
  const given = [...facts.amounts].slice(0, most);
  for (const [place, one] of numbers.entries())
    for (const [at, other] of [...numbers, ...given].entries()) {
      if (at === place) continue;
      const products = [one * other, one / other, (one * other) / 100];
      const sums = at < numbers.length ? [one + other, one - other] : [];
      for (const value of [...products, ...sums])
        if (value !== one && value !== other && agrees(value, amount, sentence, index)) return true;
    }
  return false;
}
