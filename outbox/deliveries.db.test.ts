import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { contactRequests, outbox } from "#db/schema.ts";
import { after, fakeClock, start } from "#test/clock.ts";
import { contactItem } from "#test/contact/contact-fixtures.ts";
import { startSmtp } from "#test/outbox/fake-smtp-server.ts";
import { outboxRows } from "#test/outbox/outbox-fixtures.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { until } from "#test/until.ts";

fakeClock();

const signInItem = (email: string) => ({
  kind: "sign-in",
  dedupeKey: email,
  recipient: email,
  payload: { next: "/assistant", browserHash: null },
});
const smtpError = (responseCode: number) => Object.assign(new Error("not now"), { responseCode });

test("a sign-in mail that the server refuses expires after ten minutes, a contact request never", async () => {
  let refuses = true;
  const smtp = await startSmtp({
    onRcptTo: (_address, _session, done) => done(refuses ? smtpError(451) : null),
  });
  const services = await createTestServices({ SMTP_URL: smtp.url });
  const [request] = await services.db.asOwner
    .insert(contactRequests)
    .values({
      ...{ firstName: "Anna", lastName: "B", email: "anna@exemple.fr", company: "", subject: "S" },
      ...{ message: "M", contentDigest: "x", createdAt: new Date(start) },
    })
    .returning();
  await services.outbox.enqueue(signInItem("anna@example.fr"));
  await services.outbox.enqueue(contactItem(String(request?.id)));
  await until(async () => (await outboxRows(services)).every(({ lastError }) => lastError?.includes("451")));
  expect(await outboxRows(services)).toMatchObject([{ failedAt: null }, { failedAt: null }]);

  after(600);
  services.outbox.kick();
  await until(async () => (await outboxRows(services)).some(({ failedAt }) => failedAt !== null));
  expect(await outboxRows(services)).toContainEqual(
    expect.objectContaining({ kind: "sign-in", lastError: expect.stringMatching(/^EXPIRED: .*451/) }),
  );

  // Waits for the current attempt to end. Otherwise its lease would expire as if its process were killed.
  const isPostponed = ({ kind, attempts, dueAt }: typeof outbox.$inferSelect) =>
    kind === "contact" && attempts === 2 && Number(dueAt) < Date.now() + 10_000;
  await until(async () => (await outboxRows(services)).some(isPostponed));
  refuses = false;
  after(3 * 24 * 3600);
  services.outbox.kick();
  await until(async () => (await outboxRows(services)).every(({ kind }) => kind === "sign-in"));
  expect(smtp.received.map(({ mail }) => mail.subject)).toEqual(["Contact Form: S"]);
});

test("5,000 addresses that the mail server refuses for now do not delay the next sign-in mail", async () => {
  const held: ((error: Error) => void)[] = [];
  const smtp = await startSmtp({
    onRcptTo: ({ address }, _session, done) => void (address.startsWith("p") ? held.push(done) : done()),
  });
  const services = await createTestServices({ SMTP_URL: smtp.url });
  const waiting = Array.from({ length: 5_000 }, (_, number) => ({
    ...{ ...signInItem(`p${number}@example.fr`), attempts: 2, createdAt: new Date(start - 60_000) },
    ...{ dueAt: new Date(start - 1_000), expiresAt: new Date(start + 540_000) },
  }));
  for (let from = 0; from < waiting.length; from += 500)
    await services.db.asOwner.insert(outbox).values(waiting.slice(from, from + 500));
  services.outbox.kick();
  await until(() => held.length === 2);

  for (const [arrived, email] of ["anna@example.fr", "bea@example.fr"].entries()) {
    await services.outbox.enqueue(signInItem(email));
    await until(() => smtp.received.length === arrived + 1);
  }
  expect(smtp.received.map(({ to }) => to)).toEqual([["anna@example.fr"], ["bea@example.fr"]]);
  expect(held).toHaveLength(2);

  await services.db.asOwner.delete(outbox).where(eq(outbox.attempts, 2));
  for (const done of held.splice(0)) done(smtpError(450));
  await until(async () => (await outboxRows(services)).every(({ lastError }) => lastError?.includes("450")));
  expect(await outboxRows(services)).toHaveLength(2);
});

test("a mail server that ends sessions with 421 is paused for 15 seconds and then gets every mail", async () => {
  let connections = 0;
  let isClosing = true;
  const smtp = await startSmtp({
    onConnect: (_session, done) => {
      connections++;
      done(isClosing ? smtpError(421) : null);
    },
  });
  const services = await createTestServices({ SMTP_URL: smtp.url });
  const recipients = Array.from({ length: 12 }, (_, number) => `p${number}@example.fr`);
  for (const email of recipients) await services.outbox.enqueue(signInItem(email));
  // Waits until every first attempt was answered with 421.
  await until(async () => {
    const attempted = (await outboxRows(services)).filter(({ attempts }) => attempts > 0);
    return attempted.length > 0 && attempted.every(({ lastError }) => lastError?.includes("421"));
  });
  isClosing = false;
  after(14);
  services.outbox.kick();
  await services.outbox.enqueue(signInItem("anna@example.fr"));
  // The poll has ended when an item of another kind was attempted.
  await services.outbox.enqueue({ ...contactItem(""), kind: "nobody's" });
  await until(async () =>
    (await outboxRows(services)).some(({ kind, lastError }) => kind === "nobody's" && !!lastError),
  );
  expect(connections).toBeLessThanOrEqual(3);
  expect(smtp.received).toEqual([]);

  after(16);
  services.outbox.kick();
  await until(() => smtp.received.length === 13);
  expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual([...recipients, "anna@example.fr"].sort());
});

test("mails wait for a remote server that does not encrypt, and the log gives the reason", async () => {
  const commands: string[] = [];
  const smtp = await startSmtp({
    onMailFrom: (_address, _session, done) => {
      commands.push("MAIL FROM");
      done();
    },
  });
  // 0.0.0.0 reaches this machine but is no loopback address: see smtp.test.ts.
  const services = await createTestServices({ SMTP_URL: `smtp://0.0.0.0:${smtp.port}` });
  const warned = vi.spyOn(services.log, "warn");
  await services.outbox.enqueue(signInItem("anna@example.fr"));
  await until(async () => !!(await outboxRows(services))[0]?.lastError);
  expect(await outboxRows(services)).toMatchObject([{ failedAt: null }]);
  expect(warned).toHaveBeenCalledWith(
    { kind: "sign-in", attempts: 1, reason: expect.stringContaining("does not encrypt") },
    "not delivered, will retry",
  );
  expect([commands, smtp.received]).toEqual([[], []]);
});

test("mails wait for a remote server with a wrong certificate, and the outbox records the reason", async () => {
  const smtp = await startSmtp({ disabledCommands: [] });
  const services = await createTestServices({ SMTP_URL: `smtp://0.0.0.0:${smtp.port}` });
  await services.outbox.enqueue(signInItem("anna@example.fr"));
  await until(async () => !!(await outboxRows(services))[0]?.lastError);
  expect(await outboxRows(services)).toMatchObject([
    { failedAt: null, lastError: expect.stringMatching(/^ESOCKET .*CERT/) },
  ]);
  expect(smtp.received).toEqual([]);
});
