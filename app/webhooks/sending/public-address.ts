import ipaddr from "ipaddr.js";
import { canonicalAddress } from "#environment/ip-address.ts";

/** Of IPv6, what is routed in the Internet (RFC 4291). Outside of it lie ranges that embed IPv4 addresses. */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** Public by its range, and a service of the machine's own host: Azure's metadata and DNS. */
const ofHosts = ["168.63.129.16"];

/**
 * True for an IP address of the public Internet: not private, loopback, link-local, carrier-grade NAT, unique-local,
 * multicast, reserved, or an IPv6 address that stands for one of IPv4.
 */
export function isPublicAddress(text: string): boolean {
  const canonical = canonicalAddress(text);
  if (canonical === null || ofHosts.includes(canonical)) return false;
  const address = ipaddr.parse(canonical);
  if (address.range() !== "unicast") return false;
  return (
    !(address instanceof ipaddr.IPv6) ||
    ipaddr.subnetMatch(address, { routed: [globalUnicast] }, "other") === "routed"
  );
}
