import { apiAction, apiLoader } from "~/layouts/api/api-route.server.ts";
import { storedText } from "~/layouts/api/stored-text.server.ts";
import { seoOffers } from "~/offers/seo-offers.ts";
import type { Environment } from "../../../environment.ts";

function offers({ pricingVariant, appUrl, checkoutUrl, bookingUrl }: Environment): string {
  return JSON.stringify({
    offers: seoOffers({ variant: pricingVariant, appUrl, links: { checkoutUrl, bookingUrl } }),
  });
}

const handlers = storedText("application/json", offers);

/** The offer catalogue for programs. interface.md "HTTP interface", decisions.md D1. */
export const loader = apiLoader(handlers);

/** Refuses what would change it. */
export const action = apiAction(handlers);
