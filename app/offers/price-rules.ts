import type { Offer } from "./catalogue.ts";

/** `table` is the default; `commitment` shows the yearly price per month. interpretation.md D2. */
export type PricingVariant = "table" | "commitment";

export type Billing = "monthly" | "yearly";

/** Length of the free trial, in days. BIZ-01. */
export const trialDays = 14;

/** Prospects per month to which the volume can grow (CLM-13): a claim about volume, no plan's contents. interpretation.md D1. */
export const volumes = [50, 100, 500] as const;

/** The discount for a one-year commitment, in per cent. interpretation.md D2. */
export const yearlySaving = 20;

/** The names of plans that are bought once, so that no trial is possible. interpretation.md D2. */
const boughtOnce = ["ONCE", "Une fois"];

/** The price in euros of this view: per month, or per year in the yearly view of `table`. interpretation.md D2. */
export function shownPrice(offer: Offer, billing: Billing, variant: PricingVariant): number {
  if (billing === "monthly") return offer.monthly;
  return variant === "table" ? offer.yearly : Math.round(offer.monthly * (1 - yearlySaving / 100));
}

/** The period that the shown price covers; `null` if it is shown without a suffix. interpretation.md D2. */
export function shownPeriod(
  offer: Offer,
  billing: Billing,
  variant: PricingVariant,
): "month" | "year" | null {
  if (offer.period === "Next 3 months") return null;
  return billing === "yearly" && variant === "table" ? "year" : "month";
}

/** Whether this view offers the free trial. interpretation.md D2 and D6. */
export function hasTrial(offer: Offer, billing: Billing, variant: PricingVariant): boolean {
  if (variant === "table") return offer.hasTrial;
  return billing === "monthly" && !boughtOnce.includes(offer.name);
}

/** Euros that paying for a year at once saves, compared with twelve single months. */
export function savedByYear(offer: Offer): number {
  return 12 * offer.monthly - offer.yearly;
}
