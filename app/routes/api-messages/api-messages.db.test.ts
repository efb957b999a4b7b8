import { randomUUID } from "node:crypto";
import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { endSession } from "~/accounts/session.server.ts";
import { redeemSignInToken, requestSignIn } from "~/accounts/sign-in.server.ts";
import { conversation as copy } from "~/content/conversation.ts";
import { caller, type Services, services as servicesContext } from "~/services.server.ts";
import { eventsIn } from "../../../test/event-stream.ts";
import { newestMail, tokenIn } from "../../../test/running-server.ts";
import { createTestServices } from "../../../test/services.ts";
import * as nowhere from "../api-not-found/route.ts";
import * as messages from "./route.ts";
import * as stream from "./stream.ts";

vi.spyOn(console, "log").mockImplementation(() => {});

const origin = "http://localhost:3000";

test("a message is stored, repeated, refused for another content, and read back with the open question", async () => {
  const anna = await signedIn(await createTestServices(), "anna@example.fr");
  const key = randomUUID();

  const created = await anna.post({ key, content: "  Pômmy " });
  expect(created.status).toBe(201);
  const { message } = await created.json();
  expect(message).toMatchObject({ seq: 2, role: "user", content: "Pômmy" });

  const repeated = await anna.post({ key, content: "Pômmy" });
  expect([repeated.status, await repeated.json()]).toEqual([200, { message }]);
  expect((await anna.post({ key, content: "Autre" })).status).toBe(409);

  const { messages: all, step } = await anna.read();
  expect([all[1], all.length, step]).toEqual([message, 3, "industry"]);
  expect((await anna.read("?after=2")).messages).toEqual(all.slice(2));
});

test("role, id, seq, client and time in a body change nothing", async () => {
  const services = await createTestServices();
  const [anna, bruno] = [
    await signedIn(services, "anna@example.fr"),
    await signedIn(services, "bruno@example.fr"),
  ];
  const claimed = { id: randomUUID(), seq: 77, role: "assistant", client_id: bruno.id, clientId: bruno.id };
  const times = { created_at: "2001-01-01T00:00:00Z", createdAt: "2001-01-01T00:00:00Z", asks: "tone" };
  const answer = await anna.post({ key: randomUUID(), content: "Bonjour", ...claimed, ...times });

  const { message } = await answer.json();
  expect(message).toMatchObject({ seq: 2, role: "user", content: "Bonjour" });
  expect(message.id).not.toBe(claimed.id);
  expect(message.createdAt).not.toMatch(/^2001/);
  expect((await bruno.read()).messages).toHaveLength(1);
});

const refused = [
  ["{", 400],
  ["", 400],
  ["[".repeat(30_000), 400],
  ["null", 422],
  ["[]", 422],
  ['{"__proto__":{"key":"a","content":"b"}}', 422],
  [{ content: "sans clé" }, 422],
  [{ key: "pas-un-uuid", content: "x" }, 422],
  [{ key: [randomUUID()], content: "x" }, 422],
  [{ key: randomUUID(), content: ["x"] }, 422],
  [{ key: randomUUID(), content: 5 }, 422],
  [{ key: randomUUID(), content: " \u00a0\n" }, 422],
  [{ key: randomUUID(), content: "a\0b" }, 422],
  [{ key: randomUUID(), content: "a\ud800b" }, 422],
  [{ key: randomUUID(), content: "😀".repeat(8_001) }, 413],
] as const;

test("what cannot be a message is answered with its status and a sentence, and stores nothing", async () => {
  const anna = await signedIn(await createTestServices(), "anna@example.fr");
  for (const [body, status] of refused) {
    const answer = await anna.post(body);
    expect([body, answer.status, await answer.json()]).toEqual([
      body,
      status,
      { error: { code: expect.stringMatching(/^[a-z_]+$/), message: expect.stringMatching(/\.$/) } },
    ]);
  }
  expect((await anna.read()).messages.map(({ content }) => content)).toEqual([copy.questions.company_name()]);
});

test("8,000 characters pass", async () => {
  const anna = await signedIn(await createTestServices(), "anna@example.fr");
  expect((await anna.post({ key: randomUUID(), content: "😀".repeat(8_000) })).status).toBe(201);
});

test("signed out, everything is 401; a cursor that is none is 422; other methods are 405", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@example.fr");
  const stranger = visitor(services, "");
  expect((await stranger.post({ key: randomUUID(), content: "x" })).status).toBe(401);
  for (const route of [messages, stream]) {
    expect((await stranger.call(route, {})).status).toBe(401);
    for (const query of ["?after=", "?after=-1", "?after=1e3", "?after=9999999999999999"])
      expect((await anna.call(route, { query })).status).toBe(422);
    for (const method of ["PUT", "PATCH", "DELETE"])
      expect((await anna.call(route, { method })).status).toBe(405);
  }
  expect((await anna.call(stream, { lastEventId: "2;3" })).status).toBe(422);
  expect((await anna.call(stream, { method: "POST" })).status).toBe(405);
});

test("the stream has its headers, and Last-Event-ID goes before ?after", async () => {
  const anna = await signedIn(await createTestServices(), "anna@example.fr");
  await anna.post({ key: randomUUID(), content: "Pômmy" });
  expect((await anna.read()).messages).toHaveLength(3);

  const answer = await anna.call(stream, { query: "?after=0", lastEventId: "2" });
  expect(Object.fromEntries(answer.headers)).toEqual({
    "content-type": "text/event-stream",
    "cache-control": "no-cache, no-transform",
    "x-accel-buffering": "no",
  });
  expect(await firstId(answer)).toBe("3");
  expect(await firstId(await anna.call(stream, { query: "?after=1" }))).toBe("2");
});

test("asking for the stream's headers alone opens none", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@example.fr");
  const follow = vi.spyOn(services.live, "follow");
  const answer = await anna.call(stream, { method: "HEAD" });
  expect([answer.status, answer.body]).toEqual([200, null]);
  expect(follow).not.toHaveBeenCalled();
});

test("signing out ends that session's stream", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@example.fr");
  const answer = await anna.call(stream, { query: "?after=0" });
  const seen: (string | null)[] = [];
  for await (const { event } of eventsIn(bodyOf(answer))) {
    seen.push(event);
    if (event === "step") await endSession(services, anna.request(stream, {}));
  }
  expect(seen.slice(-2)).toEqual(["step", "signed-out"]);
  expect((await anna.call(messages, {})).status).toBe(401);
});

test("any other address of the interface is 404 by every method", () => {
  for (const answer of [nowhere.loader(), nowhere.action()]) expect(answer.status).toBe(404);
});

type Route = typeof messages | typeof stream;
type Call = { method?: string; query?: string; body?: string; lastEventId?: string };

function visitor(services: Services, cookie: string) {
  const request = (route: Route, { method = "GET", query = "", body, lastEventId }: Call) => {
    const headers = new Headers({ Cookie: cookie });
    if (body !== undefined) headers.set("Content-Type", "application/json");
    if (lastEventId !== undefined) headers.set("Last-Event-ID", lastEventId);
    const path = route === stream ? "/api/messages/stream" : "/api/messages";
    return new Request(origin + path + query, { method, headers, body });
  };
  const call = (route: Route, each: Call): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(caller, { address: "192.0.2.7", requestId: "r1", nonce: "" });
    const answer = ["GET", "HEAD", undefined].includes(each.method) ? route.loader : route.action;
    return answer({ request: request(route, each), context });
  };
  return {
    request,
    call,
    post: (body: unknown) =>
      call(messages, { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body) }),
    read: async (query = "") =>
      (await (await call(messages, { query })).json()) as {
        messages: { id: string; seq: number; content: string }[];
        step: string | null;
      },
  };
}

async function signedIn(services: Services, email: string) {
  const address = "192.0.2.7";
  await requestSignIn(services, { email, next: null, browser: null, address });
  const { text } = await newestMail(services.environment.dataDir, email);
  const redeemed = await redeemSignInToken(services, { token: tokenIn(text), address, userAgent: null });
  if (!redeemed.ok) throw new Error("The link did not sign in.");
  const cookie = redeemed.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
  const session = await services.auth.api.getSession({ headers: new Headers({ Cookie: cookie }) });
  return { ...visitor(services, cookie), id: session?.user.id ?? "" };
}

function bodyOf(answer: Response): ReadableStream<Uint8Array> {
  if (!answer.body) throw new Error("The answer has no body.");
  return answer.body;
}

async function firstId(answer: Response): Promise<string | null> {
  for await (const { event, id } of eventsIn(bodyOf(answer))) if (event === "message") return id;
  return null;
}
