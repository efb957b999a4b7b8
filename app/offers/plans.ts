import { type Language, plans as words } from "~/content/offers/pricing-copy.ts";
import { catalogue, type Offer } from "./catalogue.ts";
import {
  hasTrial,
  type PricingVariant,
  savedByYear,
  shownPeriod,
  shownPrice,
  trialDays,
  yearlySaving,
} from "./pricing.ts";

/** Where the buttons lead, from the environment. */
export type OfferLinks = { checkoutUrl: string; bookingUrl: string };

/** A plan as its card shows it. Fields of ENT-02 and ENT-03; `badge` and `trial` as decisions.md D2, D3 and D6 say. */
export type Plan = {
  name: string;
  price: string;
  yearlyPrice: string;
  /** What the monthly price is for, with its stroke; `Next 3 months` shows nothing. */
  period: string;
  yearlyPeriod: string;
  description: string;
  features: string[];
  buttonText: string;
  yearlyButtonText: string;
  href: string;
  /** Demos open beside the page; the checkout takes its place. */
  opensNewTab: boolean;
  isPopular: boolean;
  badge: string | null;
  /** The free trial's label in the monthly view, and in the yearly one. */
  trial: string | null;
  yearlyTrial: string | null;
  /** What paying for a year saves. */
  yearlyNote: string;
};

type Options = { variant: PricingVariant; language: Language; links: OfferLinks };

/** All plans, in the order of the cards. */
export function plansFor(options: Options): Plan[] {
  return catalogue.map((offer) => planOf(offer, options));
}

/** Euros as the cards show them: `1910€`, to the letter of requirements.md PCN. */
export function euros(amount: number): string {
  return `${amount}€`;
}

/** One offer in the words of one language. */
export function planOf(offer: Offer, { variant, language, links }: Options): Plan {
  const say = words[language];
  const per = (billing: "monthly" | "yearly") => {
    const period = shownPeriod(offer, billing, variant);
    return period ? say.per[period] : "";
  };
  const trial = (billing: "monthly" | "yearly") =>
    hasTrial(offer, billing, variant) ? say.trial(trialDays) : null;
  return {
    name: offer.name,
    price: euros(shownPrice(offer, "monthly", variant)),
    yearlyPrice: euros(shownPrice(offer, "yearly", variant)),
    period: per("monthly"),
    yearlyPeriod: per("yearly"),
    description: say.descriptions[offer.name] ?? "",
    features: [
      say.phones(offer.contacts),
      say.emails(offer.contacts),
      say.users(offer.users),
      ...offer.contents.map((content) => say.contents[content]),
    ],
    buttonText: say.buttons[offer.action].monthly,
    yearlyButtonText: say.buttons[offer.action].yearly,
    href: offer.action === "checkout" ? links.checkoutUrl : links.bookingUrl,
    opensNewTab: offer.action === "booking",
    isPopular: offer.isPopular,
    badge: offer.isPopular ? say.badge[variant] : null,
    trial: trial("monthly"),
    yearlyTrial: trial("yearly"),
    yearlyNote:
      variant === "commitment" ? say.commitment(yearlySaving) : say.saved(euros(savedByYear(offer))),
  };
}
