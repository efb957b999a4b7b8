import { apiAction, apiLoader } from "~/layouts/api/api-route.server.ts";
import { cachedText } from "~/layouts/api/cached-text.server.ts";
import { publicAddresses } from "./public-addresses.server.ts";
import { sitemap } from "./sitemap.ts";

const handlers = cachedText("application/xml", ({ appUrl }) => sitemap(appUrl, publicAddresses()));

/** /sitemap.xml: the pages that answer 200 to everybody. interface.md "HTTP interface". */
export const loader = apiLoader(handlers);

/** Refuses what would change it. */
export const action = apiAction(handlers);
