import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Services } from "#app/services.server.ts";
import { say, servicesFor, storeMessage, wholeConversation } from "#test/conversation/conversations.ts";
import { appendMessage } from "./messages.server.ts";
import { correctResponse } from "./onboarding/correction.server.ts";
import { openConversation } from "./open-conversation.server.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };
const bruno = { id: "bruno", email: "bruno@exemple.fr" };

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-02T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const send = (services: Services, client = anna, key: string = randomUUID()) =>
  appendMessage(services, client, { key, content: "Encore" });

test("sixty messages a minute are stored, and the next one only after `retryAfter`", async () => {
  const services = await servicesFor(anna, bruno);
  const key = randomUUID();
  await send(services, anna, key);
  vi.setSystemTime(Date.now() + 10_500);
  for (let count = 1; count < 60; count++) expect((await send(services)).kind).toBe("created");

  expect(await send(services)).toEqual({ kind: "limited", retryAfter: 50 });
  expect((await wholeConversation(services, anna.id)).messages).toHaveLength(61);
  expect((await send(services, anna, key)).kind).toBe("repeated");
  expect((await send(services, bruno)).kind).toBe("created");

  vi.setSystemTime(Date.now() + 49_499);
  expect(await send(services)).toEqual({ kind: "limited", retryAfter: 1 });
  vi.setSystemTime(Date.now() + 1);
  expect((await send(services)).kind).toBe("created");
  expect(await send(services)).toEqual({ kind: "limited", retryAfter: 11 });
});

test("of eighty concurrent messages, sixty are stored", async () => {
  const services = await servicesFor(anna);
  const sent = await Promise.all(Array.from({ length: 80 }, () => send(services)));
  expect(sent.filter(({ kind }) => kind === "created")).toHaveLength(60);
  expect(sent.filter(({ kind }) => kind === "limited")).toHaveLength(20);
});

test("corrections count as messages", async () => {
  const services = await servicesFor(anna);
  await say(services, anna, "Pômmy", "Logiciels");
  const correct = (key: string, content: string) =>
    correctResponse(services, anna, { key, step: "industry", content });
  const key = randomUUID();
  for (let count = 2; count < 60; count++)
    expect((await correct(count === 2 ? key : randomUUID(), `${count}`)).kind).toBe("created");
  expect(await correct(randomUUID(), "Conseil")).toEqual({ kind: "limited", retryAfter: 60 });
  expect(await send(services)).toEqual({ kind: "limited", retryAfter: 60 });
  expect((await correct(key, "2")).kind).toBe("repeated");
});

test("two thousand messages a day are stored", async () => {
  const services = await servicesFor(anna);
  await openConversation(services, anna);
  await services.db.asOwner.execute(sql`
    insert into messages (client_id, seq, role, content, created_at, sent_at)
    select 'anna', n + 1, 'user', 'n° ' || n, sent_at, sent_at
    from generate_series(1, 1999) n,
      lateral (select ${new Date().toISOString()}::timestamptz + n * interval '1 second' as sent_at) as times`);
  await services.db.asOwner.execute(sql`update clients set last_seq = 2000`);
  vi.setSystemTime(Date.now() + 3_600_000);

  await storeMessage(services, anna, "La deux millième");
  expect(await send(services)).toEqual({ kind: "limited", retryAfter: 23 * 3_600 + 1 });
  vi.setSystemTime(Date.now() + (23 * 3_600 + 1) * 1_000);
  expect((await send(services)).kind).toBe("created");
});

test("messages from before the clock was set back do not make a client wait, and those after it count", async () => {
  const services = await servicesFor(anna);
  for (let count = 0; count < 60; count++) await send(services);
  expect(await send(services)).toEqual({ kind: "limited", retryAfter: 60 });
  vi.setSystemTime(Date.now() - 2 * 24 * 3_600_000);
  for (let count = 0; count < 60; count++) expect(await send(services)).toMatchObject({ kind: "created" });
  expect(await send(services)).toEqual({ kind: "limited", retryAfter: 60 });
});
