import { costCopy as copy } from "#app/content/home/cost-copy.ts";
import { catalogue, type Offer } from "#app/offers/catalogue.ts";
import { contactPrice, monthsPaid } from "#app/offers/contact-price.ts";
import { frenchEuros } from "#app/offers/euros.ts";
import { type Billing, type PricingVariant, shownPrice } from "#app/offers/price-rules.ts";
import { countText, priceText } from "./price-text.ts";

/** A price per contact and the division that gives it. */
export type CostCell = { price: string; quotient: string };

export type CostContent = {
  statement: string;
  columns: { offer: string; monthly: string; yearly: string };
  rows: { name: string; contacts: string; monthly: CostCell; yearly: CostCell }[];
};

/** What a contact costs with each offer, from the catalogue. interpretation.md D1. */
export function costContent(variant: PricingVariant): CostContent {
  const cell = (offer: Offer, billing: Billing): CostCell => ({
    price: priceText(contactPrice(offer, billing, variant), copy),
    quotient: copy.quotient(
      frenchEuros(shownPrice(offer, billing, variant) * 100),
      countText(offer.contacts * monthsPaid(billing, variant)),
    ),
  });
  const rows = catalogue.map((offer) => ({
    name: offer.name,
    contacts: copy.contacts(countText(offer.contacts)),
    monthly: cell(offer, "monthly"),
    yearly: cell(offer, "yearly"),
  }));
  const namesByPrice = Map.groupBy(rows, ({ monthly }) => monthly.price);
  const each = [...namesByPrice].map(([price, same]) =>
    copy.with(price, same.map(({ name }) => name).join(copy.or)),
  );
  return {
    statement: copy.statement(each.join(", ")),
    columns: { ...copy.columns, yearly: copy.columns.yearly[variant] },
    rows,
  };
}
