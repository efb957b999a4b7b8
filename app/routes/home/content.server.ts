import { benefits } from "~/content/benefits.ts";
import { brand } from "~/content/brand.ts";
import { faqWords, homeFaq } from "~/content/faq.ts";
import { howItWorks } from "~/content/how-it-works.ts";
import { noScript } from "~/content/no-script.ts";
import { type Language, plans as pricingWords } from "~/content/plans.ts";
import { plansFor } from "~/offers/plans.ts";
import { yearlySaving } from "~/offers/pricing.ts";
import { priceSentence, quotaSentence, trialSentence } from "~/offers/sentences.ts";
import { seoOffers } from "~/offers/seo-offers.ts";
import type { Environment } from "../../../environment.ts";
import { homeData } from "./structured-data.ts";

export type HomeContent = ReturnType<typeof homeContent>;
export type PricingContent = ReturnType<typeof pricingContent>;

/**
 * Everything that the still sections of / say. It reaches the browser with the page, where it compresses to nothing
 * beside its own rendering, instead of a second time in the scripts.
 */
export function homeContent(environment: Environment) {
  const variant = environment.pricingVariant;
  const pricing = { fr: pricingContent("fr", environment), en: pricingContent("en", environment) };
  const faq = homeFaq({
    quotas: quotaSentence(),
    prices: priceSentence(variant),
    trial: trialSentence(variant),
  });
  const offers = seoOffers({ variant, appUrl: environment.appUrl, links: environment });
  return {
    bookingUrl: environment.bookingUrl,
    benefits,
    howItWorks,
    pricing,
    faq: { words: faqWords, items: faq, email: brand.email },
    noScript: {
      words: noScript,
      brand,
      plans: pricing.fr.plans,
      method: howItWorks.method,
      faq,
    },
    structuredData: homeData(environment, offers),
  };
}

/** The pricing section in one language. decisions.md D4. */
function pricingContent(language: Language, environment: Environment) {
  const { heading, lead, billing, language: languageLabel, vat, opensNewTab, demo } = pricingWords[language];
  return {
    heading,
    lead,
    languageLabel,
    billing: { ...billing, saving: billing.saving(yearlySaving) },
    vat,
    opensNewTab,
    demo,
    plans: plansFor({ variant: environment.pricingVariant, language, links: environment }),
  };
}
