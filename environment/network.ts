import { isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";

/** The network that one customer of a provider usually has: an IPv4 address, or the /64 of an IPv6 address. */
export function network(address: string): string {
  const plain = withoutZone(address);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(":")}::/64` : plain;
}

/** The largest network that a provider assigns to one customer: the /48 of an IPv6 address; `null` for IPv4. */
export function siteOf(address: string): string | null {
  const plain = withoutZone(address);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 3).join(":")}::/48` : null;
}

function withoutZone(address: string): string {
  return address.split("%", 1)[0] ?? "";
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  return ipaddr.parse(address).toNormalizedString().split(":");
}
