import type { OfferFigures } from "#app/content/home/home-faq-copy.ts";
import { offerSentences as copy } from "#app/content/offers/offer-copy.ts";
import { catalogue, type Offer } from "./catalogue.ts";
import { frenchEuros } from "./euros.ts";
import { type Billing, type PricingVariant, shownPrice, trialDays, volumes } from "./price-rules.ts";

/** The quotas of all offers in one French sentence, for the FAQ and the assistant. interpretation.md D1. */
export function quotaSentence(): string {
  return copy.quotas(catalogue.map(({ name, contacts }) => copy.quota(name, contacts)));
}

/** To how many prospects per month the volume can grow, beside what the largest offer includes. interpretation.md D1. */
export function volumeSentence(): string {
  const largest = catalogue.reduce((most, offer) => (offer.contacts > most.contacts ? offer : most));
  return copy.volume(volumes, largest.contacts, largest.name);
}

/** The prices of all offers in one French sentence, for the FAQ and the assistant. */
export function priceSentence(variant: PricingVariant): string {
  const sentence = copy.price[variant];
  const amount = (offer: Offer, billing: Billing) => frenchEuros(100 * shownPrice(offer, billing, variant));
  return copy.prices(
    catalogue.map((offer) => sentence(offer.name, amount(offer, "monthly"), amount(offer, "yearly"))),
  );
}

/** The lowest and the highest price per month, in one French sentence. */
function rangeSentence(): string {
  const prices = catalogue.map(({ monthly }) => 100 * monthly);
  return copy.range(frenchEuros(Math.min(...prices)), frenchEuros(Math.max(...prices)));
}

/** The offers that have a free trial whatever the billing. interpretation.md D6. */
const namesWithTrial = () =>
  catalogue
    .filter((offer) => offer.hasTrial)
    .map(({ name }) => name)
    .join(copy.or);

/** How long the free trial lasts, and to which offer or billing it applies, in one French sentence. interpretation.md D6. */
function trialSentence(variant: PricingVariant): string {
  return copy.trial[variant](trialDays, namesWithTrial());
}

/** The same in a few words, for the first screen of /. */
export function trialFact(variant: PricingVariant): string {
  return copy.trialFact[variant](trialDays, namesWithTrial());
}

/** The sentences that the FAQ embeds in its answers. interpretation.md D1. */
export function offerFigures(variant: PricingVariant): OfferFigures {
  return {
    quotas: `${quotaSentence()} ${volumeSentence()}`,
    prices: priceSentence(variant),
    range: rangeSentence(),
    trial: trialSentence(variant),
  };
}
