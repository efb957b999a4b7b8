import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Message } from "#app/conversation/protocol.ts";
import { saveProfile } from "#app/profile/profile-store.server.ts";
import { openDatabase } from "#db/open-database.server.ts";
import { bodyOf, messagesApi, signInToApi } from "#test/conversation/call-messages-api.ts";
import { eventsIn } from "#test/conversation/event-stream.ts";
import { startCountingProxy } from "#test/database/counting-proxy.ts";
import { newTestDatabase } from "#test/database/test-database.ts";
import { createTestServices } from "#test/services/test-services.ts";

vi.spyOn(console, "log").mockImplementation(() => {});

/** Two nodes whose ways to one database are counted, and a customer who writes on one and reads on the other. */
async function twoNodes(delay = 0) {
  const target = await newTestDatabase();
  if (!("url" in target)) throw new Error("Round trips are those of PostgreSQL.");
  const proxy = await startCountingProxy(new URL(target.url), delay);
  const node = async () => {
    const db = await openDatabase({ url: proxy.url });
    onTestFinished(db.close);
    return createTestServices({ AUTH_SECRET: "x".repeat(32) }, { db });
  };
  const writing = await node();
  // Before there is another node that may send the mail.
  const writer = await signInToApi(writing, "anna@example.fr");
  const reading = await node();
  // What the nodes do at intervals is no part of a message's way.
  for (const { outbox, webhooks } of [writing, reading])
    await Promise.all([outbox.close(), webhooks.close()]);
  const reader = messagesApi(reading, writer.cookie);
  const events = eventsIn(bodyOf(await reader.call("/api/messages/stream", { query: "?after=0" })));
  const message = async () => {
    for (let next = await events.next(); !next.done; next = await events.next())
      if (next.value.event === "message") return JSON.parse(next.value.data) as Message;
    throw new Error("The stream has ended.");
  };
  return { proxy, writing, writer, message };
}

/** Resolves when nothing has been asked of the database for a while but, as at intervals, whether sessions are valid. */
async function settled(trips: () => string[]): Promise<string[]> {
  const all: string[] = [];
  for (let quiet = 0; quiet < 5; quiet++) {
    await setTimeout(100);
    const more = trips().filter((text) => !text.includes('select "id" from "session"'));
    if (more.length > 0) quiet = 0;
    all.push(...more);
  }
  return all;
}

test.each([
  ["an ordinary message", undefined, 5],
  ["a response of the onboarding", "industry", 5],
  ["a response that does not say to which question", undefined, 6],
] as const)(
  "%s, its reply and their way to a reader on another node take at most six round trips",
  async (kind, step, expected) => {
    const { proxy, writing, writer, message } = await twoNodes();
    await message();
    if (kind === "an ordinary message")
      await writing.db.asClient(writer.id, (tx) => saveProfile(tx, writer.id, { companyName: "Aubade" }));
    // Opens what the nodes keep open.
    await writer.post({ key: randomUUID(), content: "Aubade" });
    await message();
    await message();
    await settled(proxy.trips);

    const answered = await writer.post({ key: randomUUID(), content: "Conseil", step });
    expect(answered.status).toBe(201);
    const [asked, replied] = [await message(), await message()];
    expect([asked, replied]).toMatchObject([{ role: "user", content: "Conseil" }, { role: "assistant" }]);
    expect(replied.seq).toBe(asked.seq + 1);
    expect(await settled(proxy.trips)).toHaveLength(expected);
  },
);
