import { type Language, plans as words } from "~/content/offers/pricing-copy.ts";
import { type OfferLinks, plansFor } from "~/offers/plans.ts";
import { type PricingVariant, yearlySaving } from "~/offers/pricing.ts";

export type PricingContent = ReturnType<typeof pricingContent>;

/** What the pricing section says in one language, made from the catalogue on the server and in the browser alike. decisions.md D4. */
export function pricingContent(language: Language, variant: PricingVariant, links: OfferLinks) {
  const { heading, lead, billing, language: languageLabel, vat, opensNewTab, demo } = words[language];
  return {
    heading,
    lead,
    languageLabel,
    billing: { ...billing, saving: billing.saving(yearlySaving) },
    vat,
    opensNewTab,
    demo,
    plans: plansFor({ variant, language, links }),
  };
}
