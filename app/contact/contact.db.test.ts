import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { deliveries } from "~/deliveries.server.ts";
import type { Services } from "~/services.server.ts";
import { contactRequests, outbox } from "../../db/schema.ts";
import { createOutbox } from "../../outbox/outbox.server.ts";
import { type Behaviour, startRelay } from "../../test/fakes/relay.ts";
import { startSmtp } from "../../test/fakes/smtp.ts";
import { createTestServices } from "../../test/services/test-services.ts";
import type { ContactForm } from "./contact-form.ts";
import { submitContact } from "./submit-contact.server.ts";

const start = Date.parse("2026-03-02T08:00:00.000Z");
const after = (seconds: number) => vi.setSystemTime(start + seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
});

const written: ContactForm = {
  firstName: "Anna",
  lastName: "Bréval",
  email: "Anna@exemple.fr",
  company: "",
  subject: "Une démo",
  message: "Bonjour,\nquand pouvons-nous parler ?",
};

/** One view of the form. */
const key = "0d2f3c1e-8d3a-4b53-9a63-8f7f2b0a1c11";

async function withRelay(behaviour: Behaviour) {
  const relay = await startRelay(behaviour);
  onTestFinished(relay.stop);
  return { relay, services: await createTestServices({ CONTACT_RELAY_URL: relay.url }) };
}

type Asked = Partial<ContactForm> & { key?: string | null; address?: string };

function submit(services: Services, { key = null, address = "192.0.2.7", ...form }: Asked = {}) {
  return submitContact(services, { form: { ...written, ...form }, formKey: key, address });
}

const requests = ({ db }: Services) => db.asOwner.select().from(contactRequests);
const owed = ({ db }: Services) => db.asOwner.select().from(outbox);

/** Not `vi.waitFor`, which moves the clock. */
async function until(holds: () => boolean | Promise<boolean>) {
  for (let look = 0; look < 1_000; look++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("It did not come to that within 20 s.");
}

/** Lets the clock go as fast as it does outside, until it is told to stop. */
function letTimePass() {
  const began = performance.now();
  const ticking = setInterval(() => after((performance.now() - began) / 1000), 20);
  return () => clearInterval(ticking);
}

/** Moves the clock until nothing is owed any more. */
async function untilAllIsOut(services: Services, seconds: number) {
  let now = seconds;
  await until(async () => {
    now += 5;
    after(now);
    services.outbox.kick();
    return (await owed(services)).length === 0;
  });
}

test("the relay gets what was written, in the form that it knows, and an ok is success", async () => {
  const { relay, services } = await withRelay(200);
  expect(await submit(services)).toEqual({ outcome: "delivered" });

  const [request] = await requests(services);
  expect(request).toMatchObject({ ...written, deliveredAt: new Date(start), attemptAt: null });
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
  await untilAllIsOut(services, 0);
  expect(relay.received).toHaveLength(1);
});

test("a relay that dies after it said ok took it", async () => {
  const { relay, services } = await withRelay("dies after the status");
  expect(await submit(services)).toEqual({ outcome: "delivered" });
  await untilAllIsOut(services, 0);
  expect(relay.received).toHaveLength(1);
});

test.each([500, "resets"] as const)(
  "a relay that answers %s is told to the visitor and the log, and tried again with the same key",
  async (behaviour) => {
    const { relay, services } = await withRelay(behaviour);
    const logged = vi.spyOn(services.log, "error");
    expect(await submit(services)).toEqual({ outcome: "failed" });
    expect(logged).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/Anna|exemple|démo|Bonjour/);

    relay.become(200);
    await untilAllIsOut(services, 0);
    expect((await requests(services))[0]?.deliveredAt).not.toBeNull();
    const keys = relay.received.map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  },
);

test("a relay that is down for ten minutes gets every request afterwards, once", async () => {
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
  const back = await startRelay(200, relay.port);
  onTestFinished(back.stop);
  await untilAllIsOut(services, 600);
  expect(back.received.map(({ body }) => body.subject).sort()).toEqual(
    subjects.map((subject) => `Contact Form: ${subject}`).sort(),
  );
});

test("those who send while the relay waits share one attempt; an answer after we gave up still counts", async () => {
  const { relay, services } = await withRelay("waits");
  const stopClock = letTimePass();
  const first = submit(services, { key });
  await until(() => relay.received.length === 1);
  const later = Array.from({ length: 9 }, async (_, turn) => {
    await new Promise((resolve) => setTimeout(resolve, 100 * turn));
    return submit(services, { key });
  });
  for (const answer of await Promise.all([first, ...later])) expect(answer).toEqual({ outcome: "failed" });
  stopClock();
  expect((await requests(services))[0]?.deliveredAt).toBeNull();
  expect(relay.received).toHaveLength(1);

  relay.answerLate();
  await until(async () => (await requests(services))[0]?.deliveredAt !== null);
  expect(await submit(services)).toEqual({ outcome: "delivered" });
  await untilAllIsOut(services, 20);
  expect(relay.received).toHaveLength(1);
});

test("a visitor's retry does not wait behind a relay that hung up on the first one", async () => {
  const { relay, services } = await withRelay("hangs");
  expect(await submit(services)).toEqual({ outcome: "failed" });
  relay.become(200);
  after(5);
  expect(await submit(services)).toEqual({ outcome: "delivered" });
  const keys = relay.received.map(({ headers }) => headers["idempotency-key"]);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test.each([429, 503])(
  "a relay that answers %i is asked again when it said, by nobody before",
  async (status) => {
    const { relay, services } = await withRelay({ status, retryAfter: "120" });
    expect(await submit(services, { key })).toEqual({ outcome: "failed", retryAfter: 120 });
    after(30);
    expect(await submit(services, { key })).toEqual({ outcome: "failed", retryAfter: 90 });
    expect(await submit(services, { subject: "Une autre" })).toEqual({ outcome: "failed", retryAfter: 90 });
    expect(relay.received).toHaveLength(1);
    const ids = (await requests(services)).map(({ id }) => id);
    for (const id of ids)
      expect(await owed(services)).toContainEqual(
        expect.objectContaining({ dedupeKey: id, dueAt: new Date(start + 120_000) }),
      );
    expect(ids).toHaveLength(2);

    // Another node, which the relay never told, or this one after a restart.
    await services.outbox.close();
    await services.db.asOwner.update(outbox).set({ dueAt: new Date(start) });
    const other = await createOutbox(services, deliveries);
    onTestFinished(() => other.close());
    await until(async () => (await owed(services)).some(({ lastError }) => lastError === "PAUSED"));
    expect(relay.received).toHaveLength(1);

    relay.become(200);
    after(119);
    other.kick();
    expect(await submit(services, { key })).toEqual({ outcome: "failed", retryAfter: 1 });
    expect(relay.received).toHaveLength(1);
    // An attempt that was begun before the pause was over is made again a little later.
    let seconds = 121;
    await until(async () => {
      after(seconds++);
      other.kick();
      return !(await owed(services)).some(({ dedupeKey }) => ids.includes(dedupeKey));
    });
    expect(relay.received.slice(1).map(({ body }) => body.subject)).toEqual(
      expect.arrayContaining(["Contact Form: Une démo", "Contact Form: Une autre"]),
    );
    expect(relay.received).toHaveLength(3);
  },
);

test("a relay may name a date, no more than an hour away, and an error without a time is no pause", async () => {
  const { relay, services } = await withRelay({ status: 503, retryAfter: "Tue, 03 Mar 2026 08:00:00 GMT" });
  expect(await submit(services)).toEqual({ outcome: "failed", retryAfter: 3600 });
  relay.become({ status: 500, retryAfter: "600" });
  after(3600);
  expect(await submit(services)).toEqual({ outcome: "failed" });
  relay.become(200);
  expect(await submit(services)).toEqual({ outcome: "delivered" });
});

test("who sends the same words once the relay may be asked again makes no second message", async () => {
  const { relay, services } = await withRelay({ status: 429, retryAfter: "1800" });
  expect(await submit(services)).toEqual({ outcome: "failed", retryAfter: 1800 });
  relay.become(200);
  await untilAllIsOut(services, 1795);
  expect(relay.received).toHaveLength(2);
  after(1800 + 590);
  expect(await submit(services)).toEqual({ outcome: "delivered" });
  expect(relay.received).toHaveLength(2);
});

test.each([
  ["with a key", key],
  ["without a key", null],
])("a hundred equal ones at once, %s, make one request and one delivery", async (_name, given) => {
  const { relay, services } = await withRelay(200);
  const answers = await Promise.all(Array.from({ length: 100 }, () => submit(services, { key: given })));
  expect(answers).toEqual(Array.from({ length: 100 }, () => ({ outcome: "delivered" })));
  expect(await requests(services)).toHaveLength(1);
  expect(relay.received).toHaveLength(1);
});

test("a hundred retries while the relay refuses make one request, delivered once it takes it", async () => {
  const { relay, services } = await withRelay(503);
  for (let retry = 0; retry < 100; retry++) expect(await submit(services)).toEqual({ outcome: "failed" });
  expect(await requests(services)).toHaveLength(1);
  expect(await owed(services)).toHaveLength(1);
  relay.become(200);
  const before = relay.received.length;
  await untilAllIsOut(services, 0);
  expect(relay.received).toHaveLength(before + 1);
});

test("the same words from one view of the form are one request for ever, from another view another", async () => {
  const { relay, services } = await withRelay(200);
  await submit(services, { key });
  after(7_200);
  await submit(services, { key });
  expect(relay.received).toHaveLength(1);
  await submit(services, { key: "another-view-of-the-form" });
  expect(relay.received).toHaveLength(2);
});

test("without a key, the same words are a form sent twice for two minutes", async () => {
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
  "who was told of a failure and sends again, from a new page (%s), makes no second one",
  async (again) => {
    const { relay, services } = await withRelay(500);
    expect(await submit(services, { key })).toEqual({ outcome: "failed" });
    relay.become(200);
    await untilAllIsOut(services, 0);
    expect(relay.received).toHaveLength(2);
    after(590);
    expect(await submit(services, { key: again })).toEqual({ outcome: "delivered" });
    expect(relay.received).toHaveLength(2);

    expect(await submit(services, { key: "a-third-view-of-the-form" })).toEqual({ outcome: "delivered" });
    expect(relay.received).toHaveLength(3);
  },
);

test("other words are another request, whatever key they come with", async () => {
  const { relay, services } = await withRelay(200);
  await submit(services, { key });
  await submit(services, { key, message: "Bonjour, je précise." });
  expect(relay.received.map(({ body }) => body.message)).toEqual([written.message, "Bonjour, je précise."]);
});

test("what was stored and never sent, as after a crash, is sent when its time has come", async () => {
  const { relay, services } = await withRelay(200);
  const [request] = await services.db.asOwner
    .insert(contactRequests)
    .values({ ...written, contentDigest: "x", createdAt: new Date(start), attemptAt: new Date(start) })
    .returning();
  await services.outbox.enqueue({ kind: "contact", dedupeKey: String(request?.id), payload: {} }, 20_000);
  after(19);
  services.outbox.kick();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(relay.received).toHaveLength(0);
  await untilAllIsOut(services, 20);
  expect(relay.received).toHaveLength(1);
});

test("one client leaves thirty requests in ten minutes, another is not held up, retries do not count", async () => {
  const { services } = await withRelay(200);
  const subject = (number: number) => `Demande ${number}`;
  for (let number = 0; number < 30; number++)
    expect(await submit(services, { subject: subject(number) })).toEqual({ outcome: "delivered" });
  after(60);
  expect(await submit(services, { subject: subject(30) })).toEqual({ outcome: "limited", retryAfter: 540 });
  expect(await submit(services, { subject: subject(29) })).toEqual({ outcome: "delivered" });
  expect(await submit(services, { subject: subject(30), address: "192.0.2.8" })).toEqual({
    outcome: "delivered",
  });
  expect(await requests(services)).toHaveLength(31);
});

test("without a relay it goes to the contact mailbox, and an answer goes to the visitor", async () => {
  const smtp = await startSmtp();
  const services = await createTestServices({
    SMTP_URL: smtp.url,
    CONTACT_EMAIL: "Ventes <ventes@exemple.fr>",
  });
  expect(await submit(services, { message: "<script>alert(1)</script>\n.\nfin", company: "A & B" })).toEqual({
    outcome: "delivered",
  });
  await until(() => smtp.received.length === 1);
  const [received] = smtp.received;
  expect(received?.to).toEqual(["ventes@exemple.fr"]);
  expect(received?.mail.replyTo).toMatchObject([{ address: "Anna@exemple.fr" }]);
  expect(received?.mail.subject).toBe("Contact Form: Une démo");
  expect(received?.mail.text).toContain("<script>alert(1)</script>\n.\nfin");
  expect(received?.mail.html).toContain("&lt;script&gt;");
  expect(received?.mail.html).not.toContain("<script>");
  await until(async () => (await owed(services)).length === 0);
});

test("a contact mailbox that refuses is tried until somebody mended it", async () => {
  let refuses = true;
  const smtp = await startSmtp({
    onRcptTo: (_address, _session, done) =>
      done(refuses ? Object.assign(new Error("no such user"), { responseCode: 550 }) : null),
  });
  const services = await createTestServices({ SMTP_URL: smtp.url });
  expect(await submit(services)).toEqual({ outcome: "delivered" });
  await until(async () => (await owed(services))[0]?.lastError === "MAILBOX_REFUSED");
  expect(await owed(services)).toMatchObject([{ failedAt: null }]);
  refuses = false;
  await untilAllIsOut(services, 0);
  expect(smtp.received).toHaveLength(1);
});
