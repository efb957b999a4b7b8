import type { Offer } from "./catalogue.ts";
import { type Billing, type PricingVariant, shownPrice } from "./price-rules.ts";

/** A quotient as a whole number, and whether rounding left it as it was. */
export type Rounded = { whole: number; isExact: boolean };

/** Divides two whole numbers. */
export function roundedQuotient(dividend: number, divisor: number): Rounded {
  return { whole: Math.round(dividend / divisor), isExact: dividend % divisor === 0 };
}

/** The months that a price of this view pays for. */
export function monthsPaid(billing: Billing, variant: PricingVariant): number {
  return billing === "yearly" && variant === "table" ? 12 : 1;
}

/**
 * What a phone number with its e-mail costs in cents, without VAT, when `used` of them are used each month: all that the
 * offer contains, unless told otherwise.
 */
export function contactPrice(
  offer: Offer,
  billing: Billing,
  variant: PricingVariant,
  used: number = offer.contacts,
): Rounded {
  return roundedQuotient(shownPrice(offer, billing, variant) * 100, monthsPaid(billing, variant) * used);
}
