import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { knownBrowser, rememberBrowser } from "#app/cookies/known-browser.server.ts";
import { loadSession, renewSession } from "#app/cookies/session-cookie.server.ts";
import type { Services } from "#app/services.server.ts";
import { rateLimitHits, session } from "#db/schema.ts";
import { confirmationCodeFor } from "#test/accounts/confirmation-fixtures.ts";
import {
  anna,
  redeemCode,
  requestWith,
  signInCookie,
  signInMailFor,
} from "#test/accounts/sign-in-fixtures.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { confirmSession } from "../confirmation/confirmation.server.ts";
import { createAuth } from "./auth.server.ts";

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

const [first, second, third] = ["1".repeat(40), "2".repeat(40), "3".repeat(40)] as const;

/** The services after a restart with other secrets. */
function restarted(
  services: Services,
  authSecret: string,
  previousAuthSecret: string | null = null,
): Services {
  const environment = { ...services.environment, authSecret, previousAuthSecret };
  return { ...services, environment, auth: createAuth({ ...services, environment }) };
}

test("sessions, known browsers and codes outlive a change of the secret, and end with the older one", async () => {
  const services = await createTestServices({ AUTH_SECRET: first });
  const cookie = await signInCookie(services);
  const found = await loadSession(services, requestWith(cookie));
  if (!found) throw new Error("The session was not found.");
  const known = rememberBrowser(services.environment, requestWith(), anna).split(";", 1)[0] ?? "";
  const confirming = await confirmationCodeFor(services, found);
  await services.db.asOwner.delete(rateLimitHits);
  const { code } = await signInMailFor(services);

  const rotated = restarted(services, second, first);
  const { session: renewed, headers } = await renewSession(rotated, requestWith(cookie));
  expect(renewed?.id).toBe(found.id);
  expect(knownBrowser(rotated.environment, requestWith(known), anna)).not.toBeNull();
  expect(await confirmSession(rotated, found, confirming)).toEqual({ ok: true });
  expect(await redeemCode(rotated, code)).toMatchObject({ ok: true });

  // The browser has got a cookie by the new secret, which lives on when the older one is taken away.
  const replaced = headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
  expect(replaced).not.toBe(cookie);
  const settled = restarted(services, second);
  expect((await loadSession(settled, requestWith(replaced)))?.id).toBe(found.id);
  expect((await renewSession(settled, requestWith(replaced))).headers.getSetCookie()).toEqual([]);
  expect(await loadSession(settled, requestWith(cookie))).toBeNull();
  expect(knownBrowser(settled.environment, requestWith(known), anna)).toBeNull();
  expect(await loadSession(restarted(services, third, second), requestWith(cookie))).toBeNull();
});

test("a session from before keys had purposes stays signed in, and a foreign signature does not sign in", async () => {
  const services = await createTestServices({ AUTH_SECRET: first });
  const cookie = await signInCookie(services);
  const name = cookie.split("=", 1)[0];
  const [row] = await services.db.asOwner.select().from(session);
  const signed = (key: string) =>
    `${name}=${encodeURIComponent(
      `${row?.token}.${createHmac("sha256", key)
        .update(row?.token ?? "")
        .digest("base64")}`,
    )}`;
  expect((await loadSession(services, requestWith(signed(first))))?.id).toBe(row?.id);
  const { headers } = await renewSession(services, requestWith(signed(first)));
  expect(headers.getSetCookie()[0]).toContain(cookie);
  for (const forged of [signed(second), `${name}=${row?.token}`, `${name}=.`, `${name}=${row?.token}.`])
    expect(await loadSession(services, requestWith(forged))).toBeNull();
  await services.db.asOwner.delete(session).where(eq(session.id, row?.id ?? ""));
  expect(await loadSession(services, requestWith(signed(first)))).toBeNull();
});

test("a variable of Better Auth's own in the environment replaces no key", async () => {
  const services = await createTestServices({ AUTH_SECRET: first });
  const cookie = await signInCookie(services);
  vi.stubEnv("BETTER_AUTH_SECRETS", `1:${third}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await loadSession(restarted(services, first), requestWith(cookie))).not.toBeNull();
});
