import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { parisDay } from "#app/calendar/paris-day.ts";
import { openConversation } from "#app/conversation/open-conversation.server.ts";
import type { ProspectEvent } from "#app/prospects/prospects-protocol.ts";
import type { Services } from "#app/services.server.ts";
import { recordObjection } from "#app/sourcing/objections/record-objection.server.ts";
import { prospectEvents } from "#db/schema.ts";
import { signInByMail } from "#test/accounts/sign-in-by-mail.ts";
import { addSession, listen } from "#test/conversation/stream-listener.ts";
import { contractOf } from "#test/openapi/contract.ts";
import { deliver, newProspect, newProspects } from "#test/prospects/stored-prospects.ts";
import { routeContext } from "#test/services/route-context.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { openApiDocument } from "../openapi/document.ts";
import * as changes from "./changes-api.ts";
import * as events from "./events-api.ts";
import * as one from "./prospect-api.ts";
import * as list from "./prospects-api.ts";
import * as viewers from "./viewers-api.ts";

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

const contract = contractOf(openApiDocument({ appUrl: "http://localhost:3000", isHttps: false }) as never);
const today = () => parisDay(Date.now());

/** The API as a signed-in client calls it: every answer is compared with the document. */
async function signedIn(services: Services, email: string) {
  const { cookie, user } = await signInByMail(services, email);
  await openConversation(services, user);
  const call = async (
    path: string,
    route: typeof list | typeof events,
    params = {},
    body?: unknown,
    method = body === undefined ? "GET" : "POST",
  ) => {
    const headers = { Cookie: cookie, "Content-Type": "application/json" };
    const text = typeof body === "string" || body === undefined ? body : JSON.stringify(body);
    const request = new Request(`http://localhost:3000${path}`, { method, headers, body: text });
    const handle = method === "GET" ? route.loader : route.action;
    const response = await handle({ request, context: routeContext(services), params });
    const answer = await response.text();
    const template = path.split("?")[0]?.replace(/(prospects\/)(?!changes)[^/]*/, "$1{id}") ?? "";
    contract.check({ method, path: template, request: { body: text, headers }, response, body: answer });
    return { status: response.status, json: JSON.parse(answer) };
  };
  return {
    user,
    list: (query = "") => call(`/api/prospects${query}`, list),
    changes: (query = "") => call(`/api/prospects/changes${query}`, changes),
    read: (id: string) => call("/api/prospects/x", one, { id }),
    post: (id: string, body: unknown) => call("/api/prospects/x/events", events, { id }, body),
    view: (id: string, body: unknown) => call("/api/prospects/x/viewers", viewers, { id }, body, "PUT"),
  };
}

test("a prospect is listed, read, acted on and followed, as the document says", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr");
  const [id = ""] = (await deliver(services, anna.user.id, [newProspect()], today())).ids;
  const listed = await anna.list("?view=today&q=courtade&score=92&sector=&limit=1");
  expect([listed.status, listed.json.prospects.length, listed.json.next]).toEqual([200, 1, null]);

  const stream = listen(services, await addSession(services, anna.user));
  expect(JSON.parse((await stream.until("prospects")).data)).toEqual({ seq: 1 });
  const wish = { key: randomUUID(), kind: "status", status: "not_relevant" };
  // As some systems write a UUID.
  const [made, again] = [await anna.post(id, wish), await anna.post(id.toUpperCase(), wish)];
  expect([made.status, again.status]).toEqual([201, 200]);
  expect(again.json.event).toEqual(made.json.event);
  expect(made.json).toMatchObject({
    prospect: { status: "not_relevant", nextStep: null, seq: 2 },
    event: { kind: "status", by: anna.user.id, data: { status: "not_relevant", reason: "other" } },
  });
  const { data } = await stream.until("prospects");
  contract.checkEvent("/api/messages/stream", "prospects", data);
  expect(JSON.parse(data)).toEqual({ seq: 2 });
  const view = { tab: randomUUID(), isOpen: true };
  expect(await anna.view(id, view)).toEqual({ status: 200, json: { viewers: [] } });
  const viewed = (await stream.until("viewers")).data;
  contract.checkEvent("/api/messages/stream", "viewers", viewed);
  expect(JSON.parse(viewed)).toEqual({ prospect: id, viewers: [anna.user.id] });
  await stream.close();

  expect((await anna.post(id, { ...wish, status: "won" })).json.error.code).toBe("key_reused");
  const undo = { kind: "undo", event: made.json.event.id };
  expect((await anna.post(id, { key: randomUUID(), ...undo })).status).toBe(201);
  expect((await anna.post(id, { key: randomUUID(), ...undo })).json.error.code).toBe("not_newest");
  const record = await anna.read(id);
  expect(record.json.history.map(({ kind }: ProspectEvent) => kind)).toEqual(["undo", "status"]);
  const { prospects, removed, seq } = (await anna.changes("?after=1")).json;
  expect([prospects.length, removed, seq]).toEqual([1, [], 3]);
});

test("a record that was withdrawn at the person's wish says so, to the team that had it and to nobody else", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr");
  const bruno = await signedIn(services, "bruno@exemple.fr");
  const person = newProspect();
  const [id = ""] = (await deliver(services, anna.user.id, [person], today())).ids;
  await recordObjection(
    services,
    { email: person.email.value, contact: person.contact, siren: null },
    "test",
  );

  const gone = await anna.read(id);
  expect([gone.status, gone.json.error.code]).toEqual([404, "withdrawn"]);
  expect((await anna.changes("?after=0")).json).toMatchObject({ removed: [id], withdrawn: [id] });
  expect((await bruno.read(id)).json.error.code).toBe("not_found");
});

test("nonsense and other people's ids are refused with a sentence, and store nothing", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr");
  const bruno = await signedIn(services, "bruno@exemple.fr");
  const [id = ""] = (await deliver(services, anna.user.id, newProspects(2))).ids;
  const key = randomUUID();
  for (const other of [id, randomUUID(), "__proto__", "1", "", "x".repeat(60_000), "\0", "' or 1=1"]) {
    const calls = [await bruno.read(other), await bruno.post(other, { key, kind: "note", text: "Oui" })];
    for (const { status, json } of calls) expect([status, json.error.code]).toEqual([404, "not_found"]);
  }
  for (const body of [
    ...["null", "[]", "1", '{"__proto__":{"kind":"note","text":"Oui"}}', `{"key":"${key}"}`],
    ...[{}, "Oui\0", "\uD800", " ", "\u0001", ["Oui"], "x".repeat(60_000)].map((text) => ({
      key,
      kind: "note",
      text,
    })),
    ...["letter", "__proto__", null, ["note"]].map((kind) => ({ key, kind, text: "Oui" })),
    { key, kind: "status", status: "done" },
    { key, kind: "status", status: "won", reason: "size" },
    { key, kind: "call", outcome: "meeting", note: 1 },
    { key, kind: "next_step", at: null },
    ...["demain", "2026-02-30", "9999-01-01T00:00:00Z", 1].map((at) => ({
      key,
      kind: "next_step",
      what: "Oui",
      at,
    })),
    { key, kind: "undo", event: "1" },
  ]) {
    const { status, json } = await anna.post(id, body);
    expect([status, json.error.code], JSON.stringify(body).slice(0, 80)).toEqual([422, "invalid_body"]);
    expect(json.error.message).toMatch(/\.$/);
  }
  for (const wrong of ["no UUID", "x".repeat(60_000), `${key}\0`])
    expect((await anna.post(id, { key: wrong, kind: "note", text: "Oui" })).json.error.code).toBe(
      "invalid_key",
    );
  expect((await anna.post(id, "{")).status).toBe(400);
  for (const query of [
    "view=x",
    "status=x",
    "score=101",
    "score=1e1",
    "limit=0",
    "limit=201",
    "limit=-1",
    "q=%00",
    "sector=%01",
    `q=${"x".repeat(1_000)}`,
  ])
    expect((await anna.list(`?${query}`)).json.error?.code, query).toBe("invalid_query");
  for (const after of ["x", "W10", "%00"])
    expect((await anna.list(`?after=${after}`)).json.error.code).toBe("invalid_cursor");
  for (const after of ["x", "-1", "1e3", "9".repeat(20)])
    expect((await anna.changes(`?after=${after}`)).status).toBe(422);
  expect(await services.db.asOwner.$count(prospectEvents)).toBe(0);
});

test("one member says at most 300 times a minute what is open", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr");
  const [id = ""] = (await deliver(services, anna.user.id, [newProspect()], today())).ids;
  let last = 200;
  for (let times = 0; times <= 300 && last === 200; times++)
    last = (await anna.view(id, { tab: randomUUID(), isOpen: true })).status;
  expect(last).toBe(429);
  expect((await anna.read(id)).status).toBe(200);
});
