import { catalogue } from "./catalogue.ts";
import { type TeamOffer, teamOffers } from "./team-offers.ts";

/** The offers of the catalogue that include the import of files. PCN-21, PCN-30. */
export const importingPlans = catalogue.filter(({ features }) => features.includes("exportImport"));

/** What a team can have that lets it import: these offers, and a trial. interpretation.md D199. */
export const importingOffers: readonly TeamOffer[] = teamOffers.filter(
  (offer) => offer === "trial" || importingPlans.some(({ name }) => name.toLowerCase() === offer),
);
