import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Session } from "#app/accounts/session/session.server.ts";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import type { Services } from "#app/services.server.ts";
import { storeMessage, wholeConversation } from "#test/conversation/conversations.ts";
import { append } from "#test/conversation/stored-conversation.ts";
import { addSignedInUser, listen } from "#test/conversation/stream-listener.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { until } from "#test/until.ts";
import { openConversation } from "../open-conversation.server.ts";
import type { Message } from "../protocol.ts";
import { replyToOwed } from "../reply.server.ts";

test("a new account receives its greeting and the open question", async () => {
  const services = await createTestServices();
  const anna = await addSignedInUser(services, "anna");
  const listener = listen(services, anna);

  expect((await listener.next()).event).toBeNull();
  expect(await listener.message()).toMatchObject({ seq: 1, content: copy.questions.company_name() });
  expect(await listener.until("step")).toEqual({ event: "step", id: null, data: '{"step":"company_name"}' });
  await listener.close();
});

test("a message and its reply arrive once, in order, with the sequence number as the event id", async () => {
  const services = await createTestServices();
  const anna = await addSignedInUser(services, "anna");
  await openConversation(services, anna.user);
  const [here, elsewhere] = [listen(services, anna), listen(services, anna)];
  for (const listener of [here, elsewhere])
    expect((await listener.until("step")).data).toBe('{"step":"company_name"}');

  await exchange(services, anna, "Pômmy\n\nid: 99");
  for (const listener of [here, elsewhere]) {
    const event = await listener.until("message");
    expect([event.id, JSON.parse(event.data)]).toEqual([
      "2",
      expect.objectContaining({ content: "Pômmy\n\nid: 99" }),
    ]);
    expect(Object.keys(JSON.parse(event.data))).toEqual(["id", "seq", "role", "content", "createdAt"]);
    expect(await listener.message()).toMatchObject({ seq: 3, role: "assistant" });
    expect((await listener.until("step")).data).toBe('{"step":"industry"}');
    await listener.close();
  }
});

test("a reader who reconnects receives what was missed, and only that", async () => {
  const services = await createTestServices();
  const anna = await addSignedInUser(services, "anna");
  await exchange(services, anna, "Un");
  await exchange(services, anna, "Deux");

  const back = listen(services, anna, { after: 3 });
  expect([(await back.message()).seq, (await back.message()).seq]).toEqual([4, 5]);
  await back.close();

  const present = listen(services, anna, { after: null });
  await present.until("step");
  await exchange(services, anna, "Trois");
  expect((await present.message()).seq).toBe(6);
  await present.close();
});

test("a history of several pages is sent whole, also to a slow reader", async () => {
  const services = await createTestServices();
  const anna = await addSignedInUser(services, "anna");
  await openConversation(services, anna.user);
  await services.db.asOwner.execute(sql`
    insert into messages (client_id, seq, role, content, created_at)
    select 'anna', n, 'assistant', 'n° ' || n, ${new Date().toISOString()}::timestamptz from generate_series(2, 1001) n`);
  await services.db.asOwner.execute(sql`update clients set last_seq = 1001`);

  const slow = listen(services, anna, { after: 0 });
  for (let seq = 1; seq <= 1001; seq++) {
    expect((await slow.message()).seq).toBe(seq);
    if (seq % 250 === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await slow.close();
});

/** `npm run test:faults` wants more. */
const wanted = Number(process.env.DISCONNECTIONS ?? 40);
/** How many messages the burst is ahead of its reader at most. */
const maxAhead = 40;

test("disconnections during a burst neither lose nor repeat a message", async () => {
  const services = await createTestServices();
  const anna = await addSignedInUser(services, "anna");
  await openConversation(services, anna.user);
  const seen: Message[] = [];
  let disconnections = 0;
  let isSending = true;

  const sending = (async () => {
    for (let round = 0; disconnections < wanted; round++) {
      await Promise.all([1, 2, 3].map((sender) => storeMessage(services, anna.user, `${round}.${sender}`)));
      services.live.inBackground(() => replyToOwed(services, anna.user.id));
      // Opening a stream makes the owed replies first, so they must not accumulate.
      if (round % 5 === 4) await replyToOwed(services, anna.user.id);
      // Ahead of the reader, not of a slow machine: three messages and their replies a round.
      await until(() => round * 6 - seen.length < maxAhead || disconnections >= wanted, 20);
    }
    await replyToOwed(services, anna.user.id);
    isSending = false;
  })();

  while (isSending || disconnections < wanted) {
    const listener = listen(services, anna, { after: seen.at(-1)?.seq ?? 0 });
    for (let remaining = disconnections % 4; remaining >= 0; remaining--) {
      const event = await listener.next();
      if (event.event === "message") seen.push(JSON.parse(event.data));
    }
    await listener.close();
    disconnections++;
  }
  await sending;
  const { messages } = await wholeConversation(services, anna.user.id);
  const last = listen(services, anna, { after: seen.at(-1)?.seq ?? 0 });
  while (seen.length < messages.length) seen.push(await last.message());
  await last.close();

  expect(disconnections).toBeGreaterThanOrEqual(wanted);
  expect(messages.length).toBeGreaterThan(wanted / 2);
  expect(seen).toEqual(messages);
  expect(seen.map(({ seq }) => seq)).toEqual(seen.map((_, index) => index + 1));
});

test("no client receives another's conversation", async () => {
  const services = await createTestServices();
  const [anna, bruno] = [await addSignedInUser(services, "anna"), await addSignedInUser(services, "bruno")];
  const listener = listen(services, bruno);
  await listener.until("step");
  await exchange(services, anna, "Secret");
  await services.live.replyFailed(anna.user.id, randomUUID());
  await exchange(services, bruno, "À moi");
  expect(await listener.message()).toMatchObject({ content: "À moi" });
  await listener.close();
});

test("a failed reply is announced with the id of its message", async () => {
  const services = await createTestServices();
  const anna = await addSignedInUser(services, "anna");
  const listener = listen(services, anna);
  await listener.until("step");
  await services.live.replyFailed(anna.user.id, "f0000000-0000-4000-8000-000000000001");
  expect(JSON.parse((await listener.until("reply-failed")).data)).toEqual({
    replyTo: "f0000000-0000-4000-8000-000000000001",
  });
  await listener.close();
});

test("a malformed database notification is ignored", async () => {
  const services = await createTestServices();
  const anna = await addSignedInUser(services, "anna");
  const listener = listen(services, anna);
  await listener.until("step");
  for (const payload of ["", "{", "null", "[]", '{"client":1}', '{"session":{}}'])
    await services.db.asOwner.execute(sql`select pg_notify('conversation', ${payload})`);
  await exchange(services, anna, "Bonjour");
  expect(await listener.message()).toMatchObject({ content: "Bonjour" });
  await listener.close();
});

/** Stores a message and its reply. */
async function exchange(services: Services, { user }: Session, content: string) {
  await append(services, user, content);
  await replyToOwed(services, user.id);
}
