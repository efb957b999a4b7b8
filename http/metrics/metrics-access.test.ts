import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { isScrape } from "./metrics-access.server.ts";

const metricsToken = "a-token-of-the-tests";
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

type Of = {
  from?: string;
  host?: string;
  headers?: Record<string, string>;
  url?: string;
  method?: string;
  httpVersion?: string;
};

function request({ from = "127.0.0.1", host = "localhost:3000", headers = {}, ...others }: Of) {
  return {
    ...{ method: "GET", url: "/metrics", httpVersion: "1.1", socket: { remoteAddress: from } },
    ...{ headers: { host, ...headers } as Record<string, string> },
    ...others,
  } as unknown as IncomingMessage;
}

const allowed = (of: Of, token: string | null = metricsToken) =>
  isScrape(request(of), { metricsToken: token });

test.each<[string, Of]>([
  ["a program of this machine", {}],
  ["the same over IPv6", { from: "::1", host: "[::1]:3000" }],
  ["the same on a dual-stack socket", { from: "::ffff:127.0.0.1", host: "127.0.0.1" }],
  ["another machine with the token", { from: "192.0.2.7", headers: bearer(metricsToken) }],
  ["a proxy of this machine with the token", { headers: { ...bearer(metricsToken), via: "1.1 proxy" } }],
  ["a query", { url: "/metrics?name[]=up", method: "HEAD" }],
])("%s may scrape", (_, of) => {
  expect(allowed(of)).toBe(true);
});

test.each<[string, Of]>([
  ["another machine", { from: "192.0.2.7" }],
  [
    "another machine with half of the token",
    { from: "192.0.2.7", headers: bearer(metricsToken.slice(0, 9)) },
  ],
  ["another scheme", { from: "192.0.2.7", headers: { authorization: `Basic ${metricsToken}` } }],
  ["a name that resolves to this machine", { host: "rebound.example" }],
  ["nginx as it is by default", { httpVersion: "1.0" }],
  ["another method", { method: "POST" }],
  ["another path", { url: "/metrics/" }],
  ...["x-forwarded-for", "x-forwarded-proto", "forwarded", "via", "x-real-ip", "cf-connecting-ip"].map(
    (name): [string, Of] => [`a proxy that sends ${name}`, { headers: { [name]: "203.0.113.9" } }],
  ),
])("%s may not", (_, of) => {
  expect(allowed(of)).toBe(false);
});

test("without METRICS_TOKEN no token opens them", () => {
  for (const token of ["", "null", metricsToken])
    expect(allowed({ from: "192.0.2.7", headers: bearer(token) }, null)).toBe(false);
});
