import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { contactRequests } from "#db/schema.ts";
import { after, fakeClock, start } from "#test/clock.ts";
import {
  contactForm,
  contactItem,
  delivered,
  formKey,
  storedRequests,
  submit,
  untilDelivered,
  withRelay,
} from "#test/contact/contact-fixtures.ts";
import { startRelay } from "#test/contact/fake-relay.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { until } from "#test/until.ts";
import { visitorTimeout } from "./submit-contact.server.ts";

fakeClock();

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

/** Runs the fake clock at real speed until the returned function is called. */
function runClock() {
  const began = performance.now();
  const timer = setInterval(() => after((performance.now() - began) / 1000), 20);
  return () => clearInterval(timer);
}

test("the relay gets the fields in its own format, and an ok status is success", async () => {
  const { relay, services } = await withRelay(200);
  expect(await submit(services)).toEqual(delivered);

  const [request] = await storedRequests(services);
  expect(request).toMatchObject({ ...contactForm, deliveredAt: new Date(start), attemptAt: null });
  expect(relay.received).toEqual([
    {
      method: "POST",
      headers: expect.objectContaining({
        "content-type": "application/json",
        accept: "application/json",
        "idempotency-key": request?.id,
      }),
      body: {
        firstName: "Anna",
        lastName: "Bréval",
        email: "Anna@exemple.fr",
        company: "",
        subject: "Contact Form: Une démo",
        message: "Bonjour,\nquand pouvons-nous parler ?",
        _template: "table",
      },
    },
  ]);
  await untilDelivered(services, 0);
  expect(relay.received).toHaveLength(1);
});

test("a relay that dies after its ok status has accepted the request", async () => {
  const { relay, services } = await withRelay("dies after the status");
  expect(await submit(services)).toEqual(delivered);
  await untilDelivered(services, 0);
  expect(relay.received).toHaveLength(1);
});

test.each([500, "resets"] as const)(
  "a relay that answers %s is reported to the visitor and in the log, and is retried with the same key",
  async (behaviour) => {
    const { relay, services } = await withRelay(behaviour);
    const logged = vi.spyOn(services.log, "error");
    expect(await submit(services)).toEqual({ outcome: "failed" });
    expect(logged).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/Anna|exemple|démo|Bonjour/);

    relay.become(200);
    await untilDelivered(services, 0);
    expect((await storedRequests(services))[0]?.deliveredAt).not.toBeNull();
    const keys = relay.received.map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  },
);

test("a relay that is down for ten minutes gets every request once afterwards", async () => {
  const relay = await startRelay();
  await relay.stop();
  const services = await createTestServices({ CONTACT_RELAY_URL: relay.url });
  const subjects = Array.from({ length: 12 }, (_, number) => `Demande ${number}`);
  for (const subject of subjects) expect(await submit(services, { subject })).toEqual({ outcome: "failed" });
  for (let minute = 1; minute <= 10; minute++) {
    after(minute * 60);
    services.outbox.kick();
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  const restarted = await startRelay(200, relay.port);
  onTestFinished(restarted.stop);
  await untilDelivered(services, 600);
  expect(restarted.received.map(({ body }) => body.subject).sort()).toEqual(
    subjects.map((subject) => `Contact Form: ${subject}`).sort(),
  );
});

test("submissions while the relay is slow share one attempt, and a late response still counts", async () => {
  const { relay, services } = await withRelay("waits");
  const stopClock = runClock();
  const first = submit(services, { key: formKey, within: visitorTimeout });
  await until(() => relay.received.length === 1);
  const later = Array.from({ length: 9 }, async (_, index) => {
    await new Promise((resolve) => setTimeout(resolve, 100 * index));
    return submit(services, { key: formKey, within: visitorTimeout });
  });
  for (const result of await Promise.all([first, ...later])) expect(result).toEqual({ outcome: "failed" });
  stopClock();
  expect((await storedRequests(services))[0]?.deliveredAt).toBeNull();
  expect(relay.received).toHaveLength(1);

  relay.respondLate();
  await until(async () => (await storedRequests(services))[0]?.deliveredAt !== null);
  expect(await submit(services)).toEqual(delivered);
  await untilDelivered(services, 20);
  expect(relay.received).toHaveLength(1);
});

test("a visitor's retry does not wait for a first attempt that hangs", async () => {
  const { relay, services } = await withRelay("hangs");
  expect(await submit(services, { within: visitorTimeout })).toEqual({ outcome: "failed" });
  relay.become(200);
  after(5);
  expect(await submit(services)).toEqual(delivered);
  const keys = relay.received.map(({ headers }) => headers["idempotency-key"]);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test("a request that was stored but not sent, as after a crash, is sent when it is due", async () => {
  const { relay, services } = await withRelay(200);
  const [request] = await services.db.asOwner
    .insert(contactRequests)
    .values({ ...contactForm, contentDigest: "x", createdAt: new Date(start), attemptAt: new Date(start) })
    .returning();
  await services.outbox.enqueue(contactItem(String(request?.id)), 20_000);
  after(19);
  services.outbox.kick();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(relay.received).toHaveLength(0);
  await untilDelivered(services, 20);
  expect(relay.received).toHaveLength(1);
});
