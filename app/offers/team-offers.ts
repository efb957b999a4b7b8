/** What a team can have, as operators enter it: an offer of the catalogue, or a trial. */
export const teamOffers = ["starter", "growth", "scale", "trial"] as const;
export type TeamOffer = (typeof teamOffers)[number];
