import { expect, test, vi } from "vitest";
import { confirmationCodes, outbox } from "#db/schema.ts";
import type { Mail } from "#mail/mail.ts";
import { confirmationCodeFor, signedInBrowser } from "#test/accounts/confirmation-fixtures.ts";
import { anna, requestLink } from "#test/accounts/sign-in-fixtures.ts";
import { after, fakeClock } from "#test/clock.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { closeSession } from "../session/session.server.ts";
import { confirmSession, pendingConfirmation, requestConfirmation } from "./confirmation.server.ts";
import { deliverConfirmation } from "./deliver-confirmation.server.ts";

fakeClock();
vi.spyOn(console, "log").mockImplementation(() => {});

const hour = 3600;

test("each session may request a code once a minute and five times an hour", async () => {
  const services = await createTestServices();
  const here = await signedInBrowser(services);
  after(2 * hour);
  const elsewhere = await signedInBrowser(services);
  await services.outbox.close();
  for (const minute of [0, 1, 2, 3, 4]) {
    after(4 * hour + minute * 60);
    expect(await requestConfirmation(services, await here())).toEqual({ ok: true });
    expect(await requestConfirmation(services, await here())).toMatchObject({ reason: "limited" });
  }
  after(4 * hour + 5 * 60);
  expect(await requestConfirmation(services, await here())).toEqual({
    ok: false,
    reason: "limited",
    retryAfter: 55 * 60,
  });
  expect(await requestConfirmation(services, await elsewhere())).toEqual({ ok: true });
  expect(await requestLink(services)).toEqual({ ok: true });
});

test("the wait until another code may be requested is known while a code is pending", async () => {
  const services = await createTestServices();
  const here = await signedInBrowser(services);
  after(2 * hour);
  const session = await here();
  expect(await pendingConfirmation(services, session)).toBeNull();
  await confirmationCodeFor(services, session);
  after(2 * hour + 20);
  expect(await pendingConfirmation(services, session)).toBe(40);
  after(2 * hour + 599);
  expect(await pendingConfirmation(services, session)).toBe(0);
  after(2 * hour + 600);
  expect(await pendingConfirmation(services, session)).toBeNull();
  await services.outbox.close();
  await requestConfirmation(services, session);
  expect(await pendingConfirmation(services, session)).toBe(60);
});

test("a newer code voids the earlier one once its mail was accepted, not before", async () => {
  const services = await createTestServices();
  const here = await signedInBrowser(services);
  after(2 * hour);
  const session = await here();
  const first = await confirmationCodeFor(services, session);
  await services.outbox.close();
  after(2 * hour + 61);
  await requestConfirmation(services, session);
  const [item] = await services.db.asOwner.select().from(outbox);
  if (!item) throw new Error("Nothing was queued.");
  const refuse = () => Promise.reject(new Error("The mail server is down."));
  await expect(deliverConfirmation(services, item, { destination: "", send: refuse })).rejects.toThrow();
  expect(await services.db.asOwner.select().from(confirmationCodes)).toHaveLength(1);

  let sent: Mail | undefined;
  const accept = async (mail: Mail) => {
    sent = mail;
  };
  await deliverConfirmation(services, item, { destination: "", send: accept });
  expect(sent).toMatchObject({ to: anna, link: null });
  const second = sent?.code ?? "";
  if (first !== second)
    expect(await confirmSession(services, session, first)).toEqual({ ok: false, reason: "wrong" });
  expect(await confirmSession(services, session, second)).toEqual({ ok: true });
});

test("a session that has ended gets no code and cannot be confirmed", async () => {
  const services = await createTestServices();
  const here = await signedInBrowser(services);
  after(2 * hour);
  const session = await here();
  const code = await confirmationCodeFor(services, session);
  await services.outbox.close();
  after(2 * hour + 61);
  await requestConfirmation(services, session);
  const [item] = await services.db.asOwner.select().from(outbox);
  await closeSession(services, session, "signed_out");
  expect(await services.db.asOwner.select().from(confirmationCodes)).toEqual([]);
  expect(await confirmSession(services, session, code)).toEqual({ ok: false, reason: "void" });
  if (!item) throw new Error("Nothing was queued.");
  const send = () => Promise.reject(new Error("A mail was sent."));
  await deliverConfirmation(services, item, { destination: "", send });
  expect(await services.db.asOwner.select().from(confirmationCodes)).toEqual([]);
});
