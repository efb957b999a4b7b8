import { expect, test, vi } from "vitest";
import { outbox, signInLinks, verification } from "../../db/schema.ts";
import { smtpTransport } from "../../mail/smtp.server.ts";
import { codeIn, tokenIn } from "../../test/running-server.ts";
import { createTestServices } from "../../test/services.ts";
import { type Received, startSmtp } from "../../test/smtp.ts";
import { deliverSignInMail } from "./deliver-sign-in.server.ts";
import { redeemSignInCode, redeemSignInToken, requestSignIn } from "./sign-in.server.ts";

const anna = "anna@example.fr";
const visitor = { address: "192.0.2.7", userAgent: null };
const asked = { email: anna, next: null, browser: null, address: visitor.address };

const arrived = (smtp: { received: Received[] }, count = 1) =>
  vi.waitFor(() => expect(smtp.received).toHaveLength(count), { timeout: 15_000, interval: 20 });

test("the mail that a real server receives signs in, by its link as by its code", async () => {
  const smtp = await startSmtp();
  const services = await createTestServices({ SMTP_URL: smtp.url, APP_URL: "https://www.example.com" });
  await requestSignIn(services, asked);
  await requestSignIn(services, { ...asked, email: "bea@example.fr" });
  await arrived(smtp, 2);

  const textFor = (to: string) => smtp.received.find((each) => each.to[0] === to)?.mail.text ?? "";
  expect(textFor(anna)).toContain("https://www.example.com/login#access_token=");
  expect(await redeemSignInToken(services, { token: tokenIn(textFor(anna)), ...visitor })).toMatchObject({
    ok: true,
  });
  expect(
    await redeemSignInCode(services, {
      email: "bea@example.fr",
      code: codeIn(textFor("bea@example.fr")),
      ...visitor,
    }),
  ).toMatchObject({ ok: true });
});

test("a mail server that is down delays the link and loses nothing; nothing secret waits meanwhile", async () => {
  const smtp = await startSmtp();
  const services = await createTestServices({ SMTP_URL: smtp.url });
  await smtp.stop();
  await requestSignIn(services, asked);
  await vi.waitFor(async () => {
    expect((await services.db.asOwner.select().from(outbox))[0]?.lastError).toContain("ESOCKET");
  });
  expect(await services.db.asOwner.select().from(outbox)).toMatchObject([
    { subject: anna, payload: { next: "/assistant", browserHash: null }, failedAt: null },
  ]);

  const back = await startSmtp({}, smtp.port);
  await arrived(back);
  const token = tokenIn(back.received[0]?.mail.text ?? "");
  expect(await redeemSignInToken(services, { token, ...visitor })).toMatchObject({ ok: true });
  await vi.waitFor(async () => expect(await services.db.asOwner.select().from(outbox)).toEqual([]));
});

test("a mail that was sent and not booked is sent again, and only the newer one signs in", async () => {
  const smtp = await startSmtp();
  const services = await createTestServices();
  await services.outbox.close();
  await requestSignIn(services, asked);
  const [order] = await services.db.asOwner.select().from(outbox);
  if (!order) throw new Error("Nothing was ordered.");
  // A process that is killed between sending and booking leaves the order where it was.
  const transport = smtpTransport(smtp.url, services.environment.mailFrom);
  for (let attempt = 0; attempt < 2; attempt++) await deliverSignInMail(services, order, transport);

  const [older, newer] = smtp.received.map(({ mail }) => tokenIn(mail.text ?? ""));
  expect(await redeemSignInToken(services, { token: older ?? "", ...visitor })).toEqual({
    ok: false,
    reason: "invalid",
  });
  expect(await redeemSignInToken(services, { token: newer ?? "", ...visitor })).toMatchObject({ ok: true });
});

test("a request that was replaced while it waited makes no link", async () => {
  const services = await createTestServices();
  const gone = { id: crypto.randomUUID(), subject: anna, payload: { next: "/assistant", browserHash: null } };
  await deliverSignInMail(services, gone, { destination: "", send: () => Promise.reject(new Error("sent")) });
  expect(await services.db.asOwner.select().from(signInLinks)).toEqual([]);
  expect(await services.db.asOwner.select().from(verification)).toEqual([]);
});
