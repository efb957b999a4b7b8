import { canonicalAddress } from "#environment/ip-address.ts";
import { isPublicAddress } from "./sending/public-address.ts";
import { webhookLimits } from "./webhook-limits.ts";

type UrlProblem = "no-url" | "too-long" | "no-https" | "credentials" | "port" | "not-public";

/** Names that lead to the own machine or network, whatever they resolve to (RFC 6761, RFC 6762, RFC 8375). */
const localNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa|test|invalid)$/;

/**
 * The address of a receiver in its one spelling, or what is wrong with it. A name is not looked up here: what it leads to
 * counts at each connection.
 */
export function readWebhookUrl(
  text: string,
  isAllowed: (address: string) => boolean = isPublicAddress,
): { url: string; problem?: never } | { problem: UrlProblem } {
  if (text.length > webhookLimits.url) return { problem: "too-long" };
  const url = URL.parse(text.trim());
  if (!url) return { problem: "no-url" };
  if (url.protocol !== "https:")
    return { problem: /^[\w+-]+:\/\//.test(text.trim()) ? "no-https" : "no-url" };
  if (url.username || url.password) return { problem: "credentials" };
  url.hash = "";
  url.hostname = url.hostname.replace(/\.$/, "");
  if (url.href.length > webhookLimits.url) return { problem: "too-long" };
  const address = canonicalAddress(bareHost(url));
  if (address !== null ? !isAllowed(address) : !url.hostname.includes(".") || localNames.test(url.hostname))
    return { problem: "not-public" };
  // The ports of other services of a machine are none of ours.
  const port = Number(url.port || 443);
  if (port !== 443 && port < 1024) return { problem: "port" };
  return { url: url.href };
}

/** The host without the brackets of an IPv6 address. */
export const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");
