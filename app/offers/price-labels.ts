import type { Offer } from "./catalogue.ts";
import { type PricingVariant, savedByYear, shownPrice } from "./price-rules.ts";

/** The prices of an offer as text, the same in both languages: `1910€`, verbatim from requirements.md PCN. */
export function priceLabels(
  offer: Offer,
  variant: PricingVariant,
): { monthly: string; yearly: string; saved: string } {
  return {
    monthly: euros(shownPrice(offer, "monthly", variant)),
    yearly: euros(shownPrice(offer, "yearly", variant)),
    saved: euros(savedByYear(offer)),
  };
}

const wholeNumbers = new Intl.NumberFormat("fr-FR");

/** An amount in a French sentence, which no line break divides: `1 910 €`. */
export function proseAmount(amount: number): string {
  return `${wholeNumbers.format(amount).replaceAll("\u202F", "\u00A0")}\u00A0€`;
}

function euros(amount: number): string {
  return `${amount}€`;
}
