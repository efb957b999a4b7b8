import type { IncomingMessage } from "node:http";
import { all } from "@fastify/proxy-addr";
import { canonicalAddress } from "#environment/ip-address.ts";
import { isLoopbackAddress } from "#environment/loopback.ts";
import type { TrustedProxies } from "#environment/trusted-proxies.ts";

/**
 * The IP address that a request comes from. `X-Forwarded-For` is read from the right, past the trusted proxies, and only when the
 * connection itself comes from one of them: anyone can write what is further left. An entry that is not an address
 * ends the search, so that it never becomes an address of its own.
 */
export function remoteAddressOf(request: IncomingMessage, isTrusted: TrustedProxies): string {
  const path = all(request, (entry) => {
    const address = forwardedAddress(entry);
    return address !== null && isTrusted(address);
  });
  return path.map(forwardedAddress).findLast((address) => address !== null) ?? "";
}

/** The `traceparent` (W3C Trace Context) of a request that a trusted proxy sent; anybody else could put their own there. */
export function trustedParentOf(
  { socket, headers }: Pick<IncomingMessage, "socket" | "headers">,
  { trustedProxies }: { trustedProxies: TrustedProxies },
): string | undefined {
  const { traceparent } = headers;
  if (typeof traceparent !== "string" || traceparent.length > 100) return undefined;
  const address = canonicalAddress(socket.remoteAddress ?? "");
  return address !== null && trustedProxies(address) ? traceparent : undefined;
}

/** Headers by which proxies and tunnels show themselves, besides those that `isForwarding` knows by their names. */
const forwardingHeaders = [
  "forwarded",
  "via",
  "x-original-host",
  "x-envoy-external-address",
  "x-original-url",
  "cf-connecting-ipv6",
  "cf-ray",
  "cf-visitor",
  "cdn-loop",
  "x-amzn-trace-id",
  "tailscale-user-login",
];

/** True for a header that a proxy adds: most name "forwarded", or somebody's address at their end. */
const isForwarding = (name: string) =>
  name.includes("forwarded") ||
  name.endsWith("-ip") ||
  name.endsWith("-clientip") ||
  forwardingHeaders.includes(name);

/** True when a program on this machine sent the request directly, not through a proxy or tunnel that runs here. */
export function isFromThisMachine({
  socket,
  headers,
  httpVersion,
}: Pick<IncomingMessage, "socket" | "headers" | "httpVersion">): boolean {
  // nginx, which adds no header by default, speaks HTTP/1.0 to its upstream; no browser does.
  if (httpVersion === "1.0") return false;
  return !Object.keys(headers).some(isForwarding) && isLoopbackAddress(socket.remoteAddress ?? "");
}

/** The address in one entry of the header, which may have quotes, brackets or a port; `null` when there is none. */
function forwardedAddress(entry: string | undefined): string | null {
  const text = (entry ?? "").trim().replaceAll('"', "");
  const [host = ""] = text.startsWith("[")
    ? text.slice(1).split("]", 1)
    : /^[\d.]+:\d{1,5}$/.test(text)
      ? text.split(":", 1)
      : [text];
  return canonicalAddress(host);
}
