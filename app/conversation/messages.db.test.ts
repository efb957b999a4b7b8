import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import type { Services } from "#app/services.server.ts";
import { clients, messages } from "#db/schema.ts";
import { servicesFor, wholeConversation } from "#test/conversation/conversations.ts";
import {
  append,
  sequenceNumbers,
  storedMessages,
  transcript,
} from "#test/conversation/stored-conversation.ts";
import { appendMessage, beginConversation, type Client } from "./messages.server.ts";
import { replyToOwed } from "./reply.server.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };
const bruno = { id: "bruno", email: "bruno@exemple.fr" };

afterEach(() => void vi.useRealTimers());

test("a message that is returned has five fields", async () => {
  const services = await servicesFor(anna, bruno);
  const appended = await append(services, anna, "Bonjour");
  expect(appended).toMatchObject({ kind: "created", isReplied: false });
  expect("message" in appended && appended.message).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    seq: 2,
    role: "user",
    content: "Bonjour",
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
});

test("one key sent twenty times concurrently stores one message", async () => {
  const services = await servicesFor(anna, bruno);
  const key = randomUUID();
  const appended = await Promise.all(
    Array.from({ length: 20 }, () => appendMessage(services, anna, { key, content: "Une fois" })),
  );
  expect(appended.map(({ kind }) => kind).sort()).toEqual(["created", ...Array(19).fill("repeated")]);
  expect(new Set(appended.map((each) => "message" in each && each.message.id)).size).toBe(1);
  expect(await transcript(services, anna)).toEqual([copy.questions.company_name(), "Une fois"]);

  expect(await appendMessage(services, anna, { key: key.toUpperCase(), content: "Une fois" })).toEqual({
    ...appended.find(({ kind }) => kind === "repeated"),
  });
  expect(await appendMessage(services, anna, { key, content: "Autre chose" })).toEqual({ kind: "conflict" });
  expect(await appendMessage(services, bruno, { key, content: "Autre chose" })).toMatchObject({
    kind: "created",
  });
});

test("timestamps never decrease in a conversation, whatever the clock does", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-02T10:00:00Z") });
  const services = await servicesFor(anna, bruno);
  await append(services, anna, "Un");
  vi.setSystemTime(new Date("2026-03-02T09:00:00Z"));
  await append(services, anna, "Deux");
  vi.setSystemTime(new Date("2026-03-02T11:00:00Z"));
  await append(services, anna, "Trois");

  expect(
    (await storedMessages(services, anna)).map(({ createdAt }) => createdAt.toISOString().slice(11, 16)),
  ).toEqual(["10:00", "10:00", "10:00", "11:00"]);
});

const hostile = [
  "<script>alert(1)</script>",
  "</script><!--",
  "'; drop table messages; --",
  "مرحبا ‮ RTL",
  "😀".repeat(8_000),
  "\u0001\u001b[31m rouge",
  '{"__proto__":{"x":1}}',
  "ligne\r\nid: 99\ndata: faux\n\n",
];

test("every text is stored and returned unchanged", async () => {
  const services = await servicesFor(anna, bruno);
  for (const content of hostile) await append(services, anna, content);
  await replyToOwed(services, anna.id);
  expect((await transcript(services, anna)).slice(1, 1 + hostile.length)).toEqual(hostile);
  expect(await sequenceNumbers(services, anna)).toHaveLength(1 + 2 * hostile.length);
});

test("two clients cannot read or change each other's data, by function or by SQL as the serving role", async () => {
  const services = await servicesFor(anna, bruno);
  await append(services, anna, "Secret d’Anna");
  await beginConversation(services, bruno);
  expect(await transcript(services, bruno)).toEqual([copy.questions.company_name()]);

  await services.db.asClient(bruno.id, async (tx) => {
    expect(await tx.select().from(messages).where(eq(messages.clientId, anna.id))).toEqual([]);
    expect(await tx.update(clients).set({ lastSeq: 0 }).where(eq(clients.id, anna.id)).returning()).toEqual(
      [],
    );
  });
  const asBruno = { ...services, db: { ...services.db, asClient: asClientOf(services, bruno) } };
  expect((await wholeConversation(asBruno, anna.id)).messages).toEqual([]);
  await expect(appendMessage(asBruno, anna, { key: randomUUID(), content: "Imposteur" })).rejects.toThrow();
  await replyToOwed(asBruno, anna.id);
  expect(await transcript(services, anna)).toEqual([copy.questions.company_name(), "Secret d’Anna"]);
});

function asClientOf(services: Services, client: Client): Services["db"]["asClient"] {
  return (_claimed, work) => services.db.asClient(client.id, work);
}
