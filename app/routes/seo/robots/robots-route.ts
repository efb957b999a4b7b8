import { apiAction, apiLoader } from "~/layouts/api/api-route.server.ts";
import { storedText } from "~/layouts/api/stored-text.server.ts";
import { robots } from "./robots.ts";

const handlers = storedText("text/plain", ({ appUrl }) => robots(appUrl));

/** /robots.txt. decisions.md D33. */
export const loader = apiLoader(handlers);

/** Answers 405. */
export const action = apiAction(handlers);
