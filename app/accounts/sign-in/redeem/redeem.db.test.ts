import { randomBytes } from "node:crypto";
import { expect, test, vi } from "vitest";
import { clients, session, signInLinks, user } from "#db/schema.ts";
import {
  address,
  anna,
  inspectLink,
  invalid,
  redeemCode,
  redeemToken,
  requestLink,
  signInMailFor,
} from "#test/accounts/sign-in-fixtures.ts";
import { after, fakeClock } from "#test/clock.ts";
import { codeIn, newestMail } from "#test/server/sent-mails.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { redeemSignInCode } from "./redeem-code.server.ts";

fakeClock();
// The mailbox prints a line for each mail.
vi.spyOn(console, "log").mockImplementation(() => {});

test("a link signs its owner in once, and creates the user and the client", async () => {
  const services = await createTestServices();
  const { token } = await signInMailFor(services);

  const signedIn = await redeemToken(services, token);
  expect(signedIn).toMatchObject({ ok: true, next: "/assistant" });
  if (!signedIn.ok) return;
  expect(signedIn.headers.getSetCookie()).toHaveLength(1);
  expect(signedIn.headers.get("Set-Cookie")).toMatch(
    /^matinal\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  );

  const [account] = await services.db.asOwner.select().from(user);
  expect(account).toMatchObject({ email: anna, emailVerified: true });
  expect(await services.db.asOwner.select().from(clients)).toMatchObject([{ id: account?.id, email: anna }]);
  expect(await redeemToken(services, token)).toEqual(invalid);
});

test("a code typed with a space signs in to the same account", async () => {
  const services = await createTestServices();
  const { token } = await signInMailFor(services);
  expect(await redeemToken(services, token)).toMatchObject({ ok: true });

  after(61);
  await requestLink(services, " Anna@EXAMPLE.fr ");
  const code = codeIn((await newestMail(services.environment.dataDir, anna, 2)).text);
  expect(
    await redeemCode(services, ` ${code.slice(0, 3)} ${code.slice(3)} `, "ANNA@example.fr "),
  ).toMatchObject({
    ok: true,
  });
  expect(await services.db.asOwner.select().from(user)).toHaveLength(1);
  expect(await services.db.asOwner.select().from(clients)).toHaveLength(1);
  expect(await services.db.asOwner.select().from(session)).toHaveLength(2);
});

test("using the link voids the code, and using the code voids the link", async () => {
  const services = await createTestServices();
  const first = await signInMailFor(services, "first@example.fr");
  expect(await redeemToken(services, first.token)).toMatchObject({ ok: true });
  expect(await redeemCode(services, first.code, "first@example.fr")).toEqual(invalid);

  const second = await signInMailFor(services, "second@example.fr");
  expect(await redeemCode(services, second.code, "second@example.fr")).toMatchObject({ ok: true });
  expect(await redeemToken(services, second.token)).toEqual(invalid);
  expect(await services.db.asOwner.select().from(signInLinks)).toEqual([]);
});

test("fifty simultaneous redemptions of one link create one session", async () => {
  const services = await createTestServices();
  const { token } = await signInMailFor(services);
  const results = await Promise.all(Array.from({ length: 50 }, () => redeemToken(services, token)));
  expect(results.filter((result) => result.ok)).toHaveLength(1);
  expect(results.filter((result) => !result.ok && result.reason === "invalid")).toHaveLength(49);
  expect(await services.db.asOwner.select().from(session)).toHaveLength(1);
  expect(await services.db.asOwner.select().from(user)).toHaveLength(1);
});

test("ten simultaneous redemptions of each of link and code create one session", async () => {
  const services = await createTestServices();
  const { token, code } = await signInMailFor(services);
  const results = await Promise.all(
    Array.from({ length: 10 }, () => [redeemToken(services, token), redeemCode(services, code)]).flat(),
  );
  expect(results.filter((result) => result.ok)).toHaveLength(1);
  expect(await services.db.asOwner.select().from(session)).toHaveLength(1);
});

test("a code does not sign in another address", async () => {
  const services = await createTestServices();
  const { code } = await signInMailFor(services);
  await signInMailFor(services, "bea@example.fr");
  const result = await redeemCode(services, code, "bea@example.fr");
  const [link] = await services.db.asOwner.select().from(session);
  expect(result.ok ? link : result).toEqual(invalid);
});

const malformed = [
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

test("malformed links and codes are invalid and cause no error", async () => {
  const services = await createTestServices();
  for (const value of malformed) {
    expect(await inspectLink(services, value, value)).toEqual(invalid);
    expect(await redeemToken(services, value)).toEqual(invalid);
    expect(
      await redeemSignInCode(services, {
        email: value,
        code: value,
        browser: value,
        address,
        userAgent: value,
      }),
    ).toEqual(invalid);
    expect(await redeemCode(services, "123456", value)).toEqual(invalid);
  }
  for (const value of malformed.slice(0, 9)) expect(await redeemCode(services, value)).toEqual(invalid);
});

test("the database stores neither token nor code", async () => {
  const services = await createTestServices();
  const { token, code } = await signInMailFor(services);
  const stored = JSON.stringify(await services.db.asOwner.select().from(signInLinks));
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(code);
});
