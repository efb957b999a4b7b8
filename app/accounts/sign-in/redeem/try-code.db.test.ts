import { expect, test, vi } from "vitest";
import type { Services } from "#app/services.server.ts";
import { signInLinks } from "#db/schema.ts";
import { address as home, invalid, signInMailFor, wrongCodeFor } from "#test/accounts/sign-in-fixtures.ts";
import { after, fakeClock } from "#test/clock.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { redeemSignInCode } from "./redeem-code.server.ts";
import { redeemSignInToken } from "./redeem-link.server.ts";
import { storeSignInLink } from "./sign-in-links.server.ts";

fakeClock();
vi.spyOn(console, "log").mockImplementation(() => {});

const anna = "anna@example.fr";
const ok = { ok: true };
const isVoid = { ok: false, reason: "void" };
const limited = (retryAfter: number) => ({ ok: false, reason: "limited", retryAfter });

/** The secrets of a mail that this browser requested, and a wrong code. */
async function mailFor(services: Services, browser: string) {
  const { token, code } = await signInMailFor(services, anna, { browser });
  return { token, code, wrong: wrongCodeFor(code) };
}

const tryCode = (services: Services, code: string, browser: string | null, address = home) =>
  redeemSignInCode(services, { email: anna, code, browser, address, userAgent: null });

test("ten wrong codes from other browsers close the code to them but not to the requesting browser", async () => {
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

test("nine wrong codes leave any browser a tenth attempt", async () => {
  const services = await createTestServices();
  const { code, wrong } = await mailFor(services, "mark-of-annas-browser");
  for (let n = 0; n < 9; n++) expect(await tryCode(services, wrong, null)).toEqual(invalid);
  expect(await tryCode(services, code, null)).toMatchObject(ok);
});

test("three wrong codes in the requesting browser void the code everywhere but not the link", async () => {
  const services = await createTestServices();
  const { token, code, wrong } = await mailFor(services, "mark-of-annas-browser");
  for (let n = 0; n < 2; n++)
    expect(await tryCode(services, wrong, "mark-of-annas-browser")).toEqual(invalid);
  // From the third on it is told so, and no other browser is.
  for (const guess of [wrong, code])
    expect(await tryCode(services, guess, "mark-of-annas-browser")).toEqual(isVoid);
  for (const browser of ["mark-of-another-browser", null])
    expect(await tryCode(services, code, browser)).toEqual(invalid);
  expect(await redeemSignInToken(services, { token, address: home, userAgent: null })).toMatchObject(ok);
});

test("two wrong codes in the requesting browser leave a third attempt", async () => {
  const services = await createTestServices();
  const { code, wrong } = await mailFor(services, "mark-of-annas-browser");
  for (let n = 0; n < 2; n++)
    expect(await tryCode(services, wrong, "mark-of-annas-browser")).toEqual(invalid);
  expect(await tryCode(services, code, "mark-of-annas-browser")).toMatchObject(ok);
});

test("forty simultaneous wrong codes are counted one by one", async () => {
  const services = await createTestServices();
  const { wrong } = await mailFor(services, "mark-of-annas-browser");
  const guesses = (browser: string | null) =>
    Promise.all(Array.from({ length: 20 }, (_, n) => tryCode(services, wrong, browser, `203.0.113.${n}`)));
  const [here, elsewhere] = await Promise.all([guesses("mark-of-annas-browser"), guesses(null)]);
  expect(here.filter((result) => !result.ok && result.reason === "void")).toHaveLength(18);
  expect(here.filter((result) => !result.ok && result.reason === "invalid")).toHaveLength(2);
  expect(elsewhere.filter((result) => !result.ok && result.reason === "invalid").length).toBeGreaterThan(9);
  const [link] = await services.db.asOwner.select().from(signInLinks);
  expect(link).toMatchObject({ codeHash: null, wrongHere: 3 });
  expect(link?.wrongElsewhere).toBeLessThanOrEqual(10);
});

test("of forty simultaneous codes from other browsers ten are compared", async () => {
  const services = await createTestServices();
  const { wrong } = await mailFor(services, "mark-of-annas-browser");
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, n) => tryCode(services, wrong, null, `203.0.113.${n}`)),
  );
  expect(results.filter((result) => !result.ok && result.reason === "invalid")).toHaveLength(10);
  expect(await services.db.asOwner.select().from(signInLinks)).toMatchObject([{ wrongElsewhere: 10 }]);
});

test("a hundred wrong codes from the owner's network do not close the code to the requesting browser", async () => {
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

test("a code for an address without a mail is invalid like a wrong one", async () => {
  const services = await createTestServices();
  for (let n = 0; n < 12; n++)
    expect(await tryCode(services, "123456", null, `203.0.113.${n}`)).toEqual(invalid);
});

test("a wrong code of a browser whose own is void still counts for those of other browsers", async () => {
  const services = await createTestServices();
  const { wrong } = await mailFor(services, "mark-of-annas-browser");
  for (let n = 0; n < 3; n++) await tryCode(services, wrong, "mark-of-annas-browser");
  await services.db.asOwner.transaction((tx) =>
    storeSignInLink(tx, services.environment, { email: anna, next: "/assistant", browserHash: null }),
  );
  expect(await tryCode(services, wrong, "mark-of-annas-browser")).toEqual(isVoid);
  const [own, other] = await services.db.asOwner.select().from(signInLinks).orderBy(signInLinks.id);
  expect(own).toMatchObject({ wrongHere: 3, wrongElsewhere: 0 });
  expect(other).toMatchObject({ wrongHere: 0, wrongElsewhere: 1 });
});
