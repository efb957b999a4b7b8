import { type Language, pricingCopy } from "#app/content/offers/pricing-copy.ts";
import { type OfferLinks, plansFor } from "#app/offers/plans.ts";
import { type PricingVariant, yearlySaving } from "#app/offers/price-rules.ts";

export type PricingContent = ReturnType<typeof pricingContent>;

/** The content of the pricing section in one language; server and browser derive it from the catalogue. interpretation.md D4. */
export function pricingContent(language: Language, variant: PricingVariant, links: OfferLinks) {
  const { heading, lead, billing, language: languageLabel, vat, opensNewTab, demo } = pricingCopy[language];
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
