import { expect, onTestFinished, test } from "vitest";
import { type Behaviour, startRelay } from "#test/contact/fake-relay.ts";
import { postToRelay } from "./relay.server.ts";
import type { ContactRequest } from "./requests.server.ts";

const request = { id: "the-key", subject: "S", message: "M" } as ContactRequest;

async function relayThat(behaviour: Behaviour, host?: string) {
  const relay = await startRelay(behaviour, 0, host);
  onTestFinished(relay.stop);
  return relay;
}

test.each([200, 201, 204, "dies after the status", "never stops"] as const)(
  "a relay that answers %s has accepted the request",
  async (behaviour) => {
    const relay = await relayThat(behaviour);
    await postToRelay(relay.url, request, 10_000);
    expect(relay.received.map(({ headers }) => headers["idempotency-key"])).toEqual(["the-key"]);
  },
);

test.each([
  [302, "HTTP_302"],
  [307, "HTTP_307"],
  [404, "HTTP_404"],
  [429, "HTTP_429"],
  [500, "HTTP_500"],
  ["resets", "ECONNRESET"],
  ["speaks no HTTP", "HTTPParserError"],
  ["hangs", "NO_ANSWER"],
  ["sends headers for ever", "NO_ANSWER"],
] as const)("a relay that answers %s has not accepted the request: %s", async (behaviour, code) => {
  const relay = await relayThat(behaviour);
  const timeout = code === "NO_ANSWER" ? 300 : 10_000;
  await expect(postToRelay(relay.url, request, timeout)).rejects.toMatchObject({
    name: "RelayFailed",
    code,
  });
  expect(relay.received).toHaveLength(1);
});

test.each([
  [429, 30],
  [503, 30],
  [500, null],
  [301, null],
])("a relay that answers %i with Retry-After 30 asks for a pause of %j", async (status, retryAfter) => {
  const relay = await relayThat({ status, retryAfter: "30" });
  await expect(postToRelay(relay.url, request, 10_000)).rejects.toMatchObject({ retryAfter });
});

test("a relay that is down or has no valid certificate gets nothing", async () => {
  const relay = await relayThat(200);
  const secure = relay.url.replace("http:", "https:");
  await expect(postToRelay(secure, request, 10_000)).rejects.toMatchObject({ name: "RelayFailed" });
  expect(relay.received).toEqual([]);
  await relay.stop();
  await expect(postToRelay(relay.url, request, 10_000)).rejects.toMatchObject({ code: "ECONNREFUSED" });
});

test("a relay may be at an IPv6 address", async () => {
  const relay = await relayThat(200, "::1");
  await postToRelay(relay.url, request, 10_000);
  expect(relay.received).toHaveLength(1);
});
