import { apiAction, apiLoader } from "~/routes/api/api.server.ts";
import { storedText } from "~/routes/api/stored-text.server.ts";
import { robots } from "./robots.ts";

const handlers = storedText("text/plain", ({ appUrl }) => robots(appUrl));

/** /robots.txt. decisions.md D33. */
export const loader = apiLoader(handlers);

/** Refuses what would change it. */
export const action = apiAction(handlers);
