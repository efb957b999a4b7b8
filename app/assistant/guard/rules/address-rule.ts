import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { emailsIn } from "../reading/emails.ts";
import { linksIn } from "../reading/links.ts";
import { judgeLink } from "./judge-link.ts";
import type { Rule, Verdict } from "./verdict.ts";

/**
 * E-mail addresses and links that neither the customer gave nor the site has, and parameters that track: as a person
 * reads them, however they are spelled. `sourceAddresses` reads them as programs do.
 */
export const addressRule: Rule = (reading, facts) => {
  const asRead = { ...facts, hosts: facts.readHosts };
  return [
    ...emailsIn(reading).flatMap(({ address, start, end, isOpen }): Verdict[] => {
      if (isOpen) return [{ start, end, finding: null }];
      const isKnown = facts.emails.has(address);
      return isKnown ? [] : [{ start, end, finding: { kind: "email", reason: copy.email } }];
    }),
    ...linksIn(reading).flatMap((link): Verdict[] => {
      const { start, end, isOpen } = link;
      if (isOpen) return [{ start, end, finding: null }];
      const finding = judgeLink(link, asRead);
      return finding ? [{ start, end, finding }] : [];
    }),
  ];
};
