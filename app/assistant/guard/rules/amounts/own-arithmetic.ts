import { catalogue } from "#app/offers/catalogue.ts";
import type { GuardFacts } from "../../facts/guard-facts.ts";
import { lexicon } from "../clauses/lexicon.ts";
import { isAboutOffer, type Sentence } from "../clauses/sentence.ts";
import { agrees } from "./rounding.ts";
import { isEuro } from "./units.ts";

/** Signs that a sum follows from the numbers of its sentence. */
const signs = lexicon(
  "soit donc font fait donne donnent multipli* total = x × divis* rapporte rapportes / ÷ equivaut fera feront ferait feraient laiss* reviendrait reviendraient",
);

/** More numbers in one sentence are not combined. */
const most = 12;

type Numbers = { hasSign: boolean; found: readonly { at: number; value: number }[] };

const known = new WeakMap<Sentence, Numbers>();

/** The first numbers of a sentence, and whether it has a sign of arithmetic; remembered. */
function numbersOf(sentence: Sentence): Numbers {
  const before = known.get(sentence);
  if (before) return before;
  const tokens = sentence.tokens.slice(sentence.from, sentence.to);
  const numbers = {
    hasSign: tokens.some(({ text }) => signs.has(text)),
    found: tokens
      .map(({ kind, value }, at) => ({ kind, value, at: sentence.from + at }))
      .filter(({ kind }) => kind === "number")
      .slice(0, most),
  };
  known.set(sentence, numbers);
  return numbers;
}

/** Whether a number is computed from others that the sentence or the customer gives: "2 ventes × 500 €, soit 1 000 €". */
export function isComputed(amount: number, sentence: Sentence, index: number, facts: GuardFacts): boolean {
  const { hasSign, found: own } = numbersOf(sentence);
  const isOffer = sentence.plans.length > 0;
  const isTheirs = !isAboutOffer(sentence) && sentence.carried === null;
  if (!hasSign && !isTheirs) return false;
  const found = isTheirs ? [...own, ...numbersBefore(sentence)] : own;
  const numbers = found
    .filter(
      ({ at, value }) =>
        at !== index && !(isOffer && isForeignPrice(sentence, at, value) && !facts.amounts.has(value)),
    )
    .map(({ value }) => value)
    .concat(
      own.some(({ value }) => facts.amounts.has(value))
        ? sentence.plans.slice(0, 2).map(({ offer }) => offer.monthly)
        : [],
    );
  const given = isOffer ? [] : [...facts.amounts].slice(0, most);
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

/** How many tokens before a sentence are looked at for what it computes with. */
const nearby = 60;

/** The numbers of the sentences before, latest first: "… dépense 300 000 €. Avec 20 %, cela ferait 60 000 €." */
function numbersBefore({ tokens, from }: Sentence): Numbers["found"] {
  return tokens
    .slice(Math.max(0, from - nearby), from)
    .map(({ kind, value }, at) => ({ kind, value, at: Math.max(0, from - nearby) + at }))
    .filter(({ kind }) => kind === "number")
    .toReversed()
    .slice(0, most / 2);
}

/** An amount, or the cents of one, that no plan has: nothing about a plan is computed from it. */
function isForeignPrice({ tokens }: Sentence, at: number, value: number): boolean {
  const isPrice =
    isEuro(tokens[at + 1]?.text) &&
    !catalogue.some(({ monthly, yearly }) => value === monthly || value === yearly);
  return isPrice || (isEuro(tokens[at - 1]?.text) && tokens[at - 2]?.kind === "number");
}
