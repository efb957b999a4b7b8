import { createContext } from "react";
import type { PricingVariant } from "#app/offers/price-rules.ts";
import type { ProfileField, ProfileValues } from "#app/profile/profile-field.ts";

/** Of the configuration, what the facts below a reply depend on. */
export type ConfiguredFacts = { pricingVariant: PricingVariant; bookingUrl: string };

/** What the facts below a reply need. */
export type Facts = ConfiguredFacts & {
  /** The profile as it is now; `null` until it is loaded. */
  profile: ProfileValues | null;
  /** Opens the editor of a field of the profile card, with this text in it, or its own. */
  editField: (field: ProfileField, text: string | undefined) => void;
};

export const FactsContext = createContext<Facts>({
  pricingVariant: "table",
  bookingUrl: "",
  profile: null,
  editField: () => {},
});

/** Opens the import of a file of prospects. */
export const OpenImportContext = createContext<() => void>(() => {});
