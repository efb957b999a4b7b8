import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/**
 * The client's IP address. `X-Forwarded-For` is read from the right, past the proxies that the operator trusts,
 * and only when the connection itself comes from one of them: what stands further left anyone can write. What is no
 * address ends the reading, so that it never counts as somebody's.
 */
export function addressOf(request: IncomingMessage, trusted: BlockList): string {
  let address = plain(request.socket.remoteAddress ?? "");
  const forwarded = String(request.headers["x-forwarded-for"] ?? "").split(",");
  while (contains(trusted, address)) {
    const before = addressIn(forwarded.pop() ?? "");
    if (before === null) break;
    address = before;
  }
  return address;
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** True for an address by which a machine calls itself. */
export function isLoopbackAddress(address: string): boolean {
  return contains(loopback, plain(address));
}

/** What proxies and tunnels say of those for whom they ask. */
const forwardingHeaders = [
  "forwarded",
  "via",
  "x-real-ip",
  "x-client-ip",
  "x-cluster-client-ip",
  "x-original-host",
  "x-envoy-external-address",
  "x-appengine-user-ip",
  "cf-connecting-ip",
  "cf-connecting-ipv6",
  "cf-ray",
  "true-client-ip",
  "fastly-client-ip",
  "fly-client-ip",
];

/** True when a program on this machine asks for itself: no proxy or tunnel here asks for somebody elsewhere. */
export function isFromThisMachine({
  socket,
  headers,
  httpVersion,
}: Pick<IncomingMessage, "socket" | "headers" | "httpVersion">): boolean {
  // A proxy that adds no header, as nginx does by default, asks in HTTP/1.0; no browser does.
  if (httpVersion === "1.0") return false;
  const isForwarded = Object.keys(headers).some(
    (name) => name.startsWith("x-forwarded-") || forwardingHeaders.includes(name),
  );
  return !isForwarded && isLoopbackAddress(socket.remoteAddress ?? "");
}

function contains(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? "ipv6" : "ipv4");
}

/** The address in one element of the header, to which proxies add quotes, brackets or a port; `null` for none. */
function addressIn(element: string): string | null {
  const text = element.trim().replaceAll('"', "");
  const [host = ""] = text.startsWith("[")
    ? text.slice(1).split("]", 1)
    : /^[\d.]+:\d{1,5}$/.test(text)
      ? text.split(":", 1)
      : [text];
  const address = plain(host);
  return isIP(address) ? address : null;
}

/** Without the zone of an IPv6 address, and an IPv4 address as itself: a socket for both says `::ffff:192.0.2.1`. */
function plain(address: string): string {
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
