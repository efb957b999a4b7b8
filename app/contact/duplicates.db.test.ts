import { beforeEach, expect, test, vi } from "vitest";
import { after, fakeClock } from "#test/clock.ts";
import {
  contactForm,
  delivered,
  formKey,
  storedRequests,
  submit,
  untilDelivered,
  withRelay,
} from "#test/contact/contact-fixtures.ts";
import { outboxRows } from "#test/outbox/outbox-fixtures.ts";
import { referenceOf } from "./reference.ts";

fakeClock();

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

test.each([
  ["with a key", formKey],
  ["without a key", null],
])(
  "a hundred simultaneous equal submissions %s create one request and one delivery",
  async (_name, given) => {
    const { relay, services } = await withRelay(200);
    const results = await Promise.all(Array.from({ length: 100 }, () => submit(services, { key: given })));
    expect(results).toEqual(Array.from({ length: 100 }, () => delivered));
    const [stored, ...others] = await storedRequests(services);
    expect(others).toEqual([]);
    expect(relay.received).toHaveLength(1);
    expect(new Set(results.map((each) => "reference" in each && each.reference))).toEqual(
      new Set([referenceOf(stored?.id ?? "")]),
    );
  },
);

test("a hundred retries while the relay refuses create one request, delivered once it accepts", async () => {
  const { relay, services } = await withRelay(503);
  for (let retry = 0; retry < 100; retry++) expect(await submit(services)).toEqual({ outcome: "failed" });
  expect(await storedRequests(services)).toHaveLength(1);
  expect(await outboxRows(services)).toHaveLength(1);
  relay.become(200);
  const before = relay.received.length;
  await untilDelivered(services, 0);
  expect(relay.received).toHaveLength(before + 1);
});

test("the same content is one request from one view of the form, and another one from another view", async () => {
  const { relay, services } = await withRelay(200);
  await submit(services, { key: formKey });
  after(7_200);
  await submit(services, { key: formKey });
  expect(relay.received).toHaveLength(1);
  await submit(services, { key: "another-view-of-the-form" });
  expect(relay.received).toHaveLength(2);
});

test("without a key the same content counts as one submission for two minutes", async () => {
  const { relay, services } = await withRelay(200);
  await submit(services);
  after(119);
  await submit(services);
  expect(relay.received).toHaveLength(1);
  after(120);
  await submit(services);
  expect(relay.received).toHaveLength(2);
});

test.each([null, "another-view-of-the-form"])(
  "a retry after a reported failure, from a new page (%s), creates no second request",
  async (again) => {
    const { relay, services } = await withRelay(500);
    expect(await submit(services, { key: formKey })).toEqual({ outcome: "failed" });
    relay.become(200);
    await untilDelivered(services, 0);
    expect(relay.received).toHaveLength(2);
    after(590);
    expect(await submit(services, { key: again })).toEqual(delivered);
    expect(relay.received).toHaveLength(2);

    expect(await submit(services, { key: "a-third-view-of-the-form" })).toEqual(delivered);
    expect(relay.received).toHaveLength(3);
  },
);

test("different content is another request, even with the same key", async () => {
  const { relay, services } = await withRelay(200);
  await submit(services, { key: formKey });
  await submit(services, { key: formKey, message: "Bonjour, je précise." });
  expect(relay.received.map(({ body }) => body.message)).toEqual([
    contactForm.message,
    "Bonjour, je précise.",
  ]);
});

test("one client may send thirty requests in ten minutes, not counting retries and not affecting another client", async () => {
  const { services } = await withRelay(200);
  const subject = (number: number) => `Demande ${number}`;
  for (let number = 0; number < 30; number++)
    expect(await submit(services, { subject: subject(number) })).toEqual(delivered);
  after(60);
  expect(await submit(services, { subject: subject(30) })).toEqual({ outcome: "limited", retryAfter: 540 });
  expect(await submit(services, { subject: subject(29) })).toEqual(delivered);
  expect(await submit(services, { subject: subject(30), address: "192.0.2.8" })).toEqual(delivered);
  expect(await storedRequests(services)).toHaveLength(31);
});
