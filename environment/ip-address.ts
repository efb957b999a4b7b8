import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * The one spelling of an IP address: without an IPv6 zone, and an IPv4-mapped one as IPv4, because a dual-stack socket
 * reports 192.0.2.1 as `::ffff:192.0.2.1`. `null` for any other text, `0x7f.1` and `010.0.0.1` included, which ipaddr.js
 * alone would accept.
 */
export function canonicalAddress(text: string): string | null {
  const [bare = ""] = text.trim().split("%", 1);
  return isIP(bare) ? ipaddr.process(bare).toString() : null;
}
