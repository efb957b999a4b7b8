import { expect, test, vi } from "vitest";
import { streamConversation } from "#app/conversation/stream/stream-conversation.server.ts";
import { loadSession, renewSession, requireSession } from "#app/cookies/session-cookie.server.ts";
import { clients, session as sessions } from "#db/schema.ts";
import { anna, cookiePair, requestWith, signInCookie } from "#test/accounts/sign-in-fixtures.ts";
import { after, fakeClock, start } from "#test/clock.ts";
import { eventsIn } from "#test/conversation/event-stream.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { listSessions } from "./own-sessions.server.ts";

fakeClock();
vi.spyOn(console, "log").mockImplementation(() => {});

const day = 24 * 3600;

test("a cookie loads its session for thirty days", async () => {
  const services = await createTestServices();
  const cookie = await signInCookie(services);
  const session = await loadSession(services, requestWith(`a=b; ${cookie}; c=d`));
  expect(session).toMatchObject({ user: { email: anna }, expiresAt: new Date(start + 30 * day * 1000) });
  const [client] = await services.db.asOwner.select().from(clients);
  expect(client?.id).toBe(session?.user.id);

  after(30 * day - 1);
  expect(await loadSession(services, requestWith(cookie))).toMatchObject({ id: session?.id });
  after(30 * day + 0.001);
  expect(await loadSession(services, requestWith(cookie))).toBeNull();
});

test("a used session is extended and its cookie sent again, at most once a day", async () => {
  const services = await createTestServices();
  const cookie = await signInCookie(services);
  after(day - 1);
  expect((await renewSession(services, requestWith(cookie))).headers.getSetCookie()).toEqual([]);
  after(day);
  const { session, headers } = await renewSession(services, requestWith(cookie));
  expect(session?.expiresAt).toEqual(new Date(start + 31 * day * 1000));
  expect(headers.get("Set-Cookie")).toContain("Max-Age=2592000");
  expect(cookiePair(headers)).toBe(cookie);
  expect((await renewSession(services, requestWith(cookie))).headers.getSetCookie()).toEqual([]);
});

test("a session and its cookie end ninety days after the sign-in, however often they are used", async () => {
  const services = await createTestServices();
  const cookie = await signInCookie(services);
  for (const days of [20, 40, 59]) {
    after(days * day);
    const { session, headers } = await renewSession(services, requestWith(cookie));
    expect(session?.expiresAt).toEqual(new Date(start + (days + 30) * day * 1000));
    expect(headers.get("Set-Cookie")).toContain("Max-Age=2592000;");
  }
  after(80 * day);
  const last = await renewSession(services, requestWith(cookie));
  expect(last.session?.expiresAt).toEqual(new Date(start + 90 * day * 1000));
  expect(last.headers.get("Set-Cookie")).toContain(`Max-Age=${10 * day};`);
  expect(cookiePair(last.headers)).toBe(cookie);
  after(89 * day);
  expect((await renewSession(services, requestWith(cookie))).headers.getSetCookie()).toEqual([]);

  after(90 * day - 1);
  const session = await loadSession(services, requestWith(cookie));
  if (!session) throw new Error("The session ended too early.");
  const events: (string | null)[] = [];
  for await (const { event } of eventsIn(streamConversation(services, session, null, { interval: 20 }))) {
    events.push(event);
    if (event === "step") after(90 * day);
  }
  expect(events.at(-1)).toBe("signed-out");
  expect(await loadSession(services, requestWith(cookie))).toBeNull();
  expect(await listSessions(services, session.user.id)).toEqual([]);
  const ended = await renewSession(services, requestWith(cookie));
  expect(ended.headers.get("Set-Cookie")).toMatch(/^matinal\.session_token=; Max-Age=0; /);
});

test("a session older than ninety days has ended, even when its row has not expired", async () => {
  const services = await createTestServices();
  const cookie = await signInCookie(services);
  const createdAt = new Date(start - 90 * day * 1000);
  await services.db.asOwner.update(sessions).set({ createdAt });
  expect(await loadSession(services, requestWith(cookie))).toBeNull();
});

test("a visit to a page extends the session", async () => {
  const services = await createTestServices();
  const cookie = await signInCookie(services);
  expect((await requireSession(services, requestWith(cookie))).renewal.getSetCookie()).toEqual([]);
  after(2 * day);
  const { user, renewal } = await requireSession(services, requestWith(cookie));
  expect(user.email).toBe(anna);
  expect(cookiePair(renewal)).toBe(cookie);
});
