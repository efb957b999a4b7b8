import { publicAddresses } from "../sitemap/public-addresses.server.ts";
import { storedText } from "../stored-text.server.ts";
import { llms } from "./llms.ts";

/** /llms.txt: what the product is, in a few true lines, and where more stands. contract.md "HTTP interface". */
export const { loader, action } = storedText("text/plain", ({ appUrl }) =>
  llms(
    appUrl,
    publicAddresses().map(({ path }) => path),
  ),
);
