import { type TeamOffer, teamOffers } from "#app/offers/team-offers.ts";

/** The lists of this morning by what became of them, and the nights of today and of the working day before that failed. interpretation.md D250. */
export const listStates = ["delivered", "late", "held", "preparing", "left", "failed"] as const;
export type ListState = (typeof listStates)[number];

/** Days of which a customer counts as new. */
export const newFor = 7;

/** What a customer has: an offer that is not cancelled, none that was ever entered, or one that is cancelled. */
export const offerStates = [...teamOffers, "cancelled", "none"] as const;
export type OfferState = TeamOffer | "cancelled" | "none";

/** Which clients are listed; null and "" for all, each narrows the others. */
export type ClientFilter = {
  /** Words of an address or of a company's name. */
  search: string;
  list: ListState | null;
  isNew: boolean;
  offer: OfferState | null;
};

/** Characters of a search. */
export const maxSearchLength = 200;
