import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { brand } from "#app/content/brand.ts";
import type { GuardFacts } from "../facts/guard-facts.ts";
import { hostOf } from "../reading/links.ts";
import type { Verdict } from "./verdict.ts";

type Judged = Verdict["finding"];

const trackers =
  /^(?:utm_|mc_|pk_|hsa_|_hs|ga_|mkt_)|^(?:fbclid|gclid|dclid|msclkid|igshid|yclid|twclid|li_fat_id|trk|ref_id)$/;

/** Sites of the French state and of European law, which an answer may name. Nobody else gets a name below `.gouv.fr`. */
const officialHosts = new Set(
  "insee.fr cnil.fr service-public.fr entreprendre.service-public.fr inpi.fr data.inpi.fr bodacc.fr urssaf.fr banque-france.fr bpifrance.fr eur-lex.europa.eu edpb.europa.eu gouv.fr".split(
    " ",
  ),
);

/** Whether a host, as `hostOf` has it, is the site's own or one that the customer gave. */
export function isKnownHost(host: string, { hosts }: Pick<GuardFacts, "hosts">): boolean {
  if (officialHosts.has(host) || host.endsWith(".gouv.fr")) return true;
  return host === brand.domain || host.endsWith(`.${brand.domain}`) || hosts.has(host);
}

/** What there is to say against a link to a page, or the bare name of a host. */
export function judgeLink({ url, host }: { url: string; host: string }, facts: GuardFacts): Judged {
  if (facts.urls.has(url)) return null;
  if (!isKnownHost(host, facts)) return { kind: "link", reason: copy.link };
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed && (parsed.username || parsed.password)) return { kind: "link", reason: copy.link };
  const isTracked = [...(parsed?.searchParams.keys() ?? [])].some((name) =>
    trackers.test(name.toLowerCase()),
  );
  return isTracked ? { kind: "tracking", reason: copy.tracking } : null;
}

/**
 * What there is to say against the target of a link, which is read as a browser reads it. Paths are the site's own, and
 * what no browser can read leads nowhere.
 */
export function judgeTarget(target: string, facts: GuardFacts): Judged {
  // A browser does not see them.
  const typed = target.replace(/[\t\n\r]/g, "").replace(/^ +/, "");
  if (/^mailto:/i.test(typed)) return judgeMailto(typed, facts);
  if (/^https?:/i.test(typed))
    return URL.canParse(typed) ? judgeLink({ url: typed.toLowerCase(), host: hostOf(typed) }, facts) : null;
  if (!/^[\\/]{2}/.test(typed)) return null;
  const url = `https://${typed.slice(2)}`;
  const host = hostOf(url);
  return host.includes(".") ? judgeLink({ url: url.toLowerCase(), host }, facts) : null;
}

/** Recipients that are known, and nothing else: a subject or a text in it is one that nobody has read. */
function judgeMailto(target: string, { emails }: GuardFacts): Judged {
  const url = URL.canParse(target) ? new URL(target) : null;
  const isBare = url !== null && url.search === "" && url.hash === "";
  const recipients = (url?.pathname ?? "").split(",").map(decoded);
  const isKnown = isBare && recipients.every((recipient) => emails.has(recipient.trim().toLowerCase()));
  return isKnown ? null : { kind: "email", reason: copy.email };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
