import type { GuardFacts } from "../../facts/guard-facts.ts";
import { hasStem } from "../../reading/reading.ts";
import type { Token } from "../../reading/tokens.ts";
import type { Sentence } from "../clauses/sentence.ts";
import { periodOf } from "./period.ts";
import { plansOf } from "./plans-of.ts";
import { times } from "./units.ts";

const priceStems = ["cout", "prix", "tarif", "factur", "cost", "price", "paie", "payez"];
const fillers = new Set(["de", "a", "est", "sont", ":", "|", "(", "environ", "seulement", "is", "at", "="]);

/** A number without a currency that is a price all the same: "Growth coûte 149", "Growth : 149 par mois". */
export function isBarePrice(sentence: Sentence, index: number): boolean {
  const { tokens, from } = sentence;
  if (times.has(tokens[index + 1]?.text ?? "")) return false;
  let at = index - 1;
  while (at >= from && index - at <= 4 && fillers.has((tokens[at] as Token).text)) at--;
  const before = tokens[at];
  if (!before || at < from) return false;
  if (hasStem([before.text], priceStems)) return true;
  return sentence.plans.some((plan) => plan.index === at) && periodOf(sentence, index) !== null;
}

/** A number alone in a cell of a table row that names a plan must be one of the plan's figures. */
export function isForeignCell(sentence: Sentence, index: number, facts: GuardFacts): boolean {
  const { tokens } = sentence;
  if (sentence.plans.length === 0 || tokens[index - 1]?.text !== "|") return false;
  const after = tokens[index + 1];
  if (after && after.text !== "|" && after.kind !== "break") return false;
  const { value } = tokens[index] as Token;
  const offers = plansOf(sentence, index) ?? [];
  return !facts.amounts.has(value) && !offers.some((offer) => Object.values(offer).includes(value));
}
