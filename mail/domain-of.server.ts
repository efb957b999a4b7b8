import { domainToASCII } from "node:url";

/**
 * The domain of an e-mail address, with or without a name before it, in ASCII. A mail's Message-ID has the domain of its
 * sender, as spam filters expect.
 */
export function domainOf(sender: string): string {
  const domain = sender.replace(/>$/, "").split("@").at(-1) ?? "";
  return domainToASCII(domain) || domain;
}
