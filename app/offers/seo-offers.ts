import { catalogue, type Offer } from "./catalogue.ts";
import { type OfferLinks, planOf } from "./plans.ts";
import { type PricingVariant, shownPeriod, shownPrice } from "./price-rules.ts";

/** An offer for programs. Fields of ENT-04; amounts in euros, without VAT. */
export type SeoOffer = {
  name: string;
  /** The price per month. */
  price: number;
  description: string;
  /** The page about it. */
  url: string;
  actionUrl: string;
  actionText: string;
  currency: "EUR";
  vatIncluded: false;
  /** The price of the yearly view, and the period it covers: a year, or a month with a one-year commitment. */
  yearlyPrice: number;
  yearlyPeriod: "month" | "year" | null;
  phoneNumbersPerMonth: number;
  emailsPerMonth: number;
  users: number;
  features: string[];
};

type Options = { variant: PricingVariant; appUrl: string; links: OfferLinks };

/** The offers in /api/offers.json and in the structured data, in the order of the cards. interpretation.md D1. */
export function seoOffers(options: Options): SeoOffer[] {
  return catalogue.map((offer) => seoOfferOf(offer, options));
}

function seoOfferOf(offer: Offer, { variant, appUrl, links }: Options): SeoOffer {
  const plan = planOf(offer, { variant, language: "fr", links });
  return {
    name: plan.name,
    price: shownPrice(offer, "monthly", variant),
    description: plan.description,
    url: `${appUrl}/#pricing`,
    actionUrl: plan.href,
    actionText: plan.buttonText,
    currency: "EUR",
    vatIncluded: false,
    yearlyPrice: shownPrice(offer, "yearly", variant),
    yearlyPeriod: shownPeriod(offer, "yearly", variant),
    phoneNumbersPerMonth: offer.contacts,
    emailsPerMonth: offer.contacts,
    users: offer.users,
    features: plan.features,
  };
}
