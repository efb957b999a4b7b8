import { seoOffers } from "~/offers/seo-offers.ts";
import { type ApiCall, apiAction, apiLoader } from "../api.server.ts";

/** The offer catalogue for programs. contract.md "HTTP interface", decisions.md D1. */
function read({ services: { environment } }: ApiCall): Response {
  const { pricingVariant, appUrl, checkoutUrl, bookingUrl } = environment;
  const offers = seoOffers({ variant: pricingVariant, appUrl, links: { checkoutUrl, bookingUrl } });
  return Response.json({ offers }, { headers: { "Cache-Control": "no-cache" } });
}

const handlers = { GET: read };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
