import { brand } from "~/content/brand.ts";
import { benefits } from "~/content/home/benefits-copy.ts";
import { faqWords, homeFaq } from "~/content/home/home-faq-copy.ts";
import { howItWorks } from "~/content/home/how-it-works-copy.ts";
import { noScript } from "~/content/home/no-script-copy.ts";
import { plansFor } from "~/offers/plans.ts";
import { offerFigures } from "~/offers/sentences.ts";
import { seoOffers } from "~/offers/seo-offers.ts";
import type { Environment } from "../../../environment.ts";
import { homeData } from "./home-structured-data.ts";

export type HomeContent = ReturnType<typeof homeContent>;

/**
 * Everything that the still sections of / say. It reaches the browser with the page, where it compresses to nothing
 * beside its own rendering, instead of a second time in the scripts.
 */
export function homeContent(environment: Environment) {
  const variant = environment.pricingVariant;
  const faq = homeFaq(offerFigures(variant));
  const offers = seoOffers({ variant, appUrl: environment.appUrl, links: environment });
  return {
    bookingUrl: environment.bookingUrl,
    benefits,
    howItWorks,
    pricing: {
      variant,
      links: { checkoutUrl: environment.checkoutUrl, bookingUrl: environment.bookingUrl },
    },
    faq: { words: faqWords, items: faq, email: brand.email },
    noScript: {
      words: noScript,
      brand,
      plans: plansFor({ variant, language: "fr", links: environment }),
      method: howItWorks.method,
      faq,
    },
    structuredData: homeData(environment, offers),
  };
}
