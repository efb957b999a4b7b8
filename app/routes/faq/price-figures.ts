import { faqPage } from "#app/content/public/faq-copy.ts";
import { catalogue, type Offer } from "#app/offers/catalogue.ts";
import { frenchEuros } from "#app/offers/euros.ts";
import { type PricingVariant, shownPrice } from "#app/offers/price-rules.ts";

/** The offers of the catalogue as a table: `values` has one text for each offer. */
export type PriceFigures = {
  caption: string;
  corner: string;
  offers: string[];
  rows: { name: string; values: string[] }[];
};

const copy = faqPage.prices;

/** What each offer costs and includes, without VAT. interpretation.md D1, D2. */
export function priceFigures(variant: PricingVariant): PriceFigures {
  const row = (name: string, value: (offer: Offer) => string | number) => ({
    name,
    values: catalogue.map((offer) => String(value(offer))),
  });
  return {
    caption: copy.caption,
    corner: copy.offer,
    offers: catalogue.map(({ name }) => name),
    rows: [
      row(copy.monthly, (offer) => frenchEuros(100 * shownPrice(offer, "monthly", variant))),
      row(copy.yearly[variant], (offer) => frenchEuros(100 * shownPrice(offer, "yearly", variant))),
      row(copy.contacts, ({ contacts }) => contacts),
      row(copy.users, ({ users }) => users),
    ],
  };
}
