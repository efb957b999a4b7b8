import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Services } from "~/services.server.ts";
import { clients, rateLimitHits, session, signInLinks, user } from "../../../db/schema.ts";
import { codeIn, type Mail, mailsIn, tokenIn } from "../../../test/server/sent-mails.ts";
import { createTestServices } from "../../../test/services/test-services.ts";
import { peekSignInToken, redeemSignInCode, redeemSignInToken, requestSignIn } from "./sign-in.server.ts";

const start = Date.parse("2026-03-02T08:00:00.000Z");
const after = (seconds: number) => vi.setSystemTime(start + seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

// The mailbox prints a line for each mail.
vi.spyOn(console, "log").mockImplementation(() => {});

const anna = "anna@example.fr";
const address = "192.0.2.7";
const userAgent = "Firefox";
const invalid = { ok: false, reason: "invalid" };

function ask(services: Services, email = anna, more: { next?: unknown; browser?: string } = {}) {
  return requestSignIn(services, { email, next: more.next, browser: more.browser ?? null, address });
}

/** Waits until this many mails reached the address; the newest. Not `vi.waitFor`, which moves the clock. */
async function received(services: Services, email = anna, count = 1): Promise<Mail> {
  for (let look = 0; look < 500; look++) {
    const mails = mailsIn(services.environment.dataDir).filter((mail) => mail.to === email);
    const newest = mails.at(-1);
    if (mails.length === count && newest) return newest;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("The mail did not arrive within 10 s.");
}

async function linkFor(services: Services, email = anna, more: { next?: unknown; browser?: string } = {}) {
  expect(await ask(services, email, more)).toEqual({ ok: true });
  const { text } = await received(services, email);
  return { token: tokenIn(text), code: codeIn(text) };
}

const byToken = (services: Services, token: string) =>
  redeemSignInToken(services, { token, address, userAgent });
const byCode = (services: Services, code: string, email = anna, browser: string | null = null) =>
  redeemSignInCode(services, { email, code, browser, address, userAgent });

test("a link signs its owner in, once, and makes the account and the client's record", async () => {
  const services = await createTestServices();
  const { token } = await linkFor(services);

  const signedIn = await byToken(services, token);
  expect(signedIn).toMatchObject({ ok: true, next: "/assistant" });
  if (!signedIn.ok) return;
  expect(signedIn.headers.getSetCookie()).toHaveLength(1);
  expect(signedIn.headers.get("Set-Cookie")).toMatch(
    /^matinal\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  );

  const [account] = await services.db.asOwner.select().from(user);
  expect(account).toMatchObject({ email: anna, emailVerified: true });
  expect(await services.db.asOwner.select().from(clients)).toMatchObject([{ id: account?.id, email: anna }]);
  expect(await byToken(services, token)).toEqual(invalid);
});

test("a code signs in as well, typed with a space, and the same person keeps the account", async () => {
  const services = await createTestServices();
  const { token } = await linkFor(services);
  expect(await byToken(services, token)).toMatchObject({ ok: true });

  after(61);
  await ask(services, " Anna@EXAMPLE.fr ");
  const code = codeIn((await received(services, anna, 2)).text);
  expect(await byCode(services, ` ${code.slice(0, 3)} ${code.slice(3)} `, "ANNA@example.fr ")).toMatchObject({
    ok: true,
  });
  expect(await services.db.asOwner.select().from(user)).toHaveLength(1);
  expect(await services.db.asOwner.select().from(clients)).toHaveLength(1);
  expect(await services.db.asOwner.select().from(session)).toHaveLength(2);
});

test("link and code die together", async () => {
  const services = await createTestServices();
  const first = await linkFor(services, "first@example.fr");
  expect(await byToken(services, first.token)).toMatchObject({ ok: true });
  expect(await byCode(services, first.code, "first@example.fr")).toEqual(invalid);

  const second = await linkFor(services, "second@example.fr");
  expect(await byCode(services, second.code, "second@example.fr")).toMatchObject({ ok: true });
  expect(await byToken(services, second.token)).toEqual(invalid);
  expect(await services.db.asOwner.select().from(signInLinks)).toEqual([]);
});

test("fifty redemptions of one link at once make one session", async () => {
  const services = await createTestServices();
  const { token } = await linkFor(services);
  const answers = await Promise.all(Array.from({ length: 50 }, () => byToken(services, token)));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(answers.filter((answer) => !answer.ok && answer.reason === "invalid")).toHaveLength(49);
  expect(await services.db.asOwner.select().from(session)).toHaveLength(1);
  expect(await services.db.asOwner.select().from(user)).toHaveLength(1);
});

test("link and code used at once, ten times each, make one session", async () => {
  const services = await createTestServices();
  const { token, code } = await linkFor(services);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => [byToken(services, token), byCode(services, code)]).flat(),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(await services.db.asOwner.select().from(session)).toHaveLength(1);
});

test("looking at a link, fifty times, does not spend it", async () => {
  const services = await createTestServices();
  const { token } = await linkFor(services);
  for (let look = 0; look < 50; look++)
    expect(await peekSignInToken(services, { token, browser: null, address })).toMatchObject({ ok: true });
  expect(await byToken(services, token)).toMatchObject({ ok: true });
});

test("the browser that asked is told from any other, and the way to go is remembered", async () => {
  const services = await createTestServices();
  const { token } = await linkFor(services, anna, { browser: "mark-of-the-browser--1", next: "/compte?a=b" });
  const look = (browser: string | null) => peekSignInToken(services, { token, browser, address });
  const seen = { ok: true, email: anna, next: "/compte?a=b" };
  expect(await look("mark-of-the-browser--1")).toEqual({ ...seen, sameBrowser: true });
  expect(await look("mark-of-the-browser--2")).toEqual({ ...seen, sameBrowser: false });
  expect(await look(null)).toEqual({ ...seen, sameBrowser: false });
  expect(await byToken(services, token)).toMatchObject({ ok: true, next: "/compte?a=b" });
});

test("a link that was asked for without a mark belongs to no browser", async () => {
  const services = await createTestServices();
  const { token } = await linkFor(services);
  expect(await peekSignInToken(services, { token, browser: "", address })).toMatchObject({
    sameBrowser: false,
  });
});

test("a target outside leads to the assistant", async () => {
  const services = await createTestServices();
  const { token } = await linkFor(services, anna, { next: "//evil.example" });
  expect(await byToken(services, token)).toMatchObject({ ok: true, next: "/assistant" });
});

test("a new link voids the older one and its code", async () => {
  const services = await createTestServices();
  const older = await linkFor(services);
  after(60);
  await ask(services);
  const { text } = await received(services, anna, 2);

  expect(await peekSignInToken(services, { token: older.token, browser: null, address })).toEqual(invalid);
  expect(await byToken(services, older.token)).toEqual(invalid);
  if (older.code !== codeIn(text)) expect(await byCode(services, older.code)).toEqual(invalid);
  expect(await byToken(services, tokenIn(text))).toMatchObject({ ok: true });
});

test("link and code live 10 minutes to the second", async () => {
  const services = await createTestServices();
  const early = await linkFor(services, "early@example.fr");
  const late = await linkFor(services, "late@example.fr");
  after(599);
  expect(await byToken(services, early.token)).toMatchObject({ ok: true });
  after(600);
  expect(await peekSignInToken(services, { token: late.token, browser: null, address })).toEqual(invalid);
  expect(await byToken(services, late.token)).toEqual(invalid);
  expect(await byCode(services, late.code, "late@example.fr")).toEqual(invalid);
});

test("another person's code does not sign in", async () => {
  const services = await createTestServices();
  const { code } = await linkFor(services);
  await linkFor(services, "bea@example.fr");
  const answer = await byCode(services, code, "bea@example.fr");
  const [link] = await services.db.asOwner.select().from(session);
  expect(answer.ok ? link : answer).toEqual(invalid);
});

const nonsense = [
  "",
  " ",
  "x",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "é🙂",
  "'; drop table session; --",
  "%00",
  "../../etc/passwd",
  "__proto__",
  "0".repeat(10_000),
  randomBytes(24).toString("base64url"),
];

test("nonsense is no link and no code, and harms nothing", async () => {
  const services = await createTestServices();
  for (const value of nonsense) {
    expect(await peekSignInToken(services, { token: value, browser: value, address })).toEqual(invalid);
    expect(await byToken(services, value)).toEqual(invalid);
    expect(
      await redeemSignInCode(services, {
        email: value,
        code: value,
        browser: value,
        address,
        userAgent: value,
      }),
    ).toEqual(invalid);
    expect(await byCode(services, "123456", value)).toEqual(invalid);
  }
  for (const value of nonsense.slice(0, 9)) expect(await byCode(services, value)).toEqual(invalid);
});

test("an address that cannot be one is refused and nothing is sent", async () => {
  const services = await createTestServices();
  expect(await ask(services, "anna@example.fr\r\nBcc: eve@evil.example")).toEqual({
    ok: false,
    reason: "malformed",
  });
  expect(mailsIn(services.environment.dataDir)).toEqual([]);
});

test("one mail a minute and five an hour to one address, known or not", async () => {
  const services = await createTestServices();
  const { token } = await linkFor(services, "known@example.fr");
  expect(await byToken(services, token)).toMatchObject({ ok: true });
  await services.outbox.close();

  const day = 24 * 60;
  const limited = (retryAfter: number) => ({ ok: false, reason: "limited", retryAfter });
  for (const email of ["known@example.fr", "unknown@example.fr"]) {
    for (const minute of [0, 1, 2, 3, 4]) {
      after((day + minute) * 60);
      expect(await ask(services, email)).toEqual({ ok: true });
      expect(await ask(services, email)).toEqual(limited(minute === 4 ? 56 * 60 : 60));
    }
    after((day + 5) * 60 + 0.4);
    expect(await ask(services, email)).toEqual(limited(55 * 60));
  }
});

test("a mail that cannot be ordered costs no turn", async () => {
  const services = await createTestServices();
  const { asOwner } = services.db;
  await asOwner.execute(sql`alter table outbox rename to outbox_away`);
  await expect(ask(services)).rejects.toThrow();
  expect(await asOwner.select().from(rateLimitHits)).toEqual([]);
  await asOwner.execute(sql`alter table outbox_away rename to outbox`);
  expect(await ask(services)).toEqual({ ok: true });
});

test("one client gets fifty mails in ten minutes, however many addresses it names", async () => {
  const services = await createTestServices();
  await services.outbox.close();
  const from = (n: number, client: string) =>
    requestSignIn(services, { email: `p${n}@example.fr`, next: null, browser: null, address: client });
  for (let n = 0; n < 50; n++) expect(await from(n, `2001:db8:1:2::${n.toString(16)}`)).toEqual({ ok: true });
  expect(await from(50, "2001:db8:1:2:ffff::1")).toEqual({ ok: false, reason: "limited", retryAfter: 600 });
  expect(await from(50, "2001:db8:1:3::1")).toEqual({ ok: true });
});

test("a hundred wrong codes in ten minutes are enough for one client, whatever addresses it names", async () => {
  const services = await createTestServices();
  for (let n = 0; n < 100; n++)
    expect(await byCode(services, "123456", n % 2 ? `p${n}@example.fr` : "no address")).toEqual(invalid);
  expect(await byCode(services, "123456")).toEqual({ ok: false, reason: "limited", retryAfter: 600 });
});

test("three hundred bad links in ten minutes are enough for one client; a good one opens all the same", async () => {
  const services = await createTestServices();
  const { token } = await linkFor(services);
  const look = (value: string) => peekSignInToken(services, { token: value, browser: null, address });
  for (let n = 0; n < 300; n++) expect(await look(`bad-${n}`)).toEqual(invalid);
  const limited = { ok: false, reason: "limited", retryAfter: 600 };
  expect(await look("bad")).toEqual(limited);
  expect(await look(token)).toMatchObject({ ok: true });
  expect(await byToken(services, token)).toMatchObject({ ok: true });
});

test("the database keeps neither token nor code, and the outbox never did", async () => {
  const services = await createTestServices();
  const { token, code } = await linkFor(services);
  const kept = JSON.stringify(await services.db.asOwner.select().from(signInLinks));
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(code);
});
