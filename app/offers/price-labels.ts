import type { Offer } from "./catalogue.ts";
import { type PricingVariant, shownPrice } from "./price-rules.ts";

/** The prices of an offer as French text: `1910€`, verbatim from requirements.md PCN. */
export function priceLabels(offer: Offer, variant: PricingVariant): { monthly: string; yearly: string } {
  return {
    monthly: euros(shownPrice(offer, "monthly", variant)),
    yearly: euros(shownPrice(offer, "yearly", variant)),
  };
}

function euros(amount: number): string {
  return `${amount}€`;
}
