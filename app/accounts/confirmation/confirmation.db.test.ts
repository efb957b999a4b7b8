import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeSession, isFresh, type LoadedSession } from "~/accounts/session/session.server.ts";
import { redeemSignInCode, redeemSignInToken, requestSignIn } from "~/accounts/sign-in/sign-in.server.ts";
import { loadSession } from "~/cookies/session-cookie.server.ts";
import type { Services } from "~/services.server.ts";
import { confirmationCodes, outbox, session as sessions } from "../../../db/schema.ts";
import type { Mail } from "../../../mail/mail.ts";
import { codeIn, mailsTo, tokenIn } from "../../../test/server/sent-mails.ts";
import { createTestServices } from "../../../test/services/test-services.ts";
import { awaitedConfirmation, confirmSession, requestConfirmation } from "./confirmation.server.ts";
import { deliverConfirmation } from "./deliver-confirmation.server.ts";

const start = Date.parse("2026-03-02T08:00:00.000Z");
const hour = 3600;
const after = (seconds: number) => vi.setSystemTime(start + seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
});
afterEach(() => {
  vi.useRealTimers();
});
vi.spyOn(console, "log").mockImplementation(() => {});

const anna = "anna@example.fr";
const visitor = { address: "192.0.2.7", userAgent: "Firefox" };
const wrongFor = (code: string) => (code === "000000" ? "000001" : "000000");

/** Waits for so many mails to the address. Not `vi.waitFor`, which moves the clock. */
async function mailTo(services: Services, count: number, email = anna): Promise<string> {
  const mails = () => mailsTo(services.environment.dataDir, email);
  for (let look = 0; look < 500 && mails().length < count; look++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(mails()).toHaveLength(count);
  return mails().at(-1)?.text ?? "";
}

/** A browser that signed in by a link, and loads its session anew each time it is asked. */
async function signedIn(services: Services, email = anna) {
  const former = mailsTo(services.environment.dataDir, email).length;
  await requestSignIn(services, { email, next: null, browser: null, address: visitor.address });
  const text = await mailTo(services, former + 1, email);
  const entered = await redeemSignInToken(services, { token: tokenIn(text), ...visitor });
  if (!entered.ok) throw new Error("The link was refused.");
  const cookie = entered.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
  return async (): Promise<LoadedSession> => {
    const request = new Request("http://localhost:3000/", { headers: { Cookie: cookie } });
    const session = await loadSession(services, request);
    if (!session) throw new Error("The session is over.");
    return session;
  };
}

async function codeFor(services: Services, session: LoadedSession): Promise<string> {
  const former = mailsTo(services.environment.dataDir, anna).length;
  expect(await requestConfirmation(services, session)).toEqual({ ok: true });
  const text = await mailTo(services, former + 1);
  expect(text).not.toContain("access_token");
  return codeIn(text);
}

test("a sign-in is fresh for an hour, and for one more once a code of the mailbox was typed", async () => {
  const services = await createTestServices();
  const here = await signedIn(services);
  after(hour);
  expect(isFresh(await here())).toBe(true);
  after(hour + 0.001);
  expect(isFresh(await here())).toBe(false);

  const code = await codeFor(services, await here());
  expect(await confirmSession(services, await here(), ` ${code.slice(0, 3)} ${code.slice(3)} `)).toEqual({
    ok: true,
  });
  expect(isFresh(await here())).toBe(true);
  expect(await services.db.asOwner.select().from(sessions)).toHaveLength(1);
  after(2 * hour + 1);
  expect(isFresh(await here())).toBe(false);
});

test("a code confirms once, for ten minutes, and the session that asked alone", async () => {
  const services = await createTestServices();
  const here = await signedIn(services);
  after(2 * hour);
  const elsewhere = await signedIn(services);
  after(4 * hour);
  const code = await codeFor(services, await here());
  const again = codeFor(services, await elsewhere());
  const other = await again;
  if (code !== other)
    expect(await confirmSession(services, await elsewhere(), code)).toEqual({ ok: false, reason: "wrong" });
  expect(await confirmSession(services, await here(), code)).toEqual({ ok: true });
  expect(await confirmSession(services, await here(), code)).toEqual({ ok: false, reason: "void" });
  after(4 * hour + 600);
  expect(await confirmSession(services, await elsewhere(), other)).toEqual({ ok: false, reason: "void" });
});

test("a code that confirms signs nobody in, and one that signs in confirms nothing", async () => {
  const services = await createTestServices();
  const here = await signedIn(services);
  after(2 * hour);
  const confirms = await codeFor(services, await here());
  await requestSignIn(services, { email: anna, next: null, browser: null, address: visitor.address });
  const signsIn = codeIn(await mailTo(services, 3));
  if (confirms === signsIn) return;
  const redeem = (code: string) =>
    redeemSignInCode(services, { email: anna, code, browser: null, ...visitor });
  expect(await redeem(confirms)).toEqual({ ok: false, reason: "invalid" });
  expect(await confirmSession(services, await here(), signsIn)).toEqual({ ok: false, reason: "wrong" });
  expect(await redeem(signsIn)).toMatchObject({ ok: true });
  expect(await confirmSession(services, await here(), confirms)).toEqual({ ok: true });
});

test("three wrong codes void it, also when forty are tried at once", async () => {
  const services = await createTestServices();
  const here = await signedIn(services);
  after(2 * hour);
  const session = await here();
  const code = await codeFor(services, session);
  for (const reason of ["wrong", "wrong", "void"])
    expect(await confirmSession(services, session, wrongFor(code))).toEqual({ ok: false, reason });
  expect(await confirmSession(services, session, code)).toEqual({ ok: false, reason: "void" });

  after(2 * hour + 61);
  const next = await codeFor(services, session);
  const guesses = await Promise.all(
    Array.from({ length: 40 }, () => confirmSession(services, session, wrongFor(next))),
  );
  expect(guesses.filter((each) => !each.ok && each.reason === "wrong")).toHaveLength(2);
  expect(await confirmSession(services, session, next)).toEqual({ ok: false, reason: "void" });
  expect(isFresh(await here())).toBe(false);
});

test("nonsense is no code and counts as a wrong one", async () => {
  const services = await createTestServices();
  const here = await signedIn(services);
  after(2 * hour);
  for (const nonsense of ["", "\u0000", "\ud800", "0".repeat(100_000), "٠١٢٣٤٥", "__proto__"]) {
    await codeFor(services, await here()).catch(() => {});
    await confirmSession(services, await here(), nonsense);
    expect(isFresh(await here())).toBe(false);
  }
});

test("codes are asked for a minute apart and five times an hour, by each session for itself", async () => {
  const services = await createTestServices();
  const here = await signedIn(services);
  after(2 * hour);
  const elsewhere = await signedIn(services);
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
  const asked = { email: anna, next: null, browser: null, address: visitor.address };
  expect(await requestSignIn(services, asked)).toEqual({ ok: true });
});

test("the page knows whether a code is on its way, and how long until another may be asked for", async () => {
  const services = await createTestServices();
  const here = await signedIn(services);
  after(2 * hour);
  const session = await here();
  expect(await awaitedConfirmation(services, session)).toBeNull();
  await codeFor(services, session);
  after(2 * hour + 20);
  expect(await awaitedConfirmation(services, session)).toBe(40);
  after(2 * hour + 599);
  expect(await awaitedConfirmation(services, session)).toBe(0);
  after(2 * hour + 600);
  expect(await awaitedConfirmation(services, session)).toBeNull();
  await services.outbox.close();
  await requestConfirmation(services, session);
  expect(await awaitedConfirmation(services, session)).toBe(60);
});

test("a newer code voids the older when its mail was taken, not before", async () => {
  const services = await createTestServices();
  const here = await signedIn(services);
  after(2 * hour);
  const session = await here();
  const first = await codeFor(services, session);
  await services.outbox.close();
  after(2 * hour + 61);
  await requestConfirmation(services, session);
  const [order] = await services.db.asOwner.select().from(outbox);
  if (!order) throw new Error("Nothing was ordered.");
  const refuse = () => Promise.reject(new Error("The mail server is down."));
  await expect(deliverConfirmation(services, order, { destination: "", send: refuse })).rejects.toThrow();
  expect(await services.db.asOwner.select().from(confirmationCodes)).toHaveLength(1);

  let taken: Mail | undefined;
  const take = async (mail: Mail) => {
    taken = mail;
  };
  await deliverConfirmation(services, order, { destination: "", send: take });
  expect(taken).toMatchObject({ to: anna, link: null });
  const second = taken?.code ?? "";
  if (first !== second)
    expect(await confirmSession(services, session, first)).toEqual({ ok: false, reason: "wrong" });
  expect(await confirmSession(services, session, second)).toEqual({ ok: true });
});

test("a session that is over gets no code and cannot be confirmed", async () => {
  const services = await createTestServices();
  const here = await signedIn(services);
  after(2 * hour);
  const session = await here();
  const code = await codeFor(services, session);
  await services.outbox.close();
  after(2 * hour + 61);
  await requestConfirmation(services, session);
  const [order] = await services.db.asOwner.select().from(outbox);
  await closeSession(services, session, "signed_out");
  expect(await services.db.asOwner.select().from(confirmationCodes)).toEqual([]);
  expect(await confirmSession(services, session, code)).toEqual({ ok: false, reason: "void" });
  if (!order) throw new Error("Nothing was ordered.");
  const send = () => Promise.reject(new Error("A mail was sent."));
  await deliverConfirmation(services, order, { destination: "", send });
  expect(await services.db.asOwner.select().from(confirmationCodes)).toEqual([]);
});

test("the database keeps no code", async () => {
  const services = await createTestServices();
  const here = await signedIn(services);
  after(2 * hour);
  const code = await codeFor(services, await here());
  const kept = await services.db.asOwner.select().from(confirmationCodes);
  expect(kept).toHaveLength(1);
  expect(kept[0]?.codeHash).not.toContain(code);
});
