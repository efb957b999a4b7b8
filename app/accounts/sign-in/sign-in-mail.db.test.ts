import { expect, test, vi } from "vitest";
import type { Services } from "~/services.server.ts";
import { outbox, rateLimitHits, signInLinks } from "../../../db/schema.ts";
import { digest } from "../../../limits/keyed-digest.server.ts";
import type { Mail } from "../../../mail/mail.ts";
import { smtpTransport } from "../../../mail/smtp.server.ts";
import { type Received, startSmtp } from "../../../test/fakes/smtp.ts";
import { codeIn, tokenIn } from "../../../test/server/sent-mails.ts";
import { createTestServices } from "../../../test/services/test-services.ts";
import { deliverSignInMail } from "./deliver-sign-in.server.ts";
import {
  peekSignInToken,
  redeemSignInCode,
  redeemSignInToken,
  requestSignIn,
  type SignInOrder,
} from "./sign-in.server.ts";

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
      browser: null,
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
    { dedupeKey: anna, payload: { next: "/assistant", browserHash: null }, failedAt: null },
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
  const gone = {
    id: crypto.randomUUID(),
    dedupeKey: anna,
    payload: { next: "/assistant", browserHash: null },
  };
  await deliverSignInMail(services, gone, { destination: "", send: () => Promise.reject(new Error("sent")) });
  expect(await services.db.asOwner.select().from(signInLinks)).toEqual([]);
});

/** A transport that hands each mail to `take`, which may refuse it or hold it back. */
const through = (take: (mail: Mail) => Promise<void>) => ({ destination: "", send: take });

async function orders(services: Services) {
  return services.db.asOwner.select().from(outbox).orderBy(outbox.createdAt);
}

async function ordered(services: Services, browser: string, address = visitor.address) {
  expect(await requestSignIn(services, { ...asked, browser, address })).toEqual({ ok: true });
  const [order] = (await orders(services)).filter(
    ({ payload }) => (payload as SignInOrder).browserHash === digest(browser),
  );
  if (!order) throw new Error("Nothing was ordered.");
  return order;
}

test("a mail that is refused, and one that is on its way, leave what was sent before; a sent one voids it", async () => {
  const services = await createTestServices();
  await services.outbox.close();
  const sent: Mail[] = [];
  const owner = await ordered(services, "mark-of-annas-browser");
  await deliverSignInMail(
    services,
    owner,
    through(async (mail) => void sent.push(mail)),
  );
  const [first] = sent;
  const peek = (mail: Mail | undefined) =>
    peekSignInToken(services, {
      token: tokenIn(mail?.text ?? ""),
      browser: "mark-of-annas-browser",
      address: visitor.address,
    });

  const stranger = await ordered(services, "mark-of-a-stranger", "203.0.113.66");
  let refused: Mail | undefined;
  const refuse = through(async (mail) => {
    refused = mail;
    // While it is on its way both are good.
    expect(await peek(first)).toMatchObject({ ok: true, sameBrowser: true });
    expect(await peek(mail)).toMatchObject({ ok: true, sameBrowser: false });
    throw new Error("The mail server is down.");
  });
  await expect(deliverSignInMail(services, stranger, refuse)).rejects.toThrow("down");
  expect(await peek(first)).toMatchObject({ ok: true, sameBrowser: true });
  expect(await peek(refused)).toEqual({ ok: false, reason: "invalid" });

  await deliverSignInMail(
    services,
    stranger,
    through(async (mail) => void sent.push(mail)),
  );
  expect(await peek(first)).toEqual({ ok: false, reason: "invalid" });
  expect(await peek(sent[1])).toMatchObject({ ok: true, sameBrowser: false });
  expect(await services.db.asOwner.select().from(signInLinks)).toHaveLength(1);
});

test("of two mails that leave at the same time the one made later is good, in whichever order they are taken", async () => {
  const services = await createTestServices();
  await services.outbox.close();
  for (const firstTaken of [0, 1]) {
    await services.db.asOwner.delete(rateLimitHits);
    const owner = await ordered(services, "mark-of-annas-browser");
    const stranger = await ordered(services, "mark-of-a-stranger", "203.0.113.66");
    const mails: Mail[] = [];
    const taken = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const deliveries: Promise<void>[] = [];
    for (const [n, order] of [owner, stranger].entries()) {
      const hold = through(async (mail) => {
        mails[n] = mail;
        await taken[n]?.promise;
      });
      deliveries.push(deliverSignInMail(services, order, hold));
      await vi.waitFor(() => expect(mails[n]).toBeDefined());
    }
    taken[firstTaken]?.resolve();
    await deliveries[firstTaken];
    taken[1 - firstTaken]?.resolve();
    await Promise.all(deliveries);

    const redeem = (mail: Mail | undefined) =>
      redeemSignInToken(services, { token: tokenIn(mail?.text ?? ""), ...visitor });
    expect(await redeem(mails[0])).toEqual({ ok: false, reason: "invalid" });
    expect(await redeem(mails[1])).toMatchObject({ ok: true });
  }
});

test("who signs in voids what is still on its way to the same address", async () => {
  const services = await createTestServices();
  await services.outbox.close();
  const sent: Mail[] = [];
  const owner = await ordered(services, "mark-of-annas-browser");
  await deliverSignInMail(
    services,
    owner,
    through(async (mail) => void sent.push(mail)),
  );
  const stranger = await ordered(services, "mark-of-a-stranger", "203.0.113.66");
  let second: Mail | undefined;
  const meanwhile = through(async (mail) => {
    second = mail;
    const token = tokenIn(sent[0]?.text ?? "");
    expect(await redeemSignInToken(services, { token, ...visitor })).toMatchObject({ ok: true });
  });
  await deliverSignInMail(services, stranger, meanwhile);
  const late = await redeemSignInToken(services, { token: tokenIn(second?.text ?? ""), ...visitor });
  expect(late).toEqual({ ok: false, reason: "invalid" });
  expect(await services.db.asOwner.select().from(signInLinks)).toEqual([]);
});

test("a stranger's order does not take the place of the owner's, and a newer one of the same browser does", async () => {
  const services = await createTestServices();
  await services.outbox.close();
  await ordered(services, "mark-of-annas-browser");
  await ordered(services, "mark-of-a-stranger", "203.0.113.66");
  await ordered(services, "mark-of-annas-browser", "198.51.100.7");
  expect(await orders(services)).toHaveLength(2);
});
