import { type BlockList, isIP } from "node:net";

/**
 * An IP address without its IPv6 zone, and an IPv4-mapped one as IPv4: a dual-stack socket reports 192.0.2.1 as
 * `::ffff:192.0.2.1`. Returns any other text unchanged, except for a zone and surrounding spaces.
 */
export function plainAddress(address: string): string {
  const [bare = ""] = address.trim().split("%", 1);
  if (isIP(bare) !== 6) return bare;
  const { hostname } = new URL(`http://[${bare}]`);
  const [, high, low] = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/.exec(hostname) ?? [];
  if (high === undefined || low === undefined) return bare;
  return [high, low]
    .map((half) => Number.parseInt(half, 16))
    .flatMap((half) => [half >> 8, half & 255])
    .join(".");
}

/** True when `list` includes the address; false for text that is not an IP address. */
export function includesAddress(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? "ipv6" : "ipv4");
}
