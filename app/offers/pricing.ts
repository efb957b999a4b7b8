import type { Offer } from "./catalogue.ts";

/** `table` by default; the other shows the yearly price by the month. decisions.md D2. */
export type PricingVariant = "table" | "commitment";

export type Billing = "monthly" | "yearly";

/** The free trial, in days. BIZ-01. */
export const trialDays = 14;

/** What a year's commitment saves, in per cent. decisions.md D2. */
export const yearlySaving = 20;

/** The names of plans that are bought once and so have nothing to try. decisions.md D2. */
const boughtOnce = ["ONCE", "Une fois"];

/** Euros shown in this view: a month's, or in the table's yearly view a year's. decisions.md D2. */
export function shownPrice(offer: Offer, billing: Billing, variant: PricingVariant): number {
  if (billing === "monthly") return offer.monthly;
  return variant === "table" ? offer.yearly : Math.round(offer.monthly * (1 - yearlySaving / 100));
}

/** What the shown price is for; `null` where no suffix stands behind it. decisions.md D2. */
export function shownPeriod(
  offer: Offer,
  billing: Billing,
  variant: PricingVariant,
): "month" | "year" | null {
  if (offer.period === "Next 3 months") return null;
  return billing === "yearly" && variant === "table" ? "year" : "month";
}

/** Whether this view promises the free trial. decisions.md D2 and D6. */
export function hasTrial(offer: Offer, billing: Billing, variant: PricingVariant): boolean {
  if (variant === "table") return offer.hasTrial;
  return billing === "monthly" && !boughtOnce.includes(offer.name);
}

/** Euros that paying for a year at once saves against twelve single months. */
export function savedByYear(offer: Offer): number {
  return 12 * offer.monthly - offer.yearly;
}
