import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Services } from "~/services.server.ts";
import { contactRequests, outbox } from "../db/schema.ts";
import { startSmtp } from "../test/fakes/smtp.ts";
import { createTestServices } from "../test/services/test-services.ts";

const start = Date.parse("2026-03-02T08:00:00.000Z");
const after = (seconds: number) => vi.setSystemTime(start + seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

const order = (email: string) => ({
  kind: "sign-in",
  dedupeKey: email,
  payload: { next: "/assistant", browserHash: null },
});
const rows = ({ db }: Services) => db.asOwner.select().from(outbox);
const answer = (responseCode: number) => Object.assign(new Error("not now"), { responseCode });

/** Not `vi.waitFor`, which moves the clock. */
async function until(holds: () => boolean | Promise<boolean>) {
  for (let look = 0; look < 1_000; look++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("It did not come to that within 20 s.");
}

test("a link that the mail server does not take is given up after ten minutes, a contact request never", async () => {
  let refuses = true;
  const smtp = await startSmtp({
    onRcptTo: (_address, _session, done) => done(refuses ? answer(451) : null),
  });
  const services = await createTestServices({ SMTP_URL: smtp.url });
  const [request] = await services.db.asOwner
    .insert(contactRequests)
    .values({
      ...{ firstName: "Anna", lastName: "B", email: "anna@exemple.fr", company: "", subject: "S" },
      ...{ message: "M", contentDigest: "x", createdAt: new Date(start) },
    })
    .returning();
  await services.outbox.enqueue(order("anna@example.fr"));
  await services.outbox.enqueue({ kind: "contact", dedupeKey: String(request?.id), payload: {} });
  await until(async () => (await rows(services)).every(({ lastError }) => lastError?.includes("451")));
  expect(await rows(services)).toMatchObject([{ failedAt: null }, { failedAt: null }]);

  after(600);
  services.outbox.kick();
  await until(async () => (await rows(services)).some(({ failedAt }) => failedAt !== null));
  expect(await rows(services)).toContainEqual(
    expect.objectContaining({ kind: "sign-in", lastError: expect.stringMatching(/^EXPIRED: .*451/) }),
  );

  // Not before the attempt of this moment has ended, which would pass for one of a killed process.
  const isPostponed = ({ kind, attempts, dueAt }: typeof outbox.$inferSelect) =>
    kind === "contact" && attempts === 2 && Number(dueAt) < Date.now() + 10_000;
  await until(async () => (await rows(services)).some(isPostponed));
  refuses = false;
  after(3 * 24 * 3600);
  services.outbox.kick();
  await until(async () => (await rows(services)).every(({ kind }) => kind === "sign-in"));
  expect(smtp.received.map(({ mail }) => mail.subject)).toEqual(["Contact Form: S"]);
});

test("5,000 addresses that the mail server does not take now do not delay the next person's link", async () => {
  const held: ((error: Error) => void)[] = [];
  const smtp = await startSmtp({
    onRcptTo: ({ address }, _session, done) => void (address.startsWith("p") ? held.push(done) : done()),
  });
  const services = await createTestServices({ SMTP_URL: smtp.url });
  const waiting = Array.from({ length: 5_000 }, (_, number) => ({
    ...{ ...order(`p${number}@example.fr`), attempts: 2, createdAt: new Date(start - 60_000) },
    ...{ dueAt: new Date(start - 1_000), expiresAt: new Date(start + 540_000) },
  }));
  for (let from = 0; from < waiting.length; from += 500)
    await services.db.asOwner.insert(outbox).values(waiting.slice(from, from + 500));
  services.outbox.kick();
  await until(() => held.length === 2);

  for (const [arrived, email] of ["anna@example.fr", "bea@example.fr"].entries()) {
    await services.outbox.enqueue(order(email));
    await until(() => smtp.received.length === arrived + 1);
  }
  expect(smtp.received.map(({ to }) => to)).toEqual([["anna@example.fr"], ["bea@example.fr"]]);
  expect(held).toHaveLength(2);

  await services.db.asOwner.delete(outbox).where(eq(outbox.attempts, 2));
  for (const done of held.splice(0)) done(answer(450));
  await until(async () => (await rows(services)).every(({ lastError }) => lastError?.includes("450")));
  expect(await rows(services)).toHaveLength(2);
}, 60_000);

test("a mail server that ends sessions with 421 is left alone for 15 seconds, then gets everything", async () => {
  let connections = 0;
  let isClosing = true;
  const smtp = await startSmtp({
    onConnect: (_session, done) => {
      connections++;
      done(isClosing ? answer(421) : null);
    },
  });
  const services = await createTestServices({ SMTP_URL: smtp.url });
  const people = Array.from({ length: 12 }, (_, number) => `p${number}@example.fr`);
  for (const email of people) await services.outbox.enqueue(order(email));
  // Those that were tried at once have all been sent away.
  await until(async () => {
    const tried = (await rows(services)).filter(({ attempts }) => attempts > 0);
    return tried.length > 0 && tried.every(({ lastError }) => lastError?.includes("421"));
  });
  isClosing = false;
  after(14);
  services.outbox.kick();
  await services.outbox.enqueue(order("anna@example.fr"));
  // A look at the table is over when another kind was delivered.
  await services.outbox.enqueue({ kind: "nobody's", dedupeKey: "x", payload: {} });
  await until(async () =>
    (await rows(services)).some(({ kind, lastError }) => kind === "nobody's" && !!lastError),
  );
  expect(connections).toBeLessThanOrEqual(3);
  expect(smtp.received).toEqual([]);

  after(16);
  services.outbox.kick();
  await until(() => smtp.received.length === 13);
  expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual([...people, "anna@example.fr"].sort());
});

test("mails wait for a server elsewhere that does not encrypt, and the log says why", async () => {
  const said: string[] = [];
  const smtp = await startSmtp({
    onMailFrom: (_address, _session, done) => {
      said.push("MAIL FROM");
      done();
    },
  });
  // This machine under a name that is not one of the loopback's: see smtp.test.ts.
  const services = await createTestServices({ SMTP_URL: `smtp://0.0.0.0:${smtp.port}` });
  const warned = vi.spyOn(services.log, "warn");
  await services.outbox.enqueue(order("anna@example.fr"));
  await until(async () => !!(await rows(services))[0]?.lastError);
  expect(await rows(services)).toMatchObject([{ failedAt: null }]);
  expect(warned).toHaveBeenCalledWith(
    { kind: "sign-in", attempts: 1, reason: expect.stringContaining("does not encrypt") },
    "not delivered, will retry",
  );
  expect([said, smtp.received]).toEqual([[], []]);
});

test("mails wait for a server elsewhere whose certificate is not its own, and the log says why", async () => {
  const smtp = await startSmtp({ disabledCommands: [] });
  const services = await createTestServices({ SMTP_URL: `smtp://0.0.0.0:${smtp.port}` });
  await services.outbox.enqueue(order("anna@example.fr"));
  await until(async () => !!(await rows(services))[0]?.lastError);
  expect(await rows(services)).toMatchObject([
    { failedAt: null, lastError: expect.stringMatching(/^ESOCKET .*CERT/) },
  ]);
  expect(smtp.received).toEqual([]);
});
