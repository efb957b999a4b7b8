import type { Rounded } from "#app/offers/contact-price.ts";
import { frenchDecimal, frenchEuros } from "#app/offers/euros.ts";

type Words = { about: (amount: string) => string };

/** A price per contact in cents: `1,98 €`, or `environ 1 €` when rounding changed it. */
export function priceText({ whole, isExact }: Rounded, { about }: Words): string {
  const text = frenchEuros(whole);
  return isExact ? text : about(text);
}

/** A whole number as French prose writes it: `4 000`. */
export function countText(whole: number): string {
  return frenchDecimal(whole * 100);
}
