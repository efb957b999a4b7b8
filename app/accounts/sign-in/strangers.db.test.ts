import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Services } from "~/services.server.ts";
import { signInLinks } from "../../../db/schema.ts";
import { codeIn, mailsTo, tokenIn } from "../../../test/server/sent-mails.ts";
import { createTestServices } from "../../../test/services/test-services.ts";
import { redeemSignInCode, redeemSignInToken, requestSignIn } from "./sign-in.server.ts";

const start = Date.parse("2026-03-02T08:00:00.000Z");
const minute = 60;
const after = (seconds: number) => vi.setSystemTime(start + seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
});
afterEach(() => {
  vi.useRealTimers();
});
vi.spyOn(console, "log").mockImplementation(() => {});

const anna = "anna@example.fr";
const home = "192.0.2.7";
const ok = { ok: true };
const invalid = { ok: false, reason: "invalid" };
const limited = (retryAfter: number) => ({ ok: false, reason: "limited", retryAfter });

type Asked = { browser?: string; knownBrowser?: string };
const ask = (services: Services, address: string, email = anna, more: Asked = {}) =>
  requestSignIn(services, { email, next: null, browser: null, address, ...more });

/** Without a delivery: these tests are about who may ask. */
async function servicesWithoutMail(): Promise<Services> {
  const services = await createTestServices();
  await services.outbox.close();
  return services;
}

/** What the mail holds that Anna's browser asked for. */
async function mailFor(services: Services, browser: string, address = home) {
  const former = mailsTo(services.environment.dataDir, anna).length;
  expect(await ask(services, address, anna, { browser })).toEqual(ok);
  const mails = () => mailsTo(services.environment.dataDir, anna);
  // Not `vi.waitFor`, which moves the clock.
  for (let look = 0; look < 500 && mails().length === former; look++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  const text = mails().at(-1)?.text ?? "";
  const code = codeIn(text);
  return { token: tokenIn(text), code, wrong: code === "000000" ? "000001" : "000000" };
}

const tryCode = (services: Services, code: string, browser: string | null, address = home) =>
  redeemSignInCode(services, { email: anna, code, browser, address, userAgent: null });

test("strangers in one network, however often they ask, take nothing from the owner's in another", async () => {
  const services = await servicesWithoutMail();
  let taken = 0;
  for (let second = 0; second < 30 * minute; second += 20) {
    after(second);
    for (const tag of ["", "+a", "+b", "+c"]) {
      const answer = await ask(services, "203.0.113.66", `anna${tag}@example.fr`);
      if (answer.ok) taken += 1;
    }
  }
  expect(taken).toBe(5);
  expect(await ask(services, home)).toEqual(ok);
  expect(await ask(services, home)).toEqual(limited(60));
});

test("thirty mails an hour reach one mailbox, and then one every ten minutes", async () => {
  const services = await servicesWithoutMail();
  for (let n = 0; n < 30; n++) expect(await ask(services, `203.0.113.${n}`)).toEqual(ok);
  expect(await ask(services, home)).toEqual(limited(10 * minute));
  after(10 * minute - 1);
  expect(await ask(services, home)).toEqual(limited(1));
  after(10 * minute);
  expect(await ask(services, home)).toEqual(ok);
  expect(await ask(services, "198.51.100.1")).toEqual(limited(10 * minute));
  expect(await ask(services, "198.51.100.1", "bea@example.fr")).toEqual(ok);
});

test("whoever is refused for too many mails has one in the mailbox that signs in", async () => {
  const services = await createTestServices();
  const { token } = await mailFor(services, "mark-of-a-stranger--31", "203.0.113.31");
  await services.outbox.close();
  for (let n = 0; n < 29; n++) expect(await ask(services, `203.0.113.${n}`)).toEqual(ok);
  after(10 * minute - 1);
  expect(await ask(services, home)).toEqual(limited(1));
  expect(await redeemSignInToken(services, { token, address: home, userAgent: null })).toMatchObject(ok);
});

test("one site of IPv6 uses up at most half of the mails that all networks share", async () => {
  const services = await servicesWithoutMail();
  const from = (n: number) => ask(services, `2001:db8:7:${n.toString(16)}::1`);
  for (let n = 0; n < 15; n++) expect(await from(n)).toEqual(ok);
  expect(await from(15)).toEqual(limited(60 * minute));
  expect(await ask(services, "2001:db8:8::1")).toEqual(ok);
});

test("a browser in which the owner signed in before has a share of its own", async () => {
  const services = await servicesWithoutMail();
  for (let n = 0; n < 31; n++) await ask(services, `203.0.113.${n}`);
  for (let n = 0; n < 101; n++) await ask(services, home, `p${n}@example.fr`);
  expect(await ask(services, home)).toMatchObject({ reason: "limited" });

  const own = { knownBrowser: "browser-of-anna" };
  for (const minutes of [0, 1, 2, 3, 4]) {
    after(minutes * minute);
    expect(await ask(services, home, anna, own)).toEqual(ok);
    expect(await ask(services, home, anna, own)).toMatchObject({ reason: "limited" });
  }
  after(5 * minute);
  expect(await ask(services, home, anna, own)).toEqual(limited(55 * minute));
});

test("ten wrong codes from other browsers close it to them; where it was asked it goes on working", async () => {
  const services = await createTestServices();
  const { code, wrong } = await mailFor(services, "mark-of-annas-browser");
  const others = [null, "mark-of-another-browser"];
  for (let n = 0; n < 10; n++)
    expect(await tryCode(services, wrong, others[n % 2] ?? null, `203.0.113.${n}`)).toEqual(invalid);
  after(100);
  for (const browser of others)
    for (const guess of [wrong, code]) expect(await tryCode(services, guess, browser)).toEqual(limited(500));
  expect(await tryCode(services, code, "mark-of-annas-browser")).toMatchObject(ok);
});

test("nine wrong codes leave a tenth try to any browser", async () => {
  const services = await createTestServices();
  const { code, wrong } = await mailFor(services, "mark-of-annas-browser");
  for (let n = 0; n < 9; n++) expect(await tryCode(services, wrong, null)).toEqual(invalid);
  expect(await tryCode(services, code, null)).toMatchObject(ok);
});

test("three wrong codes in the browser that asked void the code everywhere, not the link", async () => {
  const services = await createTestServices();
  const { token, code, wrong } = await mailFor(services, "mark-of-annas-browser");
  for (let n = 0; n < 3; n++)
    expect(await tryCode(services, wrong, "mark-of-annas-browser")).toEqual(invalid);
  for (const browser of ["mark-of-annas-browser", null])
    expect(await tryCode(services, code, browser)).toEqual(invalid);
  expect(await redeemSignInToken(services, { token, address: home, userAgent: null })).toMatchObject(ok);
});

test("two wrong codes leave a third try", async () => {
  const services = await createTestServices();
  const { code, wrong } = await mailFor(services, "mark-of-annas-browser");
  for (let n = 0; n < 2; n++)
    expect(await tryCode(services, wrong, "mark-of-annas-browser")).toEqual(invalid);
  expect(await tryCode(services, code, "mark-of-annas-browser")).toMatchObject(ok);
});

test("forty wrong codes at once are counted one by one", async () => {
  const services = await createTestServices();
  const { wrong } = await mailFor(services, "mark-of-annas-browser");
  const guesses = (browser: string | null) =>
    Promise.all(Array.from({ length: 20 }, (_, n) => tryCode(services, wrong, browser, `203.0.113.${n}`)));
  const [here, elsewhere] = await Promise.all([guesses("mark-of-annas-browser"), guesses(null)]);
  expect(here.every((answer) => !answer.ok && answer.reason === "invalid")).toBe(true);
  expect(elsewhere.filter((answer) => !answer.ok && answer.reason === "invalid").length).toBeGreaterThan(9);
  const [link] = await services.db.asOwner.select().from(signInLinks);
  expect(link).toMatchObject({ codeHash: null, wrongHere: 3 });
  expect(link?.wrongElsewhere).toBeLessThanOrEqual(10);
});

test("of forty guesses at once from elsewhere ten are compared", async () => {
  const services = await createTestServices();
  const { wrong } = await mailFor(services, "mark-of-annas-browser");
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => tryCode(services, wrong, null, `203.0.113.${n}`)),
  );
  expect(answers.filter((answer) => !answer.ok && answer.reason === "invalid")).toHaveLength(10);
  expect(await services.db.asOwner.select().from(signInLinks)).toMatchObject([{ wrongElsewhere: 10 }]);
});

test("a hundred wrong codes from the owner's own network do not close the code where it was asked", async () => {
  const services = await createTestServices();
  const { code, wrong } = await mailFor(services, "mark-of-annas-browser");
  const neighbour = (n: number) =>
    redeemSignInCode(services, {
      email: `p${n}@example.fr`,
      code: wrong,
      browser: null,
      address: home,
      userAgent: null,
    });
  for (let n = 0; n < 100; n++) expect(await neighbour(n)).toEqual(invalid);
  for (const browser of [null, "mark-of-another-browser"])
    expect(await tryCode(services, code, browser)).toEqual(limited(600));
  expect(await tryCode(services, wrong, "mark-of-annas-browser")).toEqual(invalid);
  expect(await tryCode(services, code, "mark-of-annas-browser")).toMatchObject(ok);
});

test("an address that nobody asked a mail for is answered as one with another code", async () => {
  const services = await servicesWithoutMail();
  for (let n = 0; n < 12; n++)
    expect(await tryCode(services, "123456", null, `203.0.113.${n}`)).toEqual(invalid);
});
