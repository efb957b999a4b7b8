import { storedText } from "../stored-text.server.ts";
import { robots } from "./robots.ts";

/** /robots.txt. decisions.md D33. */
export const { loader, action } = storedText("text/plain", ({ appUrl }) => robots(appUrl));
