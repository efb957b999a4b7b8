import ipaddr from "ipaddr.js";
import { canonicalAddress } from "./ip-address.ts";

/** True for an IP address of the loopback interface. */
export function isLoopbackAddress(address: string): boolean {
  const canonical = canonicalAddress(address);
  return canonical !== null && ipaddr.parse(canonical).range() === "loopback";
}

/** True for a host that only this machine reaches: `localhost` or a loopback address, bare or in URL brackets. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.startsWith("[") && host.endsWith("]") ? host.slice(1, -1) : host;
  return bare.toLowerCase() === "localhost" || isLoopbackAddress(bare);
}

/** True for a Host header that names this machine: a foreign name may resolve to it too (DNS rebinding). */
export function isLoopbackHostHeader(host: string | null): boolean {
  return URL.canParse(`http://${host}`) && isLoopbackHost(new URL(`http://${host}`).hostname);
}
