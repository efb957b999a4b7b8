import { apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { cachedText } from "#app/endpoints/cached-text.server.ts";
import { robots } from "./robots.ts";

const handlers = cachedText("text/plain", ({ appUrl, companyRegisterUrl }) =>
  robots(appUrl, { hasMarket: companyRegisterUrl !== null }),
);

/** /robots.txt. interpretation.md D33. */
export const loader = apiLoader(handlers);

/** Answers 405. */
export const action = apiAction(handlers);
