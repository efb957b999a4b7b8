import { catalogue, type Offer } from "#app/offers/catalogue.ts";
import { articles } from "../../reading/number-words.ts";
import type { Token } from "../../reading/tokens.ts";
import type { Sentence } from "../clauses/sentence.ts";

/** What may stand between a figure and the plan that it belongs to: "99 € HT par mois avec l’offre Growth". */
const between = new Set(
  "€ eur euro euros ht par mois an month year / e - mails mail emails numeros numero de telephone contacts leads prospects utilisateurs users et pour avec chez dans sur du le la l ' ( plan offre formule forfait for with the in ou".split(
    " ",
  ),
);

/**
 * The plans of which a sentence gives the figure at `index`: the one that follows directly, else those named last before
 * it, else the first after it, else the one of the list that it continues. `null` if it names none.
 */
export function plansOf(sentence: Sentence, index: number): readonly Offer[] | null {
  const { plans, carried } = sentence;
  const following = plans.find((plan) => plan.index > index);
  if (following && isDirectlyAfter(sentence, index, following.index)) return [following.offer];
  const preceding = plans.filter((plan) => plan.index < index);
  if (preceding.length > 0) return lastGroup(sentence, preceding);
  if (following && !isDivided(sentence, index, following.index)) return [following.offer];
  return carried ? [carried] : null;
}

/** A semicolon or "puis" stands between: what follows it is another matter. */
function isDivided({ tokens }: Sentence, index: number, plan: number): boolean {
  return tokens.slice(index, plan).some(({ text }) => text === ";" || text === "puis");
}

/** All offers, for a figure of no plan in particular. */
export const allOffers = catalogue;

function isDirectlyAfter({ tokens }: Sentence, index: number, plan: number): boolean {
  if (plan - index > 20) return false;
  // "950 € et Growth 1 910 €": the plan belongs to the next figure.
  if (["et", "ou", ","].includes(tokens[plan - 1]?.text ?? "")) return false;
  const { value } = tokens[index] as Token;
  for (let at = index + 1; at < plan; at++) {
    const { kind, text, value: other } = tokens[at] as Token;
    // "200 numéros et 200 e-mails avec Growth", "99 € par mois ou 950 € par an pour Starter", "199 € pour un Growth".
    const belongs =
      kind === "number" && (other === value || tokens[at - 1]?.text === "ou" || articles.has(text));
    if (!belongs && !between.has(text)) return false;
  }
  return true;
}

/** The plans that are named together: no number stands between them. */
function lastGroup({ tokens }: Sentence, plans: readonly { index: number; offer: Offer }[]): Offer[] {
  const group: Offer[] = [];
  let next = plans.at(-1)?.index ?? 0;
  for (const { index, offer } of plans.toReversed()) {
    if (tokens.slice(index, next).some(({ kind }) => kind === "number")) break;
    group.push(offer);
    next = index;
  }
  return group;
}
