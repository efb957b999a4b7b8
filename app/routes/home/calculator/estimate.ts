import { catalogue, type Offer } from "#app/offers/catalogue.ts";
import { contactPrice, type Rounded, roundedQuotient } from "#app/offers/contact-price.ts";

/** The contacts per month that the slider can choose. CLM-13 names 500 as the largest volume. */
export const volumes = { min: 10, max: 500, step: 10, example: 120 } as const;

/** What the visitor's own figures may be, and the neutral ones that the page starts with. */
export const ownFigures = {
  hourlyCost: { min: 1, max: 1000, example: 35 },
  minutes: { min: 1, max: 480, example: 12 },
} as const;

/** The nearest volume that the slider has; the example for what is no number. */
export function volumeOf(value: string): number {
  const number = Number(value);
  if (value.trim() === "" || !Number.isFinite(number)) return volumes.example;
  const { min, max, step } = volumes;
  return Math.min(max, Math.max(min, Math.round(number / step) * step));
}

/** The smallest offer that contains as many contacts as are wanted; `null` when none does. */
export function fittingOffer(wanted: number): Offer | null {
  const large = catalogue.filter(({ contacts }) => contacts >= wanted);
  return large.sort((one, other) => one.contacts - other.contacts)[0] ?? null;
}

/** An offer for a number of contacts: its monthly price in euros, and what each contact that is used costs in cents. */
export type OfferCost = { offer: Offer; monthly: number; perContact: Rounded };

/** What the fitting offer costs; `null` when no offer contains so many contacts. */
export function offerCost(wanted: number): OfferCost | null {
  const offer = fittingOffer(wanted);
  if (!offer) return null;
  return {
    offer,
    monthly: offer.monthly,
    perContact: contactPrice(offer, wanted),
  };
}

/** The same work by hand: its time in whole minutes and its cost in whole euros, both rounded. */
export type HandCost = { minutes: number; euros: number; isExact: boolean };

/** Takes both figures in hundredths: of a minute per contact, and of a euro per hour. */
export function handCost(contacts: number, minutes: number, hourlyCost: number): HandCost {
  const time = contacts * minutes;
  const euros = roundedQuotient(time * hourlyCost, 100 * 100 * 60);
  return {
    minutes: Math.round(time / 100),
    euros: euros.whole,
    isExact: euros.isExact && time % 100 === 0,
  };
}
