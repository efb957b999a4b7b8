import { readProfile } from "#app/targeting/reading/read-profile.ts";
import type { Token } from "../message-tokens.ts";
import { wholeSentence } from "../own-sentences.ts";
import { hasPhrase, phrases, Reader, wordSet } from "../phrase-reader.ts";
import { article, typedBetween } from "../profile-change/explicit-values.ts";
import { readOpening } from "../request-opening.ts";
import type { Inquiry } from "./inquiry.ts";

type Price = Extract<Inquiry, { about: "price" }>;

/** Of a longer sentence the first words are no answer to what stands before it. */
const mostWords = 12;

const perYear = wordSet("annee annees an annuel annuelle annuels annuelles annuellement");
const perMonth = wordSet("mois mensuel mensuelle mensuels mensuelles mensuellement");
/** What stands around a period where nothing else is asked. */
const besidePeriod = wordSet(
  "et mais ok donc alors sinon pour sur en a l la le les au par si on je nous paye paie payons paiement combien c est ca ce fait serait coute couterait quoi quel quelle prix tarif tarifs abonnement une un aussi plutot complete entiere d avance du coup ,",
);

/**
 * The prices of a reply once more, by the year or by the month, for a message that asks nothing else ("et à l'année ?");
 * `null` for another one. interpretation.md D320.
 */
export function periodAskedOf(message: string, before: readonly Inquiry[]): Price | null {
  const price = before.find((inquiry): inquiry is Price => inquiry.about === "price");
  const tokens = price ? shortSentence(message)?.tokens : null;
  if (!price || !tokens) return null;
  const periods = tokens.filter(({ form }) => !besidePeriod.has(form));
  const isOf = (words: ReadonlySet<string>) => periods.length === 1 && words.has(periods[0]?.form ?? "");
  if (isOf(perYear)) return { about: "price", offers: price.offers, billing: "yearly" };
  return isOf(perMonth) ? { about: "price", offers: price.offers } : null;
}

const yearly = phrases<true>([
  [
    true,
    "a l annee,par an,l an,annuel,annuelle,annuels,annuelles,annuellement,pour un an,sur un an,pour l annee",
  ],
]);

/** True for a sentence that speaks of a year, as that of a price. */
export const speaksOfYear = (tokens: readonly Token[]): boolean => hasPhrase(tokens, yearly);

/** "35 prospects" is no department. */
const counted = wordSet("prospect prospects contact contacts fiche fiches client clients lead leads");
const beforePlace = wordSet("plutot uniquement seulement que en dans a au aux sur vers");

/** The zone, for a message that is nothing but places which the register knows; `null` for another one. */
export function zoneIn(message: string): Extract<Inquiry, { about: "field" }> | null {
  const sentence = shortSentence(message);
  if (!sentence || sentence.isQuestion || sentence.tokens.some(({ form }) => counted.has(form))) return null;
  const { tokens } = sentence;
  const reader = new Reader(tokens);
  readOpening(reader);
  reader.readWords(beforePlace);
  const value = typedBetween(message, tokens, reader.at).replace(article, "");
  const { criteria, remarks } = readProfile({
    ...{ icp_industry: "", icp_title: "", icp_size: "", icp_location: value },
  });
  const isPlace = criteria.departments.length + criteria.regions.length > 0 && remarks.length === 0;
  return isPlace ? { about: "field", field: "icp_location", value } : null;
}

function shortSentence(message: string) {
  const sentence = wholeSentence(message);
  return sentence && sentence.tokens.length <= mostWords ? sentence : null;
}
