import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { priceLabels } from "#app/offers/price-labels.ts";
import type { GuardFacts } from "../../facts/guard-facts.ts";
import { isPriceOf, isSavingOf, type Period } from "../../facts/offer-facts.ts";
import { hasStem } from "../../reading/reading.ts";
import type { Token } from "../../reading/tokens.ts";
import { type Clause, clauseAt } from "../clauses/clause.ts";
import { isReported } from "../clauses/owner.ts";
import { phrase } from "../clauses/phrase.ts";
import { isAboutOffer, isDenied, type Sentence } from "../clauses/sentence.ts";
import { isDerivedPrice } from "./derived-prices.ts";
import { isComputed } from "./own-arithmetic.ts";
import { allOffers, plansOf } from "./plans-of.ts";
import type { Unit } from "./units.ts";

/** Turnover, funds and fines are in this range, prices of the catalogue are far below. */
const large = 100_000;

/**
 * Why an amount must not stand: it is neither in the catalogue, for the plan and the period that the sentence names, nor
 * one that the customer gave. An amount of the customer is judged all the same where the sentence speaks of our offers.
 */
export function judgePrice(
  sentence: Sentence,
  index: number,
  unit: Extract<Unit, { kind: "price" }>,
  facts: GuardFacts,
): string | null {
  const amount = (sentence.tokens[index] as Token).value * unit.factor;
  if (amount >= large || isDenied(sentence, index)) return null;
  if (!isAboutOffer(sentence) && facts.amounts.has(amount)) return null;
  if (unit.isForeign) return copy.price;
  const plans = plansOf(sentence, index);
  const offers = plans ?? allOffers;
  const isSaving = sentence.says(savingStems);
  if (isSaving && isSavingOf(amount, offers)) return null;
  const clause = clauseAt(sentence, index)?.clause;
  if (clause && (isReported(clause) || isBudget(clause))) return null;
  if (isDerivedPrice(amount, sentence, index) || isComputed(amount, sentence, index, facts)) return null;
  if (clause && isWithTax(clause)) return copy.vat;
  if (isPriceOf(amount, offers, periodOf(sentence, index), facts.variant)) return null;
  const [only] = plans ?? [];
  if (plans?.length !== 1 || !only) return copy.price;
  const { monthly, yearly } = priceLabels(only, facts.variant);
  return copy.otherPrice[facts.variant](only.name, monthly, yearly);
}

/** What the customer has to spend: "avec un budget de 150 €". */
function isBudget({ text }: Clause): boolean {
  return phrase(" (?:budget|panier|enveloppe|ventes?|marge|commandes?|chiffre d affaires) ").test(text);
}

/** "TTC", "toutes taxes comprises"; "hors taxes" is none of them. */
function isWithTax({ text }: Clause): boolean {
  return phrase(
    " ttc | taxes? (?:est |sont )?(?:comprises?|incluses?) | tva (?:est )?(?:comprise|incluse) ",
  ).test(text);
}

const savingStems = ["econom", "epargn", "save", "remise"];
const monthStems = ["mois", "mensu", "month"];
const yearStems = ["an", "ans", "annee", "annuel", "annuelle", "annuellement", "annuels", "year", "yearly"];

/** The period after an amount, up to the next number, else the one before it. */
export function periodOf({ tokens, from, to }: Sentence, index: number): Period | null {
  for (let at = index + 1; at < to && at - index <= 8; at++) {
    const { kind, text } = tokens[at] as Token;
    if (kind === "number" || ";,".includes(text) || (text === "ou" && at - index > 1)) break;
    const period = periodIn(text);
    if (period) return period;
  }
  for (let at = index - 1; at >= from && index - at <= 8; at--) {
    const { kind, text } = tokens[at] as Token;
    if (kind === "number" || ";,".includes(text)) break;
    const period = periodIn(text);
    if (period) return period;
  }
  return null;
}

function periodIn(word: string): Period | null {
  if (hasStem([word], monthStems)) return "month";
  return yearStems.includes(word) ? "year" : null;
}
