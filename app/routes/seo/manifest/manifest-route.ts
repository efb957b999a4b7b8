import { apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { cachedText } from "#app/endpoints/cached-text.server.ts";
import { manifest } from "./manifest.ts";

const handlers = cachedText("application/manifest+json", () => JSON.stringify(manifest()));

/** /manifest.webmanifest. */
export const loader = apiLoader(handlers);

/** Answers 405. */
export const action = apiAction(handlers);
