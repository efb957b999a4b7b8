import { expect, test } from "vitest";
import { type Behaviour, localNetwork, startReceiver } from "#test/webhooks/receiver.ts";
import type { Network } from "./network.server.ts";
import { publicNetwork } from "./network.server.ts";
import { notPublic, post, timedOut } from "./post.server.ts";
import { isPublicAddress } from "./public-address.ts";

const send = (url: string, network: Network = localNetwork, timeout?: number) =>
  post(network, { url, headers: { "webhook-id": "1" }, body: '{"é":1}' }, timeout);

/** What becomes of an attempt at a receiver that behaves so. */
async function answerTo(behaviour: Behaviour, timeout?: number) {
  const receiver = await startReceiver(behaviour);
  return { receiver, outcome: await send(receiver.url, localNetwork, timeout) };
}

test("any status from 200 to 299 is a success, whatever becomes of the body", async () => {
  for (const status of [200, 201, 202, 204, 299])
    expect((await answerTo(status)).outcome).toEqual({ ok: true, answered: status });
  expect((await answerTo("never ends")).outcome).toEqual({ ok: true, answered: 200 });
  const { receiver } = await answerTo(204);
  expect(receiver.received[0]).toMatchObject({ path: "/hook?of=matinal", text: '{"é":1}' });
});

test("any other status is a failure with the beginning of the answer, as one line", async () => {
  const body = `Refus\u00E9\r\n\t\0\u202E par la r\u00E8gle ${"x".repeat(40_000)}`;
  for (const status of [304, 400, 404, 410, 500, 503]) {
    const { outcome } = await answerTo({ status, body: status === 304 ? "" : body });
    expect(outcome).toMatchObject({ ok: false, answered: status, retryAfter: null });
    if (outcome.ok || status === 304) continue;
    expect(outcome.reason).toMatch(/^Refusé par la règle x+$/);
    expect(outcome.reason).toHaveLength(200);
  }
  expect((await answerTo("never stops")).outcome).toMatchObject({ ok: false, answered: 500 });
});

test("a redirect is a failure, and nobody follows it", async () => {
  const target = await startReceiver();
  for (const status of [301, 302, 303, 307, 308]) {
    const headers = { Location: target.url };
    expect((await answerTo({ status, headers })).outcome).toMatchObject({ ok: false, answered: status });
  }
  expect(target.connections()).toBe(0);
});

test("Retry-After is read as seconds or as a date, for an hour at most", async () => {
  for (const [value, retryAfter] of [
    ["120", 120_000],
    ["999999", 3_600_000],
    ["soon", null],
    [new Date(Date.now() + 7_200_000).toUTCString(), 3_600_000],
  ] as const) {
    const { outcome } = await answerTo({ status: 429, headers: { "Retry-After": value } });
    expect(outcome).toMatchObject({ ok: false, answered: 429, retryAfter });
  }
});

test("a receiver that hangs, resets or is not there ends with a code", async () => {
  expect((await answerTo("hangs", 200)).outcome).toMatchObject({ answered: null, reason: timedOut });
  expect((await answerTo("resets")).outcome).toMatchObject({ answered: null, reason: "ECONNRESET" });
  const { receiver } = await answerTo(204);
  await receiver.stop();
  expect(await send(receiver.url)).toMatchObject({ answered: null, reason: "ECONNREFUSED" });
  const hanging = { ...localNetwork, resolve: () => new Promise<string[]>(() => {}) };
  expect(await send(receiver.named, hanging, 100)).toMatchObject({ reason: timedOut });
  const nowhere = { ...localNetwork, resolve: async () => [] };
  expect(await send(receiver.named, nowhere)).toMatchObject({ reason: "ENOTFOUND" });
});

test("a certificate that nobody vouches for, or of another name, gets nothing", async () => {
  const receiver = await startReceiver();
  const { tls: _tls, ...untrusting } = localNetwork;
  expect(await send(receiver.url, untrusting)).toMatchObject({ reason: "DEPTH_ZERO_SELF_SIGNED_CERT" });
  const other = `https://other.example:${receiver.port}/`;
  expect(await send(other)).toMatchObject({ reason: "ERR_TLS_CERT_ALTNAME_INVALID" });
  expect(receiver.received).toEqual([]);
});

test("a private address is refused when the connection is made, as a literal and behind a name", async () => {
  const receiver = await startReceiver();
  const network: Network = { ...localNetwork, mayConnect: isPublicAddress };
  for (const host of ["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "2130706433"])
    expect(await send(`https://${host}:${receiver.port}/`, network)).toMatchObject({ reason: notPublic });
  expect(await send(receiver.named, network)).toMatchObject({ answered: null, reason: notPublic });
  const mixed = { ...network, resolve: async () => ["93.184.216.34", "127.0.0.1"] };
  expect(await send(receiver.named, mixed)).toMatchObject({ reason: notPublic });
  expect(await send(receiver.url, publicNetwork)).toMatchObject({ reason: notPublic });
  expect(receiver.connections()).toBe(0);
});

test("a name that led to the Internet and now leads inside is refused at this connection", async () => {
  const receiver = await startReceiver();
  const answers = [["93.184.216.34"], ["127.0.0.1"]];
  const network: Network = {
    ...localNetwork,
    mayConnect: isPublicAddress,
    resolve: async () => answers.shift() ?? [],
  };
  // The first look-up is that of somebody who only looks; the connection asks again.
  expect((await network.resolve("receiver.example", AbortSignal.timeout(1_000))).every(isPublicAddress)).toBe(
    true,
  );
  expect(await send(receiver.named, network)).toMatchObject({ reason: notPublic });
  expect(receiver.connections()).toBe(0);
});

test("where a connection arrives counts too, whatever was resolved", async () => {
  const receiver = await startReceiver();
  let asked = 0;
  // Allowed when it is resolved, refused when the connection stands.
  const network: Network = { ...localNetwork, mayConnect: () => ++asked < 2 };
  expect(await send(receiver.named, network)).toMatchObject({ reason: notPublic });
  expect(receiver.received).toEqual([]);
});
