import { apiAction, apiLoader } from "~/layouts/api/api-route.server.ts";
import { cachedText } from "~/layouts/api/cached-text.server.ts";
import { plansFor } from "~/offers/plans.ts";
import { llms } from "./llms.ts";
import { publicAddresses } from "./public-addresses.server.ts";

const handlers = cachedText("text/plain", ({ appUrl, pricingVariant, checkoutUrl, bookingUrl }) =>
  llms({
    appUrl,
    paths: publicAddresses().map(({ path }) => path),
    plans: plansFor({ variant: pricingVariant, language: "fr", links: { checkoutUrl, bookingUrl } }),
  }),
);

/** /llms.txt: what the product is, in a few true lines, and where more stands. interface.md "HTTP interface". */
export const loader = apiLoader(handlers);

/** Refuses what would change it. */
export const action = apiAction(handlers);
