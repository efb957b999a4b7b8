import { apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { cachedText } from "#app/endpoints/cached-text.server.ts";
import { seoOffers } from "#app/offers/seo-offers.ts";
import type { Environment } from "#environment.ts";
import type { OffersAnswer } from "./answers.ts";

function offers({ pricingVariant, appUrl, checkoutUrl, bookingUrl }: Environment): string {
  const links = { checkoutUrl, bookingUrl };
  return JSON.stringify({
    offers: seoOffers({ variant: pricingVariant, appUrl, links }),
  } satisfies OffersAnswer);
}

const handlers = cachedText("application/json", offers);

/** The offer catalogue as JSON. interface.md "HTTP interface", interpretation.md D1. */
export const loader = apiLoader(handlers);

/** Refuses the other methods. */
export const action = apiAction(handlers);
