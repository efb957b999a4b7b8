import { expect, test } from "vitest";
import { outbox, signInLinks } from "#db/schema.ts";
import { smtpTransport } from "#mail/smtp.server.ts";
import { type Received, startSmtp } from "#test/outbox/fake-smtp-server.ts";
import { codeIn, tokenIn } from "#test/server/sent-mails.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { redeemSignInCode } from "../redeem/redeem-code.server.ts";
import { redeemSignInToken } from "../redeem/redeem-link.server.ts";
import { deliverSignInMail } from "./deliver-sign-in.server.ts";
import { requestSignIn } from "./request-sign-in.server.ts";

const anna = "anna@example.fr";
const visitor = { address: "192.0.2.7", userAgent: null };
const request = { email: anna, next: null, browser: null, address: visitor.address };

const arrived = (smtp: { received: Received[] }, count = 1) =>
  expect.poll(() => smtp.received).toHaveLength(count);

test("the mail that a real server receives signs in by its link and by its code", async () => {
  const smtp = await startSmtp();
  const services = await createTestServices({ SMTP_URL: smtp.url, APP_URL: "https://www.example.com" });
  await requestSignIn(services, request);
  await requestSignIn(services, { ...request, email: "bea@example.fr" });
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
      browser: null,
      ...visitor,
    }),
  ).toMatchObject({ ok: true });
});

test("a mail server that is down delays the link, and no secret waits in the outbox", async () => {
  const smtp = await startSmtp();
  const services = await createTestServices({ SMTP_URL: smtp.url });
  await smtp.stop();
  await requestSignIn(services, request);
  await expect
    .poll(async () => (await services.db.asOwner.select().from(outbox))[0]?.lastError)
    .toContain("ESOCKET");
  expect(await services.db.asOwner.select().from(outbox)).toMatchObject([
    { recipient: anna, payload: { next: "/assistant", browserHash: null }, failedAt: null },
  ]);

  const restarted = await startSmtp({}, smtp.port);
  await arrived(restarted);
  const token = tokenIn(restarted.received[0]?.mail.text ?? "");
  expect(await redeemSignInToken(services, { token, ...visitor })).toMatchObject({ ok: true });
  await expect.poll(() => services.db.asOwner.select().from(outbox)).toEqual([]);
});

test("a mail that was sent but not removed from the outbox is sent again, and only the newer one signs in", async () => {
  const smtp = await startSmtp();
  const services = await createTestServices();
  await services.outbox.close();
  await requestSignIn(services, request);
  const [item] = await services.db.asOwner.select().from(outbox);
  if (!item) throw new Error("Nothing was queued.");
  // A process killed after sending and before removing the item leaves it in the outbox.
  const transport = smtpTransport(smtp.url, services.environment.mailFrom);
  for (let attempt = 0; attempt < 2; attempt++) await deliverSignInMail(services, item, transport);

  const [older, newer] = smtp.received.map(({ mail }) => tokenIn(mail.text ?? ""));
  expect(await redeemSignInToken(services, { token: older ?? "", ...visitor })).toEqual({
    ok: false,
    reason: "invalid",
  });
  expect(await redeemSignInToken(services, { token: newer ?? "", ...visitor })).toMatchObject({ ok: true });
});

test("a request that was replaced while it waited creates no link", async () => {
  const services = await createTestServices();
  const replaced = {
    id: crypto.randomUUID(),
    recipient: anna,
    payload: { next: "/assistant", browserHash: null },
  };
  await deliverSignInMail(services, replaced, {
    destination: "",
    send: () => Promise.reject(new Error("sent")),
  });
  expect(await services.db.asOwner.select().from(signInLinks)).toEqual([]);
});
