import { apiAction, apiLoader } from "../api.server.ts";
import { storedText } from "../stored-text.server.ts";
import { robots } from "./robots.ts";

const handlers = storedText("text/plain", ({ appUrl }) => robots(appUrl));

/** /robots.txt. decisions.md D33. */
export const loader = apiLoader(handlers);

/** Refuses what would change it. */
export const action = apiAction(handlers);
