import { brand } from "~/content/brand.ts";
import { formatEuros } from "~/content/format-euros.ts";
import { benefits } from "~/content/home/benefits-copy.ts";
import { hero } from "~/content/home/hero-copy.ts";
import { homeFaq, homeFaqCopy } from "~/content/home/home-faq-copy.ts";
import { howItWorks } from "~/content/home/how-it-works-copy.ts";
import { noScript } from "~/content/home/no-script-copy.ts";
import { catalogue } from "~/offers/catalogue.ts";
import { plansFor } from "~/offers/plans.ts";
import { trialDays } from "~/offers/price-rules.ts";
import { offerFigures } from "~/offers/sentences.ts";
import { seoOffers } from "~/offers/seo-offers.ts";
import type { Environment } from "../../../environment.ts";
import { homeData } from "./home-structured-data.ts";

/**
 * The copy and data of the static sections of /. They stay out of the scripts: in the page they compress to almost
 * nothing beside their own markup.
 */
export function homeContent(environment: Environment) {
  const variant = environment.pricingVariant;
  const faq = homeFaq(offerFigures(variant));
  const offers = seoOffers({ variant, appUrl: environment.appUrl, links: environment });
  return {
    bookingUrl: environment.bookingUrl,
    heroFacts: hero.facts(formatEuros(Math.min(...catalogue.map(({ monthly }) => monthly))), trialDays),
    benefits,
    howItWorks,
    pricing: {
      variant,
      links: { checkoutUrl: environment.checkoutUrl, bookingUrl: environment.bookingUrl },
    },
    faq: { copy: homeFaqCopy, items: faq, email: brand.email },
    noScript: {
      copy: noScript,
      brand,
      plans: plansFor({ variant, language: "fr", links: environment }),
      method: howItWorks.method,
      faq,
    },
    structuredData: homeData(environment, offers),
  };
}
