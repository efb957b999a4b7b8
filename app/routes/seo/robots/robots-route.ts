import { apiAction, apiLoader } from "~/layouts/api/api-route.server.ts";
import { cachedText } from "~/layouts/api/cached-text.server.ts";
import { robots } from "./robots.ts";

const handlers = cachedText("text/plain", ({ appUrl }) => robots(appUrl));

/** /robots.txt. decisions.md D33. */
export const loader = apiLoader(handlers);

/** Answers 405. */
export const action = apiAction(handlers);
