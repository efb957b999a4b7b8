import { parse } from "valibot";
import { expect, test } from "vitest";
import type { Services } from "#app/services.server.ts";
import { outbox, rateLimitHits, signInLinks } from "#db/schema.ts";
import { digest } from "#limits/keyed-digest.server.ts";
import type { Mail } from "#mail/mail.ts";
import { tokenIn } from "#test/server/sent-mails.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { until } from "#test/until.ts";
import { inspectSignInToken, redeemSignInToken } from "../redeem/redeem-link.server.ts";
import { deliverSignInMail } from "./deliver-sign-in.server.ts";
import { requestSignIn, SignInPayload } from "./request-sign-in.server.ts";

const visitor = { address: "192.0.2.7", userAgent: null };
const request = { email: "anna@example.fr", next: null, browser: null, address: visitor.address };

/** A transport that passes each mail to `send`, which may refuse or delay it. */
const through = (send: (mail: Mail) => Promise<void>) => ({ destination: "", send });

async function items(services: Services) {
  return services.db.asOwner.select().from(outbox).orderBy(outbox.createdAt);
}

/** The outbox item of a mail that this browser requests. */
async function queued(services: Services, browser: string, address = visitor.address) {
  expect(await requestSignIn(services, { ...request, browser, address })).toEqual({ ok: true });
  const [item] = (await items(services)).filter(
    ({ payload }) => parse(SignInPayload, payload).browserHash === digest(browser),
  );
  if (!item) throw new Error("Nothing was queued.");
  return item;
}

test("the earlier link stays valid while the next mail is being sent or is refused, until one is accepted", async () => {
  const services = await createTestServices();
  await services.outbox.close();
  const sent: Mail[] = [];
  const owner = await queued(services, "mark-of-annas-browser");
  await deliverSignInMail(
    services,
    owner,
    through(async (mail) => void sent.push(mail)),
  );
  const [first] = sent;
  const inspect = (mail: Mail | undefined) =>
    inspectSignInToken(services, {
      token: tokenIn(mail?.text ?? ""),
      browser: "mark-of-annas-browser",
      address: visitor.address,
    });

  const stranger = await queued(services, "mark-of-a-stranger", "203.0.113.66");
  let refused: Mail | undefined;
  const refuse = through(async (mail) => {
    refused = mail;
    // While it is being sent both are valid.
    expect(await inspect(first)).toMatchObject({ ok: true, sameBrowser: true });
    expect(await inspect(mail)).toMatchObject({ ok: true, sameBrowser: false });
    throw new Error("The mail server is down.");
  });
  await expect(deliverSignInMail(services, stranger, refuse)).rejects.toThrow("down");
  expect(await inspect(first)).toMatchObject({ ok: true, sameBrowser: true });
  expect(await inspect(refused)).toEqual({ ok: false, reason: "invalid" });

  await deliverSignInMail(
    services,
    stranger,
    through(async (mail) => void sent.push(mail)),
  );
  expect(await inspect(first)).toEqual({ ok: false, reason: "invalid" });
  expect(await inspect(sent[1])).toMatchObject({ ok: true, sameBrowser: false });
  expect(await services.db.asOwner.select().from(signInLinks)).toHaveLength(1);
});

test("of two mails sent at the same time the one created later is valid, in whichever order they are accepted", async () => {
  const services = await createTestServices();
  await services.outbox.close();
  for (const firstAccepted of [0, 1]) {
    await services.db.asOwner.delete(rateLimitHits);
    const owner = await queued(services, "mark-of-annas-browser");
    const stranger = await queued(services, "mark-of-a-stranger", "203.0.113.66");
    const mails: Mail[] = [];
    const accepted = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const deliveries: Promise<void>[] = [];
    for (const [n, item] of [owner, stranger].entries()) {
      const hold = through(async (mail) => {
        mails[n] = mail;
        await accepted[n]?.promise;
      });
      deliveries.push(deliverSignInMail(services, item, hold));
      await until(() => mails[n] !== undefined);
    }
    accepted[firstAccepted]?.resolve();
    await deliveries[firstAccepted];
    accepted[1 - firstAccepted]?.resolve();
    await Promise.all(deliveries);

    const redeem = (mail: Mail | undefined) =>
      redeemSignInToken(services, { token: tokenIn(mail?.text ?? ""), ...visitor });
    expect(await redeem(mails[0])).toEqual({ ok: false, reason: "invalid" });
    expect(await redeem(mails[1])).toMatchObject({ ok: true });
  }
});

test("signing in voids a link that is still being sent to the same address", async () => {
  const services = await createTestServices();
  await services.outbox.close();
  const sent: Mail[] = [];
  const owner = await queued(services, "mark-of-annas-browser");
  await deliverSignInMail(
    services,
    owner,
    through(async (mail) => void sent.push(mail)),
  );
  const stranger = await queued(services, "mark-of-a-stranger", "203.0.113.66");
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

test("a newer request replaces a waiting one of the same browser, and not one of another browser", async () => {
  const services = await createTestServices();
  await services.outbox.close();
  await queued(services, "mark-of-annas-browser");
  await queued(services, "mark-of-a-stranger", "203.0.113.66");
  await queued(services, "mark-of-annas-browser", "198.51.100.7");
  expect(await items(services)).toHaveLength(2);
});
