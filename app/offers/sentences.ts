import type { OfferFigures } from "~/content/home/home-faq-copy.ts";
import { offerSentences as say } from "~/content/offers/offer-copy.ts";
import { catalogue } from "./catalogue.ts";
import { euros } from "./plans.ts";
import { type PricingVariant, shownPrice, trialDays } from "./pricing.ts";

/** How many contacts each offer holds, in one French sentence: for the FAQ and the assistant. decisions.md D1. */
export function quotaSentence(): string {
  return say.quotas(catalogue.map(({ name, contacts }) => say.quota(name, contacts)));
}

/** What each offer costs in this variant, in one French sentence: for the FAQ and the assistant. */
export function priceSentence(variant: PricingVariant): string {
  const price = say.price[variant];
  return say.prices(
    catalogue.map((offer) =>
      price(
        offer.name,
        euros(shownPrice(offer, "monthly", variant)),
        euros(shownPrice(offer, "yearly", variant)),
      ),
    ),
  );
}

/** How long the free trial lasts, and with which billing. decisions.md D6. */
export function trialSentence(variant: PricingVariant): string {
  return say.trial[variant](trialDays);
}

/** What sentences about the offers need of the catalogue, all at once. decisions.md D1. */
export function offerFigures(variant: PricingVariant): OfferFigures {
  return {
    quotas: quotaSentence(),
    prices: priceSentence(variant),
    trial: trialSentence(variant),
  };
}
