import { expect, test, vi } from "vitest";
import { confirmationCodes, session as sessions } from "#db/schema.ts";
import { confirmationCodeFor, signedInBrowser } from "#test/accounts/confirmation-fixtures.ts";
import { redeemCode, signInMailFor, wrongCodeFor } from "#test/accounts/sign-in-fixtures.ts";
import { after, fakeClock } from "#test/clock.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { isFresh } from "../session/session.server.ts";
import { confirmSession, pendingConfirmation } from "./confirmation.server.ts";

fakeClock();
vi.spyOn(console, "log").mockImplementation(() => {});

const hour = 3600;
const day = 24 * hour;

test("a session is fresh for an hour after the sign-in and for an hour after a confirmation", async () => {
  const services = await createTestServices();
  const here = await signedInBrowser(services);
  after(hour);
  expect(isFresh(await here())).toBe(true);
  after(hour + 0.001);
  expect(isFresh(await here())).toBe(false);

  const code = await confirmationCodeFor(services, await here());
  expect(await confirmSession(services, await here(), ` ${code.slice(0, 3)} ${code.slice(3)} `)).toEqual({
    ok: true,
  });
  expect(isFresh(await here())).toBe(true);
  expect(await services.db.asOwner.select().from(sessions)).toHaveLength(1);
  after(2 * hour + 1);
  expect(isFresh(await here())).toBe(false);
});

test("a code confirms once, for ten minutes, and only the session that requested it", async () => {
  const services = await createTestServices();
  const here = await signedInBrowser(services);
  after(2 * hour);
  const elsewhere = await signedInBrowser(services);
  after(4 * hour);
  const code = await confirmationCodeFor(services, await here());
  const again = confirmationCodeFor(services, await elsewhere());
  const other = await again;
  if (code !== other)
    expect(await confirmSession(services, await elsewhere(), code)).toEqual({ ok: false, reason: "wrong" });
  expect(await confirmSession(services, await here(), code)).toEqual({ ok: true });
  expect(await confirmSession(services, await here(), code)).toEqual({ ok: false, reason: "void" });
  after(4 * hour + 600);
  expect(await confirmSession(services, await elsewhere(), other)).toEqual({ ok: false, reason: "void" });
});

test("a confirmation code does not sign in, and a sign-in code does not confirm", async () => {
  const services = await createTestServices();
  const here = await signedInBrowser(services);
  after(2 * hour);
  const confirming = await confirmationCodeFor(services, await here());
  const { code: signingIn } = await signInMailFor(services);
  if (confirming === signingIn) return;
  expect(await redeemCode(services, confirming)).toEqual({ ok: false, reason: "invalid" });
  expect(await confirmSession(services, await here(), signingIn)).toEqual({ ok: false, reason: "wrong" });
  expect(await redeemCode(services, signingIn)).toMatchObject({ ok: true });
  expect(await confirmSession(services, await here(), confirming)).toEqual({ ok: true });
});

test("three wrong codes void the code, even of forty simultaneous ones", async () => {
  const services = await createTestServices();
  const here = await signedInBrowser(services);
  after(2 * hour);
  const session = await here();
  const code = await confirmationCodeFor(services, session);
  for (const reason of ["wrong", "wrong", "void"])
    expect(await confirmSession(services, session, wrongCodeFor(code))).toEqual({ ok: false, reason });
  expect(await confirmSession(services, session, code)).toEqual({ ok: false, reason: "void" });

  after(2 * hour + 61);
  const next = await confirmationCodeFor(services, session);
  const guesses = await Promise.all(
    Array.from({ length: 40 }, () => confirmSession(services, session, wrongCodeFor(next))),
  );
  expect(guesses.filter((each) => !each.ok && each.reason === "wrong")).toHaveLength(2);
  expect(await confirmSession(services, session, next)).toEqual({ ok: false, reason: "void" });
  expect(isFresh(await here())).toBe(false);
});

test("a malformed code counts as a wrong one", async () => {
  const services = await createTestServices();
  const here = await signedInBrowser(services);
  after(2 * hour);
  for (const malformed of ["", "\u0000", "\ud800", "0".repeat(100_000), "٠١٢٣٤٥", "__proto__"]) {
    await confirmationCodeFor(services, await here()).catch(() => {});
    await confirmSession(services, await here(), malformed);
    expect(isFresh(await here())).toBe(false);
  }
});

test("the database does not store the code", async () => {
  const services = await createTestServices();
  const here = await signedInBrowser(services);
  after(2 * hour);
  const code = await confirmationCodeFor(services, await here());
  const stored = await services.db.asOwner.select().from(confirmationCodes);
  expect(stored).toHaveLength(1);
  expect(stored[0]?.codeHash).not.toContain(code);
});

test("a clock that was set back keeps no proof, no code and no wait from the time before", async () => {
  const services = await createTestServices();
  after(2 * day);
  const here = await signedInBrowser(services);
  const code = await confirmationCodeFor(services, await here());
  after(0);
  expect(isFresh(await here())).toBe(false);
  expect(await pendingConfirmation(services, await here())).toBeNull();
  expect(await confirmSession(services, await here(), code)).toEqual({ ok: false, reason: "void" });
  expect(
    await confirmSession(services, await here(), await confirmationCodeFor(services, await here())),
  ).toEqual({
    ok: true,
  });
  expect(isFresh(await here())).toBe(true);
});
