import { apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { cachedText } from "#app/endpoints/cached-text.server.ts";
import { publicPageUrls } from "../public-page-urls.server.ts";
import { sitemap } from "./sitemap.ts";

const handlers = cachedText("application/xml", (environment) =>
  sitemap(environment.appUrl, publicPageUrls(environment)),
);

/** /sitemap.xml: all public pages. interface.md "HTTP interface". */
export const loader = apiLoader(handlers);

/** Answers 405. */
export const action = apiAction(handlers);
