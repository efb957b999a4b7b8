import type { OfferFigures } from "~/content/home/home-faq-copy.ts";
import { offerSentences as copy } from "~/content/offers/offer-copy.ts";
import { catalogue } from "./catalogue.ts";
import { priceLabels } from "./price-labels.ts";
import { type PricingVariant, trialDays } from "./price-rules.ts";

/** The quotas of all offers in one French sentence, for the FAQ and the assistant. decisions.md D1. */
export function quotaSentence(): string {
  return copy.quotas(catalogue.map(({ name, contacts }) => copy.quota(name, contacts)));
}

/** The prices of all offers in one French sentence, for the FAQ and the assistant. */
export function priceSentence(variant: PricingVariant): string {
  const sentence = copy.price[variant];
  return copy.prices(
    catalogue.map((offer) => {
      const { monthly, yearly } = priceLabels(offer, variant);
      return sentence(offer.name, monthly, yearly);
    }),
  );
}

/** How long the free trial lasts, and to which billing it applies, in one French sentence. decisions.md D6. */
function trialSentence(variant: PricingVariant): string {
  return copy.trial[variant](trialDays);
}

/** The sentences that the FAQ embeds in its answers. decisions.md D1. */
export function offerFigures(variant: PricingVariant): OfferFigures {
  return {
    quotas: quotaSentence(),
    prices: priceSentence(variant),
    trial: trialSentence(variant),
  };
}
