import type { IncomingMessage } from "node:http";
import { BlockList } from "node:net";
import { expect, test } from "vitest";
import { addressOf } from "./client-address.ts";

const proxies = new BlockList();
proxies.addAddress("10.0.0.1", "ipv4");
proxies.addSubnet("fd00::", 8, "ipv6");

function request(remoteAddress: string, forwarded?: string) {
  return {
    socket: { remoteAddress },
    headers: { "x-forwarded-for": forwarded },
  } as unknown as IncomingMessage;
}

test.each([
  ["a direct visitor", "203.0.113.9", undefined, "203.0.113.9"],
  ["a visitor who forges the header", "203.0.113.9", "1.2.3.4", "203.0.113.9"],
  ["a visitor behind the trusted proxy", "10.0.0.1", "203.0.113.9", "203.0.113.9"],
  ["a forger behind the trusted proxy", "10.0.0.1", "1.2.3.4, 203.0.113.9", "203.0.113.9"],
  ["a visitor behind two trusted proxies", "10.0.0.1", "203.0.113.9, fd00::7", "203.0.113.9"],
  ["a proxy that says nothing", "10.0.0.1", undefined, "10.0.0.1"],
  ["a proxy that says nonsense", "10.0.0.1", "unknown", "10.0.0.1"],
  ["an IPv4 visitor on a socket that speaks both", "::ffff:203.0.113.9", undefined, "203.0.113.9"],
])("the address of %s", (_who, remote, forwarded, expected) => {
  expect(addressOf(request(remote, forwarded), proxies)).toBe(expected);
});
