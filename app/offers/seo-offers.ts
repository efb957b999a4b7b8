import { catalogue, type Offer } from "./catalogue.ts";
import { type OfferLinks, planOf } from "./plans.ts";
import { type PricingVariant, shownPeriod, shownPrice } from "./pricing.ts";

/** An offer as programs read it. Fields of ENT-04; amounts in euros, without VAT. */
export type SeoOffer = {
  name: string;
  /** A month's price. */
  price: number;
  description: string;
  /** Where people read about it. */
  url: string;
  actionUrl: string;
  actionText: string;
  currency: "EUR";
  vatIncluded: false;
  /** The price of the yearly view, and what it pays for: a year, or a month of a year's commitment. */
  yearlyPrice: number;
  yearlyPeriod: "month" | "year" | null;
  phoneNumbersPerMonth: number;
  emailsPerMonth: number;
  users: number;
  features: string[];
};

type Options = { variant: PricingVariant; appUrl: string; links: OfferLinks };

/** The offers of /api/offers.json and of the structured data, in the order of the cards. decisions.md D1. */
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
