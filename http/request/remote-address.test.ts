import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { parseTrustedProxies } from "#environment/trusted-proxies.ts";
import { isFromThisMachine, remoteAddressOf } from "./remote-address.server.ts";

const proxies = parseTrustedProxies("10.0.0.1 fd00::/8", (entry) => {
  throw new Error(entry);
});

function request(remoteAddress: string | undefined, headers: Record<string, string | undefined>) {
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

test.each([
  ["a direct visitor", "203.0.113.9", undefined, "203.0.113.9"],
  ["a visitor who forges the header", "203.0.113.9", "1.2.3.4", "203.0.113.9"],
  ["a visitor behind the trusted proxy", "10.0.0.1", "203.0.113.9", "203.0.113.9"],
  ["a forger behind the trusted proxy", "10.0.0.1", "1.2.3.4, 203.0.113.9", "203.0.113.9"],
  ["a visitor behind two trusted proxies", "10.0.0.1", "203.0.113.9, fd00::7", "203.0.113.9"],
  [
    "a visitor behind two trusted proxies that add ports",
    "10.0.0.1",
    "203.0.113.9:5555, [fd00::7]:443",
    "203.0.113.9",
  ],
  ["a proxy that adds no header", "10.0.0.1", undefined, "10.0.0.1"],
  ["a proxy that sends no address", "10.0.0.1", "unknown", "10.0.0.1"],
  ["a proxy behind another whose entry is no address", "10.0.0.1", "x, fd00::7", "fd00::7"],
  ["an IPv4 visitor on a dual-stack socket", "::ffff:203.0.113.9", undefined, "203.0.113.9"],
  [
    "a visitor behind the trusted proxy on a dual-stack socket",
    "::ffff:10.0.0.1",
    "203.0.113.9",
    "203.0.113.9",
  ],
  ["a visitor with a link-local address", "fe80::7%eth0", undefined, "fe80::7"],
])("remoteAddressOf finds the address of %s", (_who, remote, forwarded, expected) => {
  expect(remoteAddressOf(request(remote, { "x-forwarded-for": forwarded }), proxies)).toBe(expected);
});

test.each([
  ["203.0.113.9:5555", "203.0.113.9"],
  ["203.0.113.9", "203.0.113.9"],
  ['"203.0.113.9:80"', "203.0.113.9"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ['"[2001:db8::1]:443"', "2001:db8::1"],
  ["2001:db8::1", "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
  ["[fe80::1%25eth0]:443", "fe80::1"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["[::ffff:203.0.113.9]:5555", "203.0.113.9"],
  ["::FFFF:cb00:7109", "203.0.113.9"],
])("a proxy may write the address as %s", (written, expected) => {
  expect(remoteAddressOf(request("10.0.0.1", { "x-forwarded-for": written }), proxies)).toBe(expected);
});

test.each([
  "",
  " ",
  "unknown",
  "_hidden",
  "[",
  "[]",
  ":80",
  "1.2.3.4:x",
  "1.2.3",
  "127.1",
  "0x7f.0.0.1",
  "2130706433",
  "999.1.1.1",
  "1.2.3.4:5:6",
  "x".repeat(16_000),
  ",".repeat(16_000),
  "[".repeat(16_000),
])("the entry %j is no address, so the proxy's own address counts", (written) => {
  expect(remoteAddressOf(request("10.0.0.1", { "x-forwarded-for": written }), proxies)).toBe("10.0.0.1");
});

test("a loopback connection is local unless a header shows that it is forwarded", () => {
  const headers = { host: "localhost", cookie: "a=b" };
  for (const address of ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
    expect(isFromThisMachine(request(address, headers))).toBe(true);
  for (const address of ["192.168.1.20", "2001:db8::1", "::ffff:10.0.0.1", "", undefined])
    expect(isFromThisMachine(request(address, headers))).toBe(false);
  for (const name of [
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-forwarded-anything",
    "x-real-ip",
    "cf-connecting-ip",
    "cf-connecting-ipv6",
    "cf-visitor",
    "true-client-ip",
    "do-connecting-ip",
    "x-azure-clientip",
    "x-nf-client-connection-ip",
    "x-vercel-forwarded-for",
    "x-original-forwarded-for",
    "forwarded-for",
    "cdn-loop",
    "x-amzn-trace-id",
    "tailscale-user-login",
  ])
    expect(isFromThisMachine(request("127.0.0.1", { ...headers, [name]: "" })), name).toBe(false);
});

test("an HTTP/1.0 request is not local, as it comes from a proxy that adds no header", () => {
  const fromHere = request("127.0.0.1", { host: "localhost:3000" });
  expect(isFromThisMachine({ ...fromHere, httpVersion: "1.1" })).toBe(true);
  expect(isFromThisMachine({ ...fromHere, httpVersion: "1.0" })).toBe(false);
});
