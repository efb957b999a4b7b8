import { beforeEach, expect, test, vi } from "vitest";
import { deliveries } from "#app/deliveries.server.ts";
import { contactRequests, outbox } from "#db/schema.ts";
import { after, fakeClock, start } from "#test/clock.ts";
import {
  delivered,
  formKey,
  storedRequests,
  submit,
  untilDelivered,
  withRelay,
} from "#test/contact/contact-fixtures.ts";
import { openOutbox, outboxRows } from "#test/outbox/outbox-fixtures.ts";
import { until } from "#test/until.ts";

fakeClock();

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

test.each([429, 503])("a relay that answers %i gets no request before its Retry-After", async (status) => {
  const { relay, services } = await withRelay({ status, retryAfter: "120" });
  expect(await submit(services, { key: formKey })).toEqual({ outcome: "failed", retryAfter: 120 });
  after(30);
  expect(await submit(services, { key: formKey })).toEqual({ outcome: "failed", retryAfter: 90 });
  expect(await submit(services, { subject: "Une autre" })).toEqual({ outcome: "failed", retryAfter: 90 });
  expect(relay.received).toHaveLength(1);
  const ids = (await storedRequests(services)).map(({ id }) => id);
  for (const id of ids)
    expect(await outboxRows(services)).toContainEqual(
      expect.objectContaining({ payload: { requestId: id }, dueAt: new Date(start + 120_000) }),
    );
  expect(ids).toHaveLength(2);

  // Another node, which did not get the Retry-After, or this one after a restart.
  await services.outbox.close();
  await services.db.asOwner.update(outbox).set({ dueAt: new Date(start) });
  const other = await openOutbox(services, deliveries);
  await until(async () => (await outboxRows(services)).some(({ lastError }) => lastError === "PAUSED"));
  expect(relay.received).toHaveLength(1);

  relay.become(200);
  after(119);
  other.kick();
  expect(await submit(services, { key: formKey })).toEqual({ outcome: "failed", retryAfter: 1 });
  expect(relay.received).toHaveLength(1);
  // An attempt that began before the end of the pause is repeated a little later.
  let seconds = 121;
  await until(async () => {
    after(seconds++);
    other.kick();
    return (await outboxRows(services)).length === 0;
  });
  expect(relay.received.slice(1).map(({ body }) => body.subject)).toEqual(
    expect.arrayContaining(["Contact Form: Une démo", "Contact Form: Une autre"]),
  );
  expect(relay.received).toHaveLength(3);
});

test("Retry-After may be a date and is capped at an hour, and a 500 causes no pause", async () => {
  const { relay, services } = await withRelay({ status: 503, retryAfter: "Tue, 03 Mar 2026 08:00:00 GMT" });
  expect(await submit(services)).toEqual({ outcome: "failed", retryAfter: 3600 });
  relay.become({ status: 500, retryAfter: "600" });
  after(3600);
  expect(await submit(services)).toEqual({ outcome: "failed" });
  relay.become(200);
  expect(await submit(services)).toEqual(delivered);
});

test("the same content sent again after a pause creates no second message", async () => {
  const { relay, services } = await withRelay({ status: 429, retryAfter: "1800" });
  expect(await submit(services)).toEqual({ outcome: "failed", retryAfter: 1800 });
  relay.become(200);
  await untilDelivered(services, 1795);
  expect(relay.received).toHaveLength(2);
  after(1800 + 590);
  expect(await submit(services)).toEqual(delivered);
  expect(relay.received).toHaveLength(2);
});

test("a pause and an attempt from before the clock was set back hold up no request", async () => {
  const { relay, services } = await withRelay({ status: 503, retryAfter: "120" });
  after(2 * 24 * 3600);
  expect(await submit(services, { key: formKey })).toEqual({ outcome: "failed", retryAfter: 120 });
  // An attempt of a process that was killed.
  await services.db.asOwner.update(contactRequests).set({ attemptAt: new Date() });
  relay.become(200);
  after(0);
  expect(await submit(services, { key: formKey })).toMatchObject({ outcome: "delivered" });
});
