import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { openConversation } from "#app/conversation/open-conversation.server.ts";
import type { TeamOffer } from "#app/offers/team-offers.ts";
import type { Services } from "#app/services.server.ts";
import { setOffer } from "#app/team/subscription.server.ts";
import type { Network } from "#app/webhooks/sending/network.server.ts";
import { session as sessions, webhookDeliveries, webhooks } from "#db/schema.ts";
import { signInByMail } from "#test/accounts/sign-in-by-mail.ts";
import { contractOf } from "#test/openapi/contract.ts";
import { deliver, newProspects, teamIdOf } from "#test/prospects/stored-prospects.ts";
import { routeContext } from "#test/services/route-context.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { until } from "#test/until.ts";
import { localNetwork, startReceiver, verified } from "#test/webhooks/receiver.ts";
import { openApiDocument } from "../openapi/document.ts";
import * as deliveries from "./deliveries-api.ts";
import * as secret from "./secret-api.ts";
import * as testing from "./test-api.ts";
import * as one from "./webhook-api.ts";
import * as all from "./webhooks-api.ts";

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

const document = openApiDocument({ appUrl: "http://localhost:3000", isHttps: false });
const contract = contractOf(document as never);

/** The API as a signed-in client calls it: every answer is compared with the document. */
async function signedIn(services: Services, email: string, offer: TeamOffer = "growth") {
  const { cookie, user } = await signInByMail(services, email);
  await openConversation(services, user);
  await setOffer(services, await teamIdOf(services, user.id), { offer, until: null, by: "ops" });
  const call = async (
    method: string,
    path: string,
    route: typeof all | typeof one,
    id = "",
    body?: unknown,
  ) => {
    const headers = { Cookie: cookie, "Content-Type": "application/json" };
    const text = body === undefined ? undefined : JSON.stringify(body);
    const request = new Request(`http://localhost:3000${path}`, { method, headers, body: text });
    const handle = method === "GET" ? route.loader : route.action;
    const response = await handle({ request, context: routeContext(services), params: { id } });
    const answer = await response.text();
    contract.check({ method, path, request: { body: text, headers }, response, body: answer });
    return { status: response.status, json: answer === "" ? null : JSON.parse(answer) };
  };
  return {
    user,
    list: () => call("GET", "/api/webhooks", all),
    add: (body: unknown) => call("POST", "/api/webhooks", all, "", body),
    remove: (id: string) => call("DELETE", "/api/webhooks/{id}", one, id),
    test: (id: string) => call("POST", "/api/webhooks/{id}/test", testing, id),
    secret: (id: string) => call("POST", "/api/webhooks/{id}/secret", secret, id),
    deliveries: (id: string) => call("GET", "/api/webhooks/{id}/deliveries", deliveries, id),
  };
}

const newServices = (network: Network = localNetwork) => createTestServices({}, { network });
const events = ["prospect.delivered", "prospect.changed"];

test("webhooks belong to Growth; below it those that are there can be looked at and removed", async () => {
  const services = await newServices();
  const receiver = await startReceiver();
  const anna = await signedIn(services, "anna@exemple.fr", "growth");
  const { webhook } = (await anna.add({ url: receiver.url, events })).json;
  await setOffer(services, await teamIdOf(services, anna.user.id), {
    offer: "starter",
    until: null,
    by: "ops",
  });
  const refused = await anna.add({ url: receiver.url, events });
  expect(refused).toMatchObject({ status: 403, json: { error: { code: "not_in_offer", offer: "growth" } } });
  expect((await anna.list()).json).toEqual({ webhooks: [webhook] });
  expect((await anna.remove(webhook.id)).status).toBe(204);
});

test("a webhook is added, tested, told, given another secret and removed, as the document says", async () => {
  const services = await newServices();
  const receiver = await startReceiver();
  const anna = await signedIn(services, "anna@exemple.fr");
  const added = await anna.add({ url: receiver.url, events: [...events, ...events.slice(1)] });
  expect(added).toMatchObject({
    status: 201,
    json: { webhook: { url: receiver.url, events, disabled: null } },
  });
  const { webhook, secret } = added.json;
  expect((await anna.list()).json).toEqual({ webhooks: [webhook] });
  expect(JSON.stringify((await anna.list()).json)).not.toContain(secret);

  const { delivery } = (await anna.test(webhook.id)).json;
  expect(delivery).toMatchObject({
    type: "prospect.delivered",
    status: "delivered",
    attempts: 1,
    isTest: true,
  });
  const [tested] = receiver.received;
  expect(tested).toMatchObject({
    id: delivery.id,
    body: { test: true, data: { company: "Entreprise exemple" } },
  });
  expect(tested && verified(secret, tested)).toEqual(tested?.body);

  await deliver(services, anna.user.id, newProspects(1));
  await until(() => receiver.received.length === 2);
  for (const { body } of receiver.received) contract.checkMessage(body);
  await until(async () => (await anna.deliveries(webhook.id)).json.deliveries[0].answered === 204);
  const listed = (await anna.deliveries(webhook.id)).json.deliveries;
  expect(listed.map(({ id }: { id: string }) => id)).toEqual(receiver.received.map(({ id }) => id).reverse());

  const replaced = await anna.secret(webhook.id);
  expect(replaced.json.secret).not.toBe(secret);
  expect(replaced.json.webhook.formerSecretUntil).not.toBeNull();
  expect([(await anna.remove(webhook.id)).status, (await anna.remove(webhook.id)).status]).toEqual([
    204, 404,
  ]);
  expect(await services.db.asOwner.$count(webhookDeliveries)).toBe(0);
});

test("a client has five webhooks at most, however many are added at once", async () => {
  const services = await newServices();
  const anna = await signedIn(services, "anna@exemple.fr");
  const wish = (number: number) => ({ url: `https://hooks.exemple.fr/${number}`, events });
  const answers = await Promise.all([0, 1, 2, 3, 4, 5, 6].map((number) => anna.add(wish(number))));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409]);
  expect(await services.db.asOwner.$count(webhooks)).toBe(5);
  const [{ id }] = (await anna.list()).json.webhooks;
  const secrets = await Promise.all([1, 2, 3, 4, 5, 6].map(() => anna.secret(id)));
  expect(secrets.filter(({ status }) => status === 429)).toHaveLength(1);
});

test("what no receiver can be is refused with a sentence, and so are other people's ids", async () => {
  const services = await newServices({ ...localNetwork, mayConnect: () => false });
  const [anna, bruno] = [
    await signedIn(services, "anna@exemple.fr"),
    await signedIn(services, "bruno@exemple.fr"),
  ];
  for (const url of [
    "https://127.0.0.1/",
    "https://[::1]/",
    "http://exemple.fr",
    "https://a:b@exemple.fr",
    "@",
  ]) {
    const { status, json } = await anna.add({ url, events });
    expect([status, json.error.code], url).toEqual([422, "invalid_url"]);
    expect(json.error.message).toMatch(/\.$/);
  }
  const url = "https://hooks.exemple.fr/";
  for (const body of [
    ...[null, [], 1, {}, { url }, { url, events: [] }, { url, events: ["prospect.read"] }],
    ...[
      { url: 1, events },
      { url: [url], events },
      { url, events: "prospect.changed" },
    ],
    ...[
      { url: "@".repeat(60_000), events },
      { url, events: Array.from({ length: 1_000 }, () => events[0]) },
    ],
  ])
    expect((await anna.add(body)).json.error.code, JSON.stringify(body)?.slice(0, 60)).toBe("invalid_body");
  const { id } = (await anna.add({ url, events })).json.webhook;
  for (const other of [id, randomUUID(), "__proto__", "1", "", "x".repeat(60_000), "\0", "' or 1=1"])
    for (const refused of [
      await bruno.remove(other),
      await bruno.deliveries(other),
      ...(other === id ? [await bruno.test(other), await bruno.secret(other)] : []),
    ])
      expect([refused.status, refused.json.error.code]).toEqual([404, "not_found"]);
  expect((await anna.list()).json.webhooks).toHaveLength(1);
});

test("a sign-in of more than an hour ago shows no secret, while what is there can be tested and removed", async () => {
  const services = await newServices();
  const receiver = await startReceiver(500);
  const anna = await signedIn(services, "anna@exemple.fr");
  const { id } = (await anna.add({ url: receiver.url, events })).json.webhook;
  await services.db.asOwner.update(sessions).set({ createdAt: new Date(Date.now() - 7_200_000) });
  for (const refused of [await anna.add({ url: receiver.url, events }), await anna.secret(id)])
    expect([refused.status, refused.json.error.code]).toEqual([403, "not_confirmed"]);
  expect((await anna.test(id)).json.delivery).toMatchObject({ status: "failed", answered: 500 });
  for (let number = 0; number < 5; number++) await anna.test(id);
  expect(await anna.test(id)).toMatchObject({
    status: 429,
    json: { error: { code: "too_many_webhook_calls" } },
  });
  expect((await anna.remove(id)).status).toBe(204);
});
