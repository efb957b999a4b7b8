import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { endSession, loadSession, requireSession } from "#app/cookies/session-cookie.server.ts";
import { clients, session as sessions } from "#db/schema.ts";
import {
  anna,
  cookiePair,
  redeemToken,
  requestWith,
  signInCookie,
  signInMailFor,
} from "#test/accounts/sign-in-fixtures.ts";
import { after, fakeClock, start } from "#test/clock.ts";
import { addUser } from "#test/database/users.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { ensureClient } from "../clients.server.ts";

fakeClock();
vi.spyOn(console, "log").mockImplementation(() => {});

const day = 24 * 3600;

test("a cookie that we did not set loads no session", async () => {
  const services = await createTestServices();
  const cookies = [
    "",
    "matinal.session_token=",
    "matinal.session_token=x",
    "matinal.session_token=x.y",
    "matinal.session_token=%",
    "matinal.session_token=%00.%00",
    "matinal.session_token=__proto__.__proto__",
    `matinal.session_token=${"a".repeat(8_000)}`,
    ";;;=;=",
  ];
  for (const cookie of cookies) expect(await loadSession(services, requestWith(cookie))).toBeNull();
});

test("a cookie with a changed signature or token loads no session", async () => {
  const services = await createTestServices();
  const cookie = await signInCookie(services);
  const [token, signature] = decodeURIComponent(cookie).split("=")[1]?.split(".") ?? [];
  for (const forged of [
    `${token}`,
    `${token}.`,
    `x${token}.${signature}`,
    `${token}.x${signature?.slice(1)}`,
  ])
    expect(
      await loadSession(services, requestWith(`matinal.session_token=${encodeURIComponent(forged)}`)),
    ).toBeNull();
});

test("a visitor without a session is redirected to /login with a flash", async () => {
  const services = await createTestServices();
  const response = await requireSession(services, requestWith()).catch((thrown) => thrown);
  expect(response).toBeInstanceOf(Response);
  expect([response.status, response.headers.get("Location")]).toEqual([302, "/login"]);
  expect(response.headers.get("Set-Cookie")).toMatch(/^matinal\.notice=signInFirst; Max-Age=60; /);
});

test("signing out ends this session, its streams and its cookie, and no other session", async () => {
  const services = await createTestServices();
  const here = await signInCookie(services);
  after(61);
  await services.outbox.close();
  const session = await loadSession(services, requestWith(here));
  const elsewhere = await services.db.asOwner
    .insert(sessions)
    .values({
      id: "other",
      token: "t",
      userId: session?.user.id ?? "",
      expiresAt: new Date(start + day * 1000),
    })
    .returning();
  const ended = vi.spyOn(services.live, "endSession");

  const headers = await endSession(services, requestWith(here));
  expect(headers.get("Set-Cookie")).toMatch(/^matinal\.session_token=; Max-Age=0; Path=\/; HttpOnly/);
  expect(ended.mock.calls).toEqual([[session?.id]]);
  expect(await loadSession(services, requestWith(here))).toBeNull();
  expect(await services.db.asOwner.select().from(sessions).where(eq(sessions.id, "other"))).toEqual(
    elsewhere,
  );
});

test("signing out without a session only clears the cookie", async () => {
  const services = await createTestServices();
  const ended = vi.spyOn(services.live, "endSession");
  expect((await endSession(services, requestWith("matinal.session_token=x"))).getSetCookie()).not.toEqual([]);
  expect(ended).not.toHaveBeenCalled();
});

test("on https the cookie is Secure and has the __Host- prefix", async () => {
  const services = await createTestServices({ APP_URL: "https://www.example.com" });
  const { token } = await signInMailFor(services);
  const redeemed = await redeemToken(services, token);
  expect(redeemed.ok && redeemed.headers.get("Set-Cookie")).toMatch(
    /^__Host-matinal\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test("on https a cookie that another host of the domain could have set is ignored", async () => {
  const services = await createTestServices({ APP_URL: "https://www.example.com" });
  const { token } = await signInMailFor(services);
  const redeemed = await redeemToken(services, token);
  const [name, value] = redeemed.ok ? cookiePair(redeemed.headers).split("=") : [];
  const load = (cookie: string) =>
    loadSession(services, new Request("https://www.example.com/", { headers: { Cookie: cookie } }));
  expect(await load(`${name}=${value}`)).toMatchObject({ user: { email: anna } });
  for (const other of ["matinal.session_token", "__Secure-matinal.session_token"])
    expect(await load(`${other}=${value}`)).toBeNull();
});

test("twenty simultaneous visits create one client", async () => {
  const { db } = await createTestServices();
  const client = { id: "u1", email: anna };
  await addUser(db.asOwner, client);
  await Promise.all(Array.from({ length: 20 }, () => ensureClient(db.asOwner, client)));
  expect(await db.asOwner.select().from(clients)).toMatchObject([client]);
});
