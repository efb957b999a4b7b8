import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ensureClient } from "~/accounts/clients.server.ts";
import { redeemSignInToken, requestSignIn } from "~/accounts/sign-in/sign-in.server.ts";
import { streamConversation } from "~/conversation/stream/stream.server.ts";
import { endSession, loadSession, renewSession, requireSession } from "~/cookies/session-cookie.server.ts";
import type { Services } from "~/services.server.ts";
import { clients, session as sessions } from "../../../db/schema.ts";
import { addUser } from "../../../test/database/users.ts";
import { newestMail, tokenIn } from "../../../test/server/sent-mails.ts";
import { eventsIn } from "../../../test/services/event-stream.ts";
import { createTestServices } from "../../../test/services/test-services.ts";
import { listSessions } from "./sessions.server.ts";

const start = Date.parse("2026-03-02T08:00:00.000Z");
const day = 24 * 3600;
const after = (seconds: number) => vi.setSystemTime(start + seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
});
afterEach(() => {
  vi.useRealTimers();
});
vi.spyOn(console, "log").mockImplementation(() => {});

const anna = "anna@example.fr";

function visit(cookie = ""): Request {
  return new Request("http://localhost:3000/assistant", { headers: { Cookie: cookie } });
}

function pairIn(headers: Headers): string {
  return headers.getSetCookie().at(0)?.split(";", 1)[0] ?? "";
}

/** The cookie of somebody who just signed in. */
async function signedIn(services: Services, email = anna): Promise<string> {
  const address = "192.0.2.7";
  await requestSignIn(services, { email, next: null, browser: null, address });
  const { text } = await newestMail(services.environment.dataDir, email);
  const redeemed = await redeemSignInToken(services, { token: tokenIn(text), address, userAgent: "Firefox" });
  if (!redeemed.ok) throw new Error("The link did not sign in.");
  return pairIn(redeemed.headers);
}

test("a signed-in browser is known by its cookie, for thirty days", async () => {
  const services = await createTestServices();
  const cookie = await signedIn(services);
  const session = await loadSession(services, visit(`a=b; ${cookie}; c=d`));
  expect(session).toMatchObject({ user: { email: anna }, expiresAt: new Date(start + 30 * day * 1000) });
  const [client] = await services.db.asOwner.select().from(clients);
  expect(client?.id).toBe(session?.user.id);

  after(30 * day - 1);
  expect(await loadSession(services, visit(cookie))).toMatchObject({ id: session?.id });
  after(30 * day + 0.001);
  expect(await loadSession(services, visit(cookie))).toBeNull();
});

test("a session that is used lasts on, and its cookie is sent again, at most once a day", async () => {
  const services = await createTestServices();
  const cookie = await signedIn(services);
  after(day - 1);
  expect((await renewSession(services, visit(cookie))).headers.getSetCookie()).toEqual([]);
  after(day);
  const { session, headers } = await renewSession(services, visit(cookie));
  expect(session?.expiresAt).toEqual(new Date(start + 31 * day * 1000));
  expect(headers.get("Set-Cookie")).toContain("Max-Age=2592000");
  expect(pairIn(headers)).toBe(cookie);
  expect((await renewSession(services, visit(cookie))).headers.getSetCookie()).toEqual([]);
});

test("however often it is used, a session and its cookie end ninety days after the sign-in", async () => {
  const services = await createTestServices();
  const cookie = await signedIn(services);
  for (const days of [20, 40, 59]) {
    after(days * day);
    const { session, headers } = await renewSession(services, visit(cookie));
    expect(session?.expiresAt).toEqual(new Date(start + (days + 30) * day * 1000));
    expect(headers.get("Set-Cookie")).toContain("Max-Age=2592000;");
  }
  after(80 * day);
  const last = await renewSession(services, visit(cookie));
  expect(last.session?.expiresAt).toEqual(new Date(start + 90 * day * 1000));
  expect(last.headers.get("Set-Cookie")).toContain(`Max-Age=${10 * day};`);
  expect(pairIn(last.headers)).toBe(cookie);
  after(89 * day);
  expect((await renewSession(services, visit(cookie))).headers.getSetCookie()).toEqual([]);

  after(90 * day - 1);
  const session = await loadSession(services, visit(cookie));
  if (!session) throw new Error("The session ended too early.");
  const told: (string | null)[] = [];
  for await (const { event } of eventsIn(streamConversation(services, session, null, { beat: 20 }))) {
    told.push(event);
    if (event === "step") after(90 * day);
  }
  expect(told.at(-1)).toBe("signed-out");
  expect(await loadSession(services, visit(cookie))).toBeNull();
  expect(await listSessions(services, session.user.id)).toEqual([]);
  const over = await renewSession(services, visit(cookie));
  expect(over.headers.get("Set-Cookie")).toMatch(/^matinal\.session_token=; Max-Age=0; /);
});

test("a session that is older than ninety days is over, whatever its row says", async () => {
  const services = await createTestServices();
  const cookie = await signedIn(services);
  const createdAt = new Date(start - 90 * day * 1000);
  await services.db.asOwner.update(sessions).set({ createdAt });
  expect(await loadSession(services, visit(cookie))).toBeNull();
});

test("a cookie that is none of ours signs nobody in", async () => {
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
  for (const cookie of cookies) expect(await loadSession(services, visit(cookie))).toBeNull();
});

test("a cookie whose signature or token was changed signs nobody in", async () => {
  const services = await createTestServices();
  const cookie = await signedIn(services);
  const [token, signature] = decodeURIComponent(cookie).split("=")[1]?.split(".") ?? [];
  for (const forged of [
    `${token}`,
    `${token}.`,
    `x${token}.${signature}`,
    `${token}.x${signature?.slice(1)}`,
  ])
    expect(
      await loadSession(services, visit(`matinal.session_token=${encodeURIComponent(forged)}`)),
    ).toBeNull();
});

test("a page's visit makes the session last on", async () => {
  const services = await createTestServices();
  const cookie = await signedIn(services);
  expect((await requireSession(services, visit(cookie))).renewal.getSetCookie()).toEqual([]);
  after(2 * day);
  const { user, renewal } = await requireSession(services, visit(cookie));
  expect(user.email).toBe(anna);
  expect(pairIn(renewal)).toBe(cookie);
});

test("who is not signed in is sent to /login, where the reason is told", async () => {
  const services = await createTestServices();
  const answer = await requireSession(services, visit()).catch((thrown) => thrown);
  expect(answer).toBeInstanceOf(Response);
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/login"]);
  expect(answer.headers.get("Set-Cookie")).toMatch(/^matinal\.notice=signInFirst; Max-Age=60; /);
});

test("signing out ends this session, its streams and its cookie, and no other session", async () => {
  const services = await createTestServices();
  const here = await signedIn(services);
  after(61);
  await services.outbox.close();
  const session = await loadSession(services, visit(here));
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

  const headers = await endSession(services, visit(here));
  expect(headers.get("Set-Cookie")).toMatch(/^matinal\.session_token=; Max-Age=0; Path=\/; HttpOnly/);
  expect(ended.mock.calls).toEqual([[session?.id]]);
  expect(await loadSession(services, visit(here))).toBeNull();
  expect(await services.db.asOwner.select().from(sessions).where(eq(sessions.id, "other"))).toEqual(
    elsewhere,
  );
});

test("signing out without a session only clears the cookie", async () => {
  const services = await createTestServices();
  const ended = vi.spyOn(services.live, "endSession");
  expect((await endSession(services, visit("matinal.session_token=x"))).getSetCookie()).not.toEqual([]);
  expect(ended).not.toHaveBeenCalled();
});

test("on https the cookie is Secure and of this host alone", async () => {
  const services = await createTestServices({ APP_URL: "https://www.example.com" });
  await requestSignIn(services, { email: anna, next: null, browser: null, address: "" });
  const { text } = await newestMail(services.environment.dataDir, anna);
  const redeemed = await redeemSignInToken(services, { token: tokenIn(text), address: "", userAgent: null });
  expect(redeemed.ok && redeemed.headers.get("Set-Cookie")).toMatch(
    /^__Host-matinal\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test("on https no cookie is believed that another host of the domain could have set", async () => {
  const services = await createTestServices({ APP_URL: "https://www.example.com" });
  await requestSignIn(services, { email: anna, next: null, browser: null, address: "" });
  const { text } = await newestMail(services.environment.dataDir, anna);
  const redeemed = await redeemSignInToken(services, { token: tokenIn(text), address: "", userAgent: null });
  const [name, value] = redeemed.ok ? pairIn(redeemed.headers).split("=") : [];
  const seen = (cookie: string) =>
    loadSession(services, new Request("https://www.example.com/", { headers: { Cookie: cookie } }));
  expect(await seen(`${name}=${value}`)).toMatchObject({ user: { email: anna } });
  for (const other of ["matinal.session_token", "__Secure-matinal.session_token"])
    expect(await seen(`${other}=${value}`)).toBeNull();
});

test("twenty visits at once make one client's record", async () => {
  const { db } = await createTestServices();
  const client = { id: "u1", email: anna };
  await addUser(db.asOwner, client);
  await Promise.all(Array.from({ length: 20 }, () => ensureClient(db.asOwner, client)));
  expect(await db.asOwner.select().from(clients)).toMatchObject([client]);
});
