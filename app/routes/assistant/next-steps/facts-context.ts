import { createContext } from "react";
import type { PricingVariant } from "#app/offers/price-rules.ts";
import type { ProfileField, ProfileValues } from "#app/profile/profile-field.ts";

/** What facts below a reply depend on: of the configuration, and of the team's offer (`null` where nobody knows yet). */
export type ConfiguredFacts = {
  pricingVariant: PricingVariant;
  bookingUrl: string;
  offer: OfferFacts | null;
};

/** Whether prospects arrive, and whether a file may be imported. */
export type OfferFacts = { isCurrent: boolean; mayImport: boolean };

/** What the facts below a reply need. */
export type Facts = ConfiguredFacts & {
  /** The profile as it is now; `null` until it is loaded. */
  profile: ProfileValues | null;
  /** The address of the owner of the team while the profile waits for them, and drafts with it; `null` otherwise. */
  missingOf: string | null;
  /** Opens the editor of a field of the profile card, with this text in it, or its own. */
  editField: (field: ProfileField, text: string | undefined) => void;
};

export const FactsContext = createContext<Facts>({
  pricingVariant: "table",
  bookingUrl: "",
  offer: null,
  profile: null,
  missingOf: null,
  editField: () => {},
});

/** Opens the import of a file of prospects. */
export const OpenImportContext = createContext<() => void>(() => {});
