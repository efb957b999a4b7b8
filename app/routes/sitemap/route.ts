import { storedText } from "../stored-text.server.ts";
import { publicAddresses } from "./public-addresses.server.ts";
import { sitemap } from "./sitemap.ts";

/** /sitemap.xml: the pages that answer 200 to everybody. contract.md "HTTP interface". */
export const { loader, action } = storedText("application/xml", ({ appUrl }) =>
  sitemap(appUrl, publicAddresses()),
);
