import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { openConversation } from "#app/conversation/open-conversation.server.ts";
import { storeNext } from "#app/conversation/sequence.server.ts";
import type { Services } from "#app/services.server.ts";
import { storageQuota } from "#app/storage/storage-quota.ts";
import { storageUseOf } from "#app/storage/storage-use.server.ts";
import { messageFeedback } from "#db/schema.ts";
import { signInByMail } from "#test/accounts/sign-in-by-mail.ts";
import { wholeConversation } from "#test/conversation/conversations.ts";
import { contractOf } from "#test/openapi/contract.ts";
import { routeContext } from "#test/services/route-context.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { pretendToStore } from "#test/storage/storage-uses.ts";
import { openApiDocument } from "../openapi/document.ts";
import * as route from "./feedback-api.ts";

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

const contract = contractOf(openApiDocument({ appUrl: "http://localhost:3000", isHttps: false }) as never);

/** The operation as a signed-in client with one answer calls it: every answer is compared with the document. */
async function signedIn(services: Services, email: string) {
  const { cookie, user } = await signInByMail(services, email);
  await openConversation(services, user);
  const id = await services.db.asClient(user.id, async (tx) => {
    const { id: replyTo } = await storeNext(tx, user.id, { role: "user", content: "Ma question" });
    const answer = { role: "assistant", kind: "answer", content: "Ma réponse", model: "petit-1" } as const;
    return (await storeNext(tx, user.id, { ...answer, replyTo })).id;
  });
  const call = async (method: string, body?: unknown, of = id) => {
    const path = `/api/messages/${of}/feedback`;
    const headers = { Cookie: cookie, ...(body !== undefined && { "Content-Type": "application/json" }) };
    const text = typeof body === "string" || body === undefined ? body : JSON.stringify(body);
    const request = new Request(`http://localhost:3000${path}`, { method, headers, body: text });
    const response = await route.action({ request, context: routeContext(services), params: { id: of } });
    const answer = await response.text();
    const named = "/api/messages/{id}/feedback";
    contract.check({ method, path: named, request: { body: text, headers }, response, body: answer });
    return { status: response.status, json: answer && JSON.parse(answer) };
  };
  const shown = async () => (await wholeConversation(services, user.id)).messages.at(-1)?.feedback;
  const stored = () => services.db.asClient(user.id, (tx) => tx.select().from(messageFeedback));
  return { user, id, shown, stored, put: (body: unknown, of?: string) => call("PUT", body, of), drop: call };
}

test("the last time counts, no word of the conversation is stored without consent, and taking it back leaves nothing", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr");
  expect((await anna.put({ verdict: "up" })).json).toEqual({ feedback: { verdict: "up" } });
  expect(await anna.shown()).toEqual({ verdict: "up" });
  const said = { verdict: "down", reason: "too_long", comment: "Deux phrases suffisaient" };
  expect((await anna.put({ ...said, comment: ` ${said.comment} ` })).json).toEqual({ feedback: said });
  const { conversation: before } = await storageUseOf(services, anna.user.id);
  expect(await anna.stored()).toEqual([
    {
      ...{ clientId: anna.user.id, messageId: anna.id, model: "petit-1", answer: null },
      ...{ ...said, at: expect.any(Date) },
    },
  ]);
  await anna.put({ ...said, withText: true });
  expect((await anna.stored()).map(({ answer }) => answer)).toEqual(["Ma réponse"]);
  expect(await anna.shown()).toEqual({ ...said, withText: true });
  const { conversation: attached } = await storageUseOf(services, anna.user.id);
  expect(attached - before).toBe(Buffer.byteLength("Ma réponse"));

  await pretendToStore(services, anna.user.id, { conversation: storageQuota.conversation + 1 });
  expect((await anna.put({ ...said, withText: true })).status).toBe(413);
  expect([(await anna.drop("DELETE")).status, (await anna.drop("DELETE")).status]).toEqual([204, 204]);
  expect([await anna.stored(), await anna.shown()]).toEqual([[], undefined]);
});

test("nobody judges what is no answer, or somebody else's, and nonsense is refused", async () => {
  const services = await createTestServices();
  const [anna, bruno] = [
    await signedIn(services, "anna@exemple.fr"),
    await signedIn(services, "bruno@exemple.fr"),
  ];
  const { messages } = await wholeConversation(services, anna.user.id);
  for (const { id } of messages.slice(0, -1))
    expect((await anna.put({ verdict: "up" }, id)).status).toBe(409);
  for (const id of [bruno.id, randomUUID(), "x"]) {
    expect((await anna.put({ verdict: "up" }, id)).status).toBe(404);
    expect((await anna.drop("DELETE", undefined, id)).status).toBe(404);
  }
  for (const body of [
    {},
    { verdict: "sideways" },
    { verdict: ["up"] },
    { verdict: "up", reason: "tone" },
    { verdict: "up", withText: true },
    { verdict: "down", reason: "x" },
    { verdict: "down", comment: "é".repeat(501) },
    { verdict: "down", comment: "a\0b" },
    { verdict: "down", comment: "a\ud800" },
  ])
    expect([body, (await anna.put(body)).status]).toEqual([body, 422]);
  expect((await anna.put("{")).status).toBe(400);
  expect(await bruno.stored()).toEqual([]);
  for (let count = 0; count < 60; count++) await anna.drop("DELETE");
  expect((await anna.put({ verdict: "up" })).status).toBe(429);
});
