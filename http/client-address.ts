import type { IncomingMessage } from "node:http";
import { type BlockList, isIP } from "node:net";

/**
 * The client's IP address. `X-Forwarded-For` is read from the right, past the proxies that the operator trusts,
 * and only when the connection itself comes from one of them: what stands further left anyone can write.
 */
export function addressOf(request: IncomingMessage, trusted: BlockList): string {
  let address = plain(request.socket.remoteAddress ?? "");
  const forwarded = String(request.headers["x-forwarded-for"] ?? "").split(",");
  while (isTrusted(address, trusted)) {
    const before = plain(forwarded.pop() ?? "");
    if (!isIP(before)) break;
    address = before;
  }
  return address;
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && trusted.check(address, version === 6 ? "ipv6" : "ipv4");
}

/** IPv4 addresses arrive as `::ffff:192.0.2.1` on a socket that speaks both. */
function plain(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, "");
}
