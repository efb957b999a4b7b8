import { type Language, pricingCopy } from "#app/content/offers/pricing-copy.ts";
import { catalogue, type Offer } from "./catalogue.ts";
import { englishEuros, frenchEuros } from "./euros.ts";
import { type PlanRow, planRows } from "./plan-rows.ts";
import { priceLabels } from "./price-labels.ts";
import {
  type Billing,
  hasTrial,
  type PricingVariant,
  savedByYear,
  shownPeriod,
  shownPrice,
  trialDays,
  yearlySaving,
} from "./price-rules.ts";

/** Where the buttons lead; from the environment. */
export type OfferLinks = { checkoutUrl: string; bookingUrl: string };

/** An offer as its card shows it in one language. Fields: ENT-02, ENT-03; `badge` and `trial`: interpretation.md D2, D3, D6. */
export type Plan = {
  name: string;
  price: string;
  yearlyPrice: string;
  /** The suffix of the price, such as `/mois`; empty for `Next 3 months`. */
  period: string;
  yearlyPeriod: string;
  description: string;
  features: string[];
  /** The same features by subject. */
  rows: PlanRow[];
  buttonText: string;
  yearlyButtonText: string;
  href: string;
  /** True for demos; the checkout opens in the same tab. */
  opensNewTab: boolean;
  isPopular: boolean;
  badge: string | null;
  /** The label of the free trial in the monthly and in the yearly view. */
  trial: string | null;
  yearlyTrial: string | null;
  /** What the button leads to. */
  assurance: string;
  /** The yearly price, as a note of the monthly one. */
  monthlyNote: string;
  /** The saving of a yearly payment. */
  yearlyNote: string;
};

type Options = { variant: PricingVariant; language: Language; links: OfferLinks };

/** All plans, in the order of the cards. */
export function plansFor(options: Options): Plan[] {
  return catalogue.map((offer) => planOf(offer, options));
}

/** One offer in one language. */
export function planOf(offer: Offer, { variant, language, links }: Options): Plan {
  const copy = pricingCopy[language];
  const euros = (amount: number) => (language === "fr" ? frenchEuros : englishEuros)(amount * 100);
  const labels = priceLabels(offer, variant);
  const price = (billing: Billing) =>
    language === "fr" ? labels[billing] : euros(shownPrice(offer, billing, variant));
  const suffix = (billing: Billing) => {
    const period = shownPeriod(offer, billing, variant);
    return period ? copy.per[period] : "";
  };
  const trial = (billing: Billing) => (hasTrial(offer, billing, variant) ? copy.trial(trialDays) : null);
  return {
    name: offer.name,
    price: price("monthly"),
    yearlyPrice: price("yearly"),
    period: suffix("monthly"),
    yearlyPeriod: suffix("yearly"),
    description: copy.descriptions[offer.name] ?? "",
    features: [
      copy.phones(offer.contacts),
      copy.emails(offer.contacts),
      copy.users(offer.users),
      ...offer.features.map((feature) => copy.features[feature]),
    ],
    rows: planRows(offer, language),
    buttonText: copy.buttons[offer.action].monthly,
    yearlyButtonText: copy.buttons[offer.action].yearly,
    href: offer.action === "checkout" ? links.checkoutUrl : links.bookingUrl,
    opensNewTab: offer.action === "booking",
    isPopular: offer.isPopular,
    badge: offer.isPopular ? copy.badge[variant] : null,
    trial: trial("monthly"),
    yearlyTrial: trial("yearly"),
    assurance: copy.assurance[offer.action],
    monthlyNote: copy.orYearly[variant](euros(shownPrice(offer, "yearly", variant))),
    yearlyNote:
      variant === "commitment" ? copy.commitment(yearlySaving) : copy.saved(euros(savedByYear(offer))),
  };
}
