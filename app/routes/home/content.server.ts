import { brand } from "#app/content/brand.ts";
import { benefits } from "#app/content/home/benefits-copy.ts";
import { hero } from "#app/content/home/hero-copy.ts";
import { homeFaq, homeFaqCopy } from "#app/content/home/home-faq-copy.ts";
import { howItWorks } from "#app/content/home/how-it-works-copy.ts";
import { noScript } from "#app/content/home/no-script-copy.ts";
import { closingCall, trustBand } from "#app/content/home/trust-copy.ts";
import { morningProspects } from "#app/content/sample/morning-prospects.ts";
import { catalogue } from "#app/offers/catalogue.ts";
import { frenchEuros } from "#app/offers/euros.ts";
import { plansFor } from "#app/offers/plans.ts";
import { offerFigures, trialFact } from "#app/offers/sentences.ts";
import { seoOffers } from "#app/offers/seo-offers.ts";
import { periods } from "#app/periods.ts";
import type { Environment } from "#environment.ts";
import { dissectionContent } from "./dissection/dissection-content.ts";
import { homeData } from "./home-structured-data.ts";

const lowestPrice = Math.min(...catalogue.map(({ monthly }) => monthly));

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
    heroFacts: hero.facts(frenchEuros(lowestPrice * 100), trialFact(variant), periods.setup.count),
    benefits,
    howItWorks,
    trust: { ...trustBand, facts: trustBand.facts(periods.prospects.count) },
    closing: closingCall,
    record: dissectionContent(firstProspect()),
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

/** The record that is taken apart: the one that is open in the list when the page comes. */
function firstProspect() {
  const [first] = morningProspects;
  if (!first) throw new Error("The sample list is empty.");
  return first;
}
