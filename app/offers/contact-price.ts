import type { Offer } from "./catalogue.ts";

/** A quotient as a whole number, and whether rounding left it as it was. */
export type Rounded = { whole: number; isExact: boolean };

/** Divides two whole numbers. */
export function roundedQuotient(dividend: number, divisor: number): Rounded {
  return { whole: Math.round(dividend / divisor), isExact: dividend % divisor === 0 };
}

/**
 * What an e-mail with its phone number costs in cents, by the month and without VAT, when `used` of them are used: all
 * that the offer contains, unless told otherwise. interpretation.md D51.
 */
export function contactPrice(offer: Offer, used: number = offer.contacts): Rounded {
  return roundedQuotient(offer.monthly * 100, used);
}
