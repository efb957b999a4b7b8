import { catalogue, type Offer } from "#app/offers/catalogue.ts";
import { type PricingVariant, savedByYear, shownPeriod, shownPrice } from "#app/offers/price-rules.ts";
import { periods } from "#app/periods.ts";

export type Period = "month" | "year";

/** Hours in which the service is ready at most (BIZ-02), and minutes of a demo (BIZ-08). */
export const readyHours = periods.setup.count;
export const demoMinutes = 30;

/** The offers by their folded names. */
export const offersByName = new Map(catalogue.map((offer) => [offer.name.toLowerCase(), offer]));

/** Whether one of the offers costs this, for this period if one is named. */
export function isPriceOf(
  amount: number,
  offers: readonly Offer[],
  period: Period | null,
  variant: PricingVariant,
): boolean {
  return offers.some((offer) =>
    (["monthly", "yearly"] as const).some((billing) => {
      const covers = shownPeriod(offer, billing, variant);
      return (
        shownPrice(offer, billing, variant) === amount &&
        (period === null || covers === null || covers === period)
      );
    }),
  );
}

/** Whether one of the offers saves this much when it is paid by the year. */
export function isSavingOf(amount: number, offers: readonly Offer[]): boolean {
  return offers.some((offer) => savedByYear(offer) === amount);
}
