import { apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { cachedText } from "#app/endpoints/cached-text.server.ts";
import { plansFor } from "#app/offers/plans.ts";
import { publicPageUrls } from "../public-page-urls.server.ts";
import { llms } from "./llms.ts";

const handlers = cachedText("text/plain", (environment) => {
  const { appUrl, pricingVariant, checkoutUrl, bookingUrl } = environment;
  return llms({
    appUrl,
    paths: publicPageUrls(environment).map(({ path }) => path),
    plans: plansFor({ variant: pricingVariant, language: "fr", links: { checkoutUrl, bookingUrl } }),
  });
});

/** /llms.txt: facts about the product and links to its pages. interface.md "HTTP interface". */
export const loader = apiLoader(handlers);

/** Answers 405. */
export const action = apiAction(handlers);
