import { apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { cachedText } from "#app/endpoints/cached-text.server.ts";
import { openApiDocument } from "./document.ts";

const handlers = cachedText("application/json", (environment) =>
  JSON.stringify(openApiDocument(environment)),
);

/** The HTTP interface as OpenAPI 3.1. interface.md "HTTP interface". */
export const loader = apiLoader(handlers);

/** Answers 405. */
export const action = apiAction(handlers);
