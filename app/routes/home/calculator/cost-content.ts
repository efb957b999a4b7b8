import { costCopy as copy } from "#app/content/home/cost-copy.ts";
import { catalogue } from "#app/offers/catalogue.ts";
import { contactPrice } from "#app/offers/contact-price.ts";
import { priceText } from "./price-text.ts";

/** What a contact costs with each offer, in one sentence, from the catalogue. interpretation.md D1, D51. */
export function costStatement(): string {
  const namesByPrice = Map.groupBy(catalogue, (offer) => priceText(contactPrice(offer), copy));
  const each = [...namesByPrice].map(([price, same]) =>
    copy.with(price, same.map(({ name }) => name).join(copy.or)),
  );
  return copy.statement(each.join(", "));
}
