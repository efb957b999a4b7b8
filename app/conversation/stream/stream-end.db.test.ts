import { expect, test } from "vitest";
import { wholeConversation } from "#test/conversation/conversations.ts";
import { eventsIn, type StreamEvent } from "#test/conversation/event-stream.ts";
import { append } from "#test/conversation/stored-conversation.ts";
import {
  addSession,
  addSignedInUser,
  deleteSession,
  expireSession,
  listen,
} from "#test/conversation/stream-listener.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { replyToOwed } from "../reply.server.ts";
import { heartbeat, streamConversation } from "./stream-conversation.server.ts";

test("signing out ends the streams of that session and of no other", async () => {
  const services = await createTestServices();
  const anna = await addSignedInUser(services, "anna");
  const phone = await addSession(services, anna.user);
  const [first, second, other] = [listen(services, anna), listen(services, anna), listen(services, phone)];
  for (const listener of [first, second, other]) await listener.until("step");

  await deleteSession(services, anna);
  await services.live.endSession(anna.id);
  for (const listener of [first, second]) {
    expect((await listener.until("signed-out")).data).toBe("{}");
    expect(await listener.isAtEnd()).toBe(true);
  }
  await append(services, phone.user, "Toujours là");
  await replyToOwed(services, phone.user.id);
  expect(await other.message()).toMatchObject({ content: "Toujours là" });
  await other.close();
});

test("a session that ended before the stream opened receives nothing", async () => {
  const services = await createTestServices();
  const anna = await addSignedInUser(services, "anna");
  await deleteSession(services, anna);
  const listener = listen(services, anna);
  expect((await listener.next()).event).toBeNull();
  expect((await listener.next()).event).toBe("signed-out");
  expect(await listener.isAtEnd()).toBe(true);
});

test("a heartbeat is sent at least every fifteen seconds, until the session expires", async () => {
  expect(heartbeat).toBeLessThan(15_000);
  const services = await createTestServices();
  const anna = await addSignedInUser(services, "anna");
  const events = eventsIn(streamConversation(services, anna, 0, { interval: 50 }));
  const heartbeats: StreamEvent[] = [];
  for await (const event of events) {
    if (event.event === null) heartbeats.push(event);
    if (heartbeats.length === 4) await expireSession(services, anna);
    if (event.event === "signed-out") break;
    expect(heartbeats.length).toBeLessThan(10);
  }
  expect(heartbeats.length).toBeGreaterThanOrEqual(4);
});

test("readers who disconnect are unsubscribed, whether they were served or not", async () => {
  const services = await createTestServices();
  const anna = await addSignedInUser(services, "anna");
  let subscribed = 0;
  const { subscribe } = services.live;
  services.live.subscribe = (reader) => {
    subscribed++;
    const unsubscribe = subscribe(reader);
    return () => {
      subscribed--;
      unsubscribe();
    };
  };

  const listeners = Array.from({ length: 10 }, () => listen(services, anna));
  await Promise.all(listeners.map((listener) => listener.until("step")));
  expect(subscribed).toBe(10);
  await Promise.all(listeners.map((listener) => listener.close()));
  await streamConversation(services, anna, null).cancel();

  const waiting = streamConversation(services, anna, null).getReader();
  for (let chunk = 0; chunk < 2; chunk++) await waiting.read();
  const pending = waiting.read();
  await waiting.cancel();
  expect((await pending).done).toBe(true);
  await expect.poll(() => subscribed).toBe(0);
});

test("when the process stops, every stream ends and background work is finished", async () => {
  const services = await createTestServices();
  const anna = await addSignedInUser(services, "anna");
  const listener = listen(services, anna);
  await listener.until("step");
  await append(services, anna.user, "Dernier mot");
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
