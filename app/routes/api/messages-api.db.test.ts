import { randomUUID } from "node:crypto";
import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { deleteAccount } from "~/accounts/delete-account.server.ts";
import { conversation as copy } from "~/content/conversation.ts";
import { endSession } from "~/cookies/session-cookie.server.ts";
import { caller, type Services, services as servicesContext } from "~/services.server.ts";
import { clients, messages as messageRows } from "../../../db/schema.ts";
import { fill } from "../../../test/conversations.ts";
import { eventsIn } from "../../../test/event-stream.ts";
import { createTestServices } from "../../../test/services.ts";
import { signInByMail } from "../../../test/sign-in.ts";
import * as messages from "./messages-api.ts";
import * as stream from "./messages-stream-api.ts";
import * as nowhere from "./not-found-api.ts";

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

test("an answer to a question that is closed is 409 with a sentence, and stores nothing", async () => {
  const anna = await signedIn(await createTestServices(), "anna@example.fr");
  await anna.read();
  const key = randomUUID();
  const answer = { key, content: "Pômmy", step: "company_name" };
  expect((await anna.post(answer)).status).toBe(201);
  expect((await anna.post(answer)).status).toBe(200);
  for (const step of ["company_name", "tone"]) {
    const late = await anna.post({ key: randomUUID(), content: "Trop tard", step });
    expect([late.status, await late.json()]).toEqual([
      409,
      { error: { code: "question_closed", message: copy.refusals.closed } },
    ]);
  }
  expect((await anna.post({ key: randomUUID(), content: "Logiciels", step: null })).status).toBe(201);
  for (const step of ["", "nom", 3, {}])
    expect((await anna.post({ key: randomUUID(), content: "x", step })).status).toBe(422);
  const said = (await anna.read()).messages.map(({ content }) => content);
  expect(said).toEqual(expect.arrayContaining(["Pômmy", "Logiciels"]));
  expect(said).not.toContain("Trop tard");
});

test("the sixty-first message of a minute is 429 with the seconds to wait; a repetition is not", async () => {
  const anna = await signedIn(await createTestServices(), "anna@example.fr");
  const key = randomUUID();
  expect((await anna.post({ key, content: "Bonjour" })).status).toBe(201);
  for (let count = 1; count < 60; count++)
    expect((await anna.post({ key: randomUUID(), content: "Encore" })).status).toBe(201);

  const refused = await anna.post({ key: randomUUID(), content: "Trop" });
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get("Retry-After"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await refused.json()).toEqual({
    error: { code: "too_many_messages", message: copy.refusals.tooMany(seconds) },
  });
  expect((await anna.post({ key, content: "Bonjour" })).status).toBe(200);
  expect((await anna.read()).messages.map(({ content }) => content)).not.toContain("Trop");
});

test("whoever signs out, or deletes the account, while a body is on its way stores nothing", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@example.fr");
  const bruno = await signedIn(services, "bruno@example.fr");
  const slow = [anna, bruno].map((each) => each.postSlowly({ key: randomUUID(), content: "Trop tard" }));
  await endSession(services, anna.request(messages, {}));
  await deleteAccount(services, { id: bruno.id, email: "bruno@example.fr" });
  for (const { finish, answered } of slow) {
    finish();
    expect((await answered).status).toBe(401);
  }
  expect(await services.db.asOwner.select().from(messageRows)).toEqual([]);
  expect(await services.db.asOwner.select().from(clients)).toMatchObject([{ id: anna.id }]);
});

test("a history that is asked for by HEAD has its headers and no body", async () => {
  const anna = await signedIn(await createTestServices(), "anna@example.fr");
  const answer = await anna.call(messages, { method: "HEAD" });
  expect([answer.status, answer.headers.get("Content-Type"), answer.body]).toEqual([
    200,
    "application/json",
    null,
  ]);
});

test("a history that breaks off in the middle is no JSON", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@example.fr");
  await anna.read();
  await fill(services.db.asOwner, anna, 400, 200);
  const body = bodyOf(await anna.call(messages, {}));
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = decoder.decode((await reader.read()).value);
  await services.db.asOwner.delete(messageRows);
  const rest = async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      text += decoder.decode(part.value);
  };
  await expect(rest()).rejects.toThrow();
  expect(text.length).toBeGreaterThan(1_000);
  expect(() => JSON.parse(text)).toThrow();
});

test("parts of a history and all behind a number are what the whole says", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@example.fr");
  await anna.read();
  await fill(services.db.asOwner, anna, 700, 200);
  const { messages: all } = await anna.read();
  expect(all.map(({ seq }) => seq)).toEqual(Array.from({ length: 701 }, (_, index) => index + 1));
  expect((await anna.read("?after=650")).messages).toEqual(all.slice(650));
  expect((await anna.read("?limit=60")).messages).toEqual(all.slice(-60));
  expect((await anna.read("?before=301&limit=200")).messages).toEqual(all.slice(100, 300));
  expect((await anna.read("?before=701")).messages).toEqual(all.slice(200, 700));
  expect((await anna.read("?limit=9999")).messages).toEqual(all.slice(-500));
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
  const follow = vi.spyOn(services.live, "subscribe");
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
type Call = {
  method?: string;
  query?: string;
  body?: string | ReadableStream<Uint8Array>;
  lastEventId?: string;
};

function visitor(services: Services, cookie: string) {
  const request = (route: Route, { method = "GET", query = "", body, lastEventId }: Call) => {
    const headers = new Headers({ Cookie: cookie });
    if (body !== undefined) headers.set("Content-Type", "application/json");
    if (lastEventId !== undefined) headers.set("Last-Event-ID", lastEventId);
    const path = route === stream ? "/api/messages/stream" : "/api/messages";
    return new Request(origin + path + query, { method, headers, body, duplex: "half" } as RequestInit);
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
    /** Sends all but the last byte of the body, and that when `finish` is called. */
    postSlowly: (body: unknown) => {
      const bytes = new TextEncoder().encode(JSON.stringify(body));
      let finish = () => {};
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(bytes.slice(0, -1));
          finish = () => {
            controller.enqueue(bytes.slice(-1));
            controller.close();
          };
        },
      });
      return { answered: call(messages, { method: "POST", body: stream }), finish: () => finish() };
    },
    read: async (query = "") =>
      (await (await call(messages, { query })).json()) as {
        messages: { id: string; seq: number; content: string }[];
        step: string | null;
      },
  };
}

async function signedIn(services: Services, email: string) {
  const { cookie, user } = await signInByMail(services, email);
  return { ...visitor(services, cookie), id: user.id };
}

function bodyOf(answer: Response): ReadableStream<Uint8Array> {
  if (!answer.body) throw new Error("The answer has no body.");
  return answer.body;
}

async function firstId(answer: Response): Promise<string | null> {
  for await (const { event, id } of eventsIn(bodyOf(answer))) if (event === "message") return id;
  return null;
}
