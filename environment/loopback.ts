import { BlockList } from "node:net";
import { includesAddress, plainAddress } from "./ip-address.ts";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** True for an IP address of the loopback interface. */
export function isLoopbackAddress(address: string): boolean {
  return includesAddress(loopback, plainAddress(address));
}

/** True for a host that only this machine reaches: `localhost` or a loopback address, bare or in URL brackets. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.startsWith("[") && host.endsWith("]") ? host.slice(1, -1) : host;
  return bare.toLowerCase() === "localhost" || isLoopbackAddress(bare);
}
