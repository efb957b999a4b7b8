import { expect, test, vi } from "vitest";
import {
  anna,
  inspectLink,
  invalid,
  redeemCode,
  redeemToken,
  requestLink,
  signInMailFor,
  wrongCodeFor,
} from "#test/accounts/sign-in-fixtures.ts";
import { after, fakeClock } from "#test/clock.ts";
import { codeIn, newestMail, tokenIn } from "#test/server/sent-mails.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { linkLifetime, signInAskedBy } from "./sign-in-links.server.ts";

fakeClock();
vi.spyOn(console, "log").mockImplementation(() => {});

test("inspecting a link fifty times does not use it up", async () => {
  const services = await createTestServices();
  const { token } = await signInMailFor(services);
  for (let n = 0; n < 50; n++) expect(await inspectLink(services, token)).toMatchObject({ ok: true });
  expect(await redeemToken(services, token)).toMatchObject({ ok: true });
});

test("a link recognises the browser that requested it and keeps the path to open", async () => {
  const services = await createTestServices();
  const { token } = await signInMailFor(services, anna, {
    browser: "mark-of-the-browser--1",
    next: "/compte?a=b",
  });
  const inspectFrom = (browser: string | null) => inspectLink(services, token, browser);
  const expected = { ok: true, email: anna, next: "/compte?a=b" };
  expect(await inspectFrom("mark-of-the-browser--1")).toEqual({ ...expected, sameBrowser: true });
  expect(await inspectFrom("mark-of-the-browser--2")).toEqual({ ...expected, sameBrowser: false });
  expect(await inspectFrom(null)).toEqual({ ...expected, sameBrowser: false });
  expect(await redeemToken(services, token)).toMatchObject({ ok: true, next: "/compte?a=b" });
});

test("a browser finds the mail that it asked for while that is valid, with the wait before another", async () => {
  const services = await createTestServices();
  const asked = (browser: string) => signInAskedBy(services.db.asOwner, browser);
  const [browser, other] = ["mark-of-the-browser--1", "mark-of-the-browser--2"] as const;
  expect(await asked(browser)).toBeNull();
  const { code } = await signInMailFor(services, anna, { browser, next: "/compte" });
  after(20);
  const expected = { email: anna, next: "/compte", hasCode: true, resendAfter: 40 };
  expect(await asked(browser)).toEqual(expected);
  expect(await asked(other)).toBeNull();
  for (let n = 0; n < 3; n++) await redeemCode(services, wrongCodeFor(code), anna, browser);
  expect(await asked(browser)).toEqual({ ...expected, hasCode: false });
  after(linkLifetime);
  expect(await asked(browser)).toBeNull();
  const { token } = await signInMailFor(services, anna, { browser });
  expect(await asked(browser)).toMatchObject({ hasCode: true, resendAfter: 60 });
  expect(await redeemToken(services, token)).toMatchObject({ ok: true });
  expect(await asked(browser)).toBeNull();
});

test("a link that was requested without a mark belongs to no browser", async () => {
  const services = await createTestServices();
  const { token } = await signInMailFor(services);
  expect(await inspectLink(services, token, "")).toMatchObject({
    sameBrowser: false,
  });
});

test("a foreign path to open is replaced by the assistant", async () => {
  const services = await createTestServices();
  const { token } = await signInMailFor(services, anna, { next: "//evil.example" });
  expect(await redeemToken(services, token)).toMatchObject({ ok: true, next: "/assistant" });
});

test("a new link voids the earlier one and its code", async () => {
  const services = await createTestServices();
  const older = await signInMailFor(services);
  after(60);
  await requestLink(services);
  const { text } = await newestMail(services.environment.dataDir, anna, 2);

  // The mail is in the mailbox a moment before its delivery is stored.
  await expect.poll(() => inspectLink(services, older.token)).toEqual(invalid);
  expect(await redeemToken(services, older.token)).toEqual(invalid);
  if (older.code !== codeIn(text)) expect(await redeemCode(services, older.code)).toEqual(invalid);
  expect(await redeemToken(services, tokenIn(text))).toMatchObject({ ok: true });
});

test("link and code are valid for 10 minutes to the second", async () => {
  const services = await createTestServices();
  const used = await signInMailFor(services, "used@example.fr");
  const late = await signInMailFor(services, "late@example.fr");
  after(599);
  expect(await redeemToken(services, used.token)).toMatchObject({ ok: true });
  after(600);
  expect(await inspectLink(services, late.token)).toEqual(invalid);
  expect(await redeemToken(services, late.token)).toEqual(invalid);
  expect(await redeemCode(services, late.code, "late@example.fr")).toEqual(invalid);
});

test("link and code from before the clock was set back are void, and keep nobody from new ones", async () => {
  const services = await createTestServices();
  after(2 * 24 * 3600);
  const former = await signInMailFor(services);
  after(0);
  expect(await inspectLink(services, former.token)).toEqual(invalid);
  expect(await redeemCode(services, former.code)).toEqual(invalid);
  const { token } = await signInMailFor(services);
  expect(await redeemToken(services, token)).toMatchObject({ ok: true });
});
