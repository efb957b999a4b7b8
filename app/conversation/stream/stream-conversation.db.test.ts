import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Session } from "~/accounts/session/session.server.ts";
import { conversation as copy } from "~/content/conversation.ts";
import { appendMessage } from "~/conversation/messages.server.ts";
import { openConversation } from "~/conversation/open-conversation.server.ts";
import type { Message } from "~/conversation/protocol.ts";
import { replyToOwed } from "~/conversation/reply.server.ts";
import type { Services } from "~/services.server.ts";
import { session as sessions, user as users } from "../../../db/schema.ts";
import { storeSaid, wholeConversation } from "../../../test/conversations.ts";
import { eventsIn, type StreamEvent } from "../../../test/event-stream.ts";
import { createTestServices } from "../../../test/services.ts";
import { heartbeat, streamConversation } from "./stream-conversation.server.ts";

test("a fresh account hears its greeting and the question that stands open", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna");
  const listener = listen(services, anna);

  expect((await listener.next()).event).toBeNull();
  expect(await listener.message()).toMatchObject({ seq: 1, content: copy.questions.company_name() });
  expect(await listener.until("step")).toEqual({ event: "step", id: null, data: '{"step":"company_name"}' });
  await listener.leave();
});

test("what is said and answered arrives once, in order, with its number as the event's id", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna");
  await openConversation(services, anna.user);
  const [here, elsewhere] = [listen(services, anna), listen(services, anna)];
  for (const listener of [here, elsewhere])
    expect((await listener.until("step")).data).toBe('{"step":"company_name"}');

  await say(services, anna, "Pômmy\n\nid: 99");
  for (const listener of [here, elsewhere]) {
    const said = await listener.until("message");
    expect([said.id, JSON.parse(said.data)]).toEqual([
      "2",
      expect.objectContaining({ content: "Pômmy\n\nid: 99" }),
    ]);
    expect(Object.keys(JSON.parse(said.data))).toEqual(["id", "seq", "role", "content", "createdAt"]);
    expect(await listener.message()).toMatchObject({ seq: 3, role: "assistant" });
    expect((await listener.until("step")).data).toBe('{"step":"industry"}');
    await listener.leave();
  }
});

test("a reader who was away receives what was missed, and only that", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna");
  await say(services, anna, "Un");
  await say(services, anna, "Deux");

  const back = listen(services, anna, 3);
  expect([(await back.message()).seq, (await back.message()).seq]).toEqual([4, 5]);
  await back.leave();

  const present = listen(services, anna, null);
  await present.until("step");
  await say(services, anna, "Trois");
  expect((await present.message()).seq).toBe(6);
  await present.leave();
});

test("more than a page is sent whole, to a reader who takes it slowly too", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna");
  await openConversation(services, anna.user);
  await services.db.asOwner.execute(sql`
    insert into messages (client_id, seq, role, content, created_at)
    select 'anna', n, 'assistant', 'n° ' || n, ${new Date().toISOString()}::timestamptz from generate_series(2, 1001) n`);
  await services.db.asOwner.execute(sql`update clients set last_seq = 1001`);

  const slow = listen(services, anna, 0);
  for (let seq = 1; seq <= 1001; seq++) {
    expect((await slow.message()).seq).toBe(seq);
    if (seq % 250 === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await slow.leave();
});

test("500 cuts in the middle of a burst lose and double nothing", { timeout: 120_000 }, async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna");
  await openConversation(services, anna.user);
  const seen: Message[] = [];
  let cuts = 0;
  let isSpeaking = true;

  const speaking = (async () => {
    for (let said = 0; cuts < 500; said++) {
      await Promise.all([1, 2, 3].map((voice) => storeSaid(services, anna.user, `${said}.${voice}`)));
      services.live.inBackground(() => replyToOwed(services, anna.user.id));
      // A stream that opens waits for the replies that are owed: they must not fall further and further behind.
      if (said % 5 === 4) await replyToOwed(services, anna.user.id);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await replyToOwed(services, anna.user.id);
    isSpeaking = false;
  })();

  while (isSpeaking || cuts < 500) {
    const listener = listen(services, anna, seen.at(-1)?.seq ?? 0);
    for (let taken = cuts % 4; taken >= 0; taken--) {
      const event = await listener.next();
      if (event.event === "message") seen.push(JSON.parse(event.data));
    }
    await listener.leave();
    cuts++;
  }
  await speaking;
  const { messages } = await wholeConversation(services, anna.user.id);
  const last = listen(services, anna, seen.at(-1)?.seq ?? 0);
  while (seen.length < messages.length) seen.push(await last.message());
  await last.leave();

  expect(cuts).toBeGreaterThanOrEqual(500);
  expect(messages.length).toBeGreaterThan(100);
  expect(seen).toEqual(messages);
  expect(seen.map(({ seq }) => seq)).toEqual(seen.map((_, index) => index + 1));
});

test("nobody hears another's conversation", async () => {
  const services = await createTestServices();
  const [anna, bruno] = [await signedIn(services, "anna"), await signedIn(services, "bruno")];
  const listener = listen(services, bruno);
  await listener.until("step");
  await say(services, anna, "Secret");
  await services.live.replyFailed(anna.user.id, randomUUID());
  await say(services, bruno, "À moi");
  expect(await listener.message()).toMatchObject({ content: "À moi" });
  await listener.leave();
});

test("signing out ends the streams of that session at once, and no other", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna");
  const phone = await anotherSession(services, anna);
  const [first, second, other] = [listen(services, anna), listen(services, anna), listen(services, phone)];
  for (const listener of [first, second, other]) await listener.until("step");

  await services.db.asOwner.delete(sessions).where(eq(sessions.id, anna.id));
  await services.live.endSession(anna.id);
  for (const listener of [first, second]) {
    expect((await listener.until("signed-out")).data).toBe("{}");
    expect(await listener.isAtEnd()).toBe(true);
  }
  await say(services, phone, "Toujours là");
  expect(await other.message()).toMatchObject({ content: "Toujours là" });
  await other.leave();
});

test("a session that ended before the stream began to listen gets nothing", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna");
  await services.db.asOwner.delete(sessions).where(eq(sessions.id, anna.id));
  const listener = listen(services, anna);
  expect((await listener.next()).event).toBeNull();
  expect((await listener.next()).event).toBe("signed-out");
  expect(await listener.isAtEnd()).toBe(true);
});

test("a sign of life at least every fifteen seconds, until the session has expired", async () => {
  expect(heartbeat).toBeLessThan(15_000);
  const services = await createTestServices();
  const anna = await signedIn(services, "anna");
  const beating = eventsIn(streamConversation(services, anna, 0, { interval: 50 }));
  const signs: StreamEvent[] = [];
  for await (const event of beating) {
    if (event.event === null) signs.push(event);
    if (signs.length === 4) await expire(services, anna);
    if (event.event === "signed-out") break;
    expect(signs.length).toBeLessThan(10);
  }
  expect(signs.length).toBeGreaterThanOrEqual(4);
});

test("a reply that fails is told to the readers, by the message that waits for it", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna");
  const listener = listen(services, anna);
  await listener.until("step");
  await services.live.replyFailed(anna.user.id, "f0000000-0000-4000-8000-000000000001");
  expect(JSON.parse((await listener.until("reply-failed")).data)).toEqual({
    replyTo: "f0000000-0000-4000-8000-000000000001",
  });
  await listener.leave();
});

test("readers who leave are forgotten, whether they wait or were never served", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna");
  let following = 0;
  const { subscribe } = services.live;
  services.live.subscribe = (reader) => {
    following++;
    const unsubscribe = subscribe(reader);
    return () => {
      following--;
      unsubscribe();
    };
  };

  const listeners = Array.from({ length: 10 }, () => listen(services, anna));
  await Promise.all(listeners.map((listener) => listener.until("step")));
  expect(following).toBe(10);
  await Promise.all(listeners.map((listener) => listener.leave()));
  await streamConversation(services, anna, null).cancel();

  const waiting = streamConversation(services, anna, null).getReader();
  for (let chunk = 0; chunk < 2; chunk++) await waiting.read();
  const pending = waiting.read();
  await waiting.cancel();
  expect((await pending).done).toBe(true);
  await expect.poll(() => following).toBe(0);
});

test("when the process stops every stream ends and what was begun in the background is finished", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna");
  const listener = listen(services, anna);
  await listener.until("step");
  await append(services, anna, "Dernier mot");
  services.live.inBackground(() => replyToOwed(services, anna.user.id));
  await services.live.close();

  await listener.rest();
  expect(await listener.isAtEnd()).toBe(true);
  const { messages } = await wholeConversation(services, anna.user.id);
  expect(messages.map(({ role }) => role)).toEqual(["assistant", "user", "assistant"]);

  const late = listen(services, anna);
  await late.rest();
  expect(await late.isAtEnd()).toBe(true);
});

test("an announcement that is not ours harms nobody", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna");
  const listener = listen(services, anna);
  await listener.until("step");
  for (const payload of ["", "{", "null", "[]", '{"client":1}', '{"session":{}}'])
    await services.db.asOwner.execute(sql`select pg_notify('conversation', ${payload})`);
  await say(services, anna, "Bonjour");
  expect(await listener.message()).toMatchObject({ content: "Bonjour" });
  await listener.leave();
});

/** A person at a stream: takes one event after the other. */
function listen(services: Services, session: Session, after: number | null = null) {
  const events = eventsIn(streamConversation(services, session, after));
  const next = async (): Promise<StreamEvent> => {
    const { value, done } = await events.next();
    if (done) throw new Error("The stream has ended.");
    return value;
  };
  const until = async (name: string) => {
    for (;;) {
      const event = await next();
      if (event.event === name) return event;
    }
  };
  return {
    next,
    until,
    message: async () => JSON.parse((await until("message")).data) as Message,
    rest: async () => {
      for await (const _ of events);
    },
    isAtEnd: async () => (await events.next()).done === true,
    leave: async () => void (await events.return()),
  };
}

async function signedIn(
  services: Services,
  id: string,
  expiresAt = new Date(Date.now() + 3_600_000),
): Promise<Session> {
  const user = { id, email: `${id}@exemple.fr` };
  await services.db.asOwner.insert(users).values({ ...user, name: id });
  return anotherSession(services, { id: "", user, expiresAt });
}

async function anotherSession(services: Services, { user, expiresAt }: Session): Promise<Session> {
  const id = randomUUID();
  await services.db.asOwner.insert(sessions).values({ id, expiresAt, token: randomUUID(), userId: user.id });
  return { id, user, expiresAt };
}

async function expire({ db }: Services, { id }: Session) {
  await db.asOwner.update(sessions).set({ expiresAt: new Date() }).where(eq(sessions.id, id));
}

function append(services: Services, { user }: Session, content: string) {
  return appendMessage(services, user, { key: randomUUID(), content });
}

/** Says it and lets the assistant answer. */
async function say(services: Services, session: Session, content: string) {
  await append(services, session, content);
  await replyToOwed(services, session.user.id);
}
