import { expect, test } from "vitest";
import { parseLiveUrl } from "./live-url.ts";

test.each([
  ["nats://127.0.0.1:4222", { servers: ["127.0.0.1:4222"], user: null, password: null, isEncrypted: false }],
  [
    "tls://one.example,two.example:4223",
    { servers: ["one.example", "two.example:4223"], user: null, password: null, isEncrypted: true },
  ],
  [
    "nats://matinal:s%40crêt:@[::1]:4222/",
    { servers: ["[::1]:4222"], user: "matinal", password: "s@crêt:", isEncrypted: false },
  ],
  [
    "nats://a-token@nats.example",
    { servers: ["nats.example"], user: null, password: "a-token", isEncrypted: false },
  ],
])("%s is read", (url, servers) => {
  expect(parseLiveUrl(url)).toEqual(servers);
});

test.each([
  "redis://nats.example",
  "nats://",
  "nats://a,,b",
  "nats://a b",
  "nats://nats.example/x",
  "nats://%@a",
])("%s is refused", (url) => {
  expect(parseLiveUrl(url)).toEqual({ problem: expect.stringMatching(/^expected nats:/) });
});
