import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { savedByYear } from "#app/offers/price-rules.ts";
import { derivedPrices } from "../../amounts/derived-prices.ts";
import { wholeText } from "../../clauses/clause.ts";
import { lexicon } from "../../clauses/lexicon.ts";
import { phrase } from "../../clauses/phrase.ts";
import { isTold } from "../../clauses/told.ts";
import type { Claim } from "../claim.ts";

const amounts: Readonly<Record<string, number>> = {
  dizaine: 10,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  quarantaine: 40,
  cinquantaine: 50,
  soixantaine: 60,
  centaine: 100,
  millier: 1_000,
};
/** Such a word is about right. */
const tolerance = 0.12;

/** "presque un millier d’euros": amounts in words that are no numbers, against the catalogue and its arithmetic. */
export const roundAmounts: readonly Claim[] = [
  {
    words: lexicon(Object.keys(amounts).join(" ")),
    kind: "price",
    reason: copy.price,
    isClaim: (clause, at) => {
      const amount = amounts[clause.words[at] ?? ""] ?? 0;
      const isEuros = /^(?:euros?|€)$/.test(clause.words[at + 2] ?? "") && clause.words[at + 1] === "d";
      const isOffer =
        clause.sentence.plans.length > 0 ||
        phrase(String.raw` (?:abonnement|a l annee|annuel\w*) `).test(wholeText(clause));
      if (!isEuros || !isOffer || !isTold(clause)) return false;
      const { plans } = clause.sentence;
      const isSaving = phrase(String.raw` (?:economis\w+|rapporte\w*|epargne\w*|gagn\w+) `).test(
        wholeText(clause),
      );
      const values =
        isSaving && plans.length === 1
          ? plans.map(({ offer }) => savedByYear(offer))
          : derivedPrices(clause.sentence);
      return !values.some((value) => Math.abs(value - amount) <= tolerance * amount);
    },
  },
];
