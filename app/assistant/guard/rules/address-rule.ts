import { guardReasons as copy } from "~/content/assistant/guard-copy.ts";
import { brand } from "~/content/brand.ts";
import type { GuardFacts } from "../facts/guard-facts.ts";
import { emailsIn } from "../reading/emails.ts";
import { type FoundLink, linksIn } from "../reading/links.ts";
import type { Rule, Verdict } from "./verdict.ts";

/** E-mail addresses and links that neither the customer gave nor the site has, and parameters that track. */
export const addressRule: Rule = (reading, facts) => [
  ...emailsIn(reading).flatMap(({ address, start, end, isOpen }): Verdict[] => {
    if (isOpen) return [{ start, end, finding: null }];
    const isKnown = facts.emails.has(address);
    return isKnown ? [] : [{ start, end, finding: { kind: "email", reason: copy.email } }];
  }),
  ...linksIn(reading).flatMap((link): Verdict[] => {
    const { start, end, isOpen } = link;
    if (isOpen) return [{ start, end, finding: null }];
    const finding = judgeLink(link, facts);
    return finding ? [{ start, end, finding }] : [];
  }),
];

const trackers =
  /^(?:utm_|mc_|pk_|hsa_|_hs|ga_|mkt_)|^(?:fbclid|gclid|dclid|msclkid|igshid|yclid|twclid|li_fat_id|trk|ref_id)$/;

function judgeLink({ url, host }: FoundLink, { hosts, urls }: GuardFacts): Verdict["finding"] {
  if (urls.has(url)) return null;
  const isOwn = host === brand.domain || host.endsWith(`.${brand.domain}`);
  if (host === "" || !(isOwn || hosts.has(host))) return { kind: "link", reason: copy.link };
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed && (parsed.username || parsed.password)) return { kind: "link", reason: copy.link };
  const isTracked = [...(parsed?.searchParams.keys() ?? [])].some((name) => trackers.test(name));
  return isTracked ? { kind: "tracking", reason: copy.tracking } : null;
}
