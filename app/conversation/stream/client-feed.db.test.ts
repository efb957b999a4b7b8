import { expect, onTestFinished, test, vi } from "vitest";
import type { Session } from "#app/accounts/session/session.server.ts";
import type { Services } from "#app/services.server.ts";
import { maxReaders } from "#live/live.server.ts";
import { servicesFor, storeMessage, wholeConversation } from "#test/conversation/conversations.ts";
import { eventsIn } from "#test/conversation/event-stream.ts";
import { addSession, listen } from "#test/conversation/stream-listener.ts";
import { until } from "#test/until.ts";
import { openConversation } from "../open-conversation.server.ts";
import { replyToOwed } from "../reply.server.ts";
import { streamConversation } from "./stream-conversation.server.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };
const bruno = { id: "bruno", email: "bruno@exemple.fr" };

test("the eleventh stream of a client replaces the oldest, which is told not to reconnect", async () => {
  const services = await servicesFor(anna, bruno);
  const [ofAnna, ofBruno] = [await addSession(services, anna), await addSession(services, bruno)];
  const neighbour = await listenFromNow(services, ofBruno);
  const subscribe = vi.spyOn(services.live, "subscribe");
  const oldest = new Response(streamConversation(services, ofAnna, null)).text();
  await until(() => subscribe.mock.calls.length === 1);
  const streams = [];
  for (let count = 1; count < maxReaders; count++) streams.push(await listenFromNow(services, ofAnna));
  const isOver = vi.fn();
  void oldest.then(isOver);
  await storeMessage(services, anna, "À dix");
  for (const stream of streams) await stream.untilContent("À dix");
  expect(isOver).not.toHaveBeenCalled();

  streams.push(await listenFromNow(services, ofAnna));
  expect(await oldest).toMatch(/\n\nretry: 2073600000\nevent: replaced\ndata: \{\}\n\n$/);
  await storeMessage(services, anna, "À tous");
  for (const stream of streams) await stream.untilContent("À tous");
  await storeMessage(services, bruno, "À moi");
  await neighbour.untilContent("À moi");
  for (const stream of [...streams, neighbour]) await stream.close();
});

test("whatever the number of streams, a message costs one query and a heartbeat one check of all sessions", async () => {
  const services = await servicesFor(anna, bruno);
  const [session, ofBruno] = [await addSession(services, anna), await addSession(services, bruno)];
  const asClient = vi.spyOn(services.db, "asClient");
  onTestFinished(() => asClient.mockRestore());
  const watchProspects = vi.spyOn(services.live, "watchProspects");
  const streams = await Promise.all(
    Array.from({ length: maxReaders }, () => listenFromNow(services, session, 100)),
  );
  // The last that the beginning of a stream asks for.
  await until(() => watchProspects.mock.calls.length === maxReaders);
  const neighbour = await listenFromNow(services, ofBruno);
  await until(() => watchProspects.mock.calls.length === maxReaders + 1);

  asClient.mockClear();
  await storeMessage(services, anna, "À tous");
  for (const stream of streams) await stream.untilContent("À tous");
  // One transaction stored it, the other read it.
  expect(asClient).toHaveBeenCalledTimes(2);

  const select = vi.spyOn(services.db.asOwner, "select");
  onTestFinished(() => select.mockRestore());
  const [first] = streams;
  for (let count = 0; count < 3; count++) await first?.until(null);
  expect(select.mock.calls.length).toBeLessThanOrEqual(4);
  expect(select.mock.calls.length).toBeGreaterThanOrEqual(2);
  for (const stream of [...streams, neighbour]) await stream.close();
});

test("streams that open during a burst receive all of it, once and in order", async () => {
  const services = await servicesFor(anna);
  const session = await addSession(services, anna);
  await openConversation(services, anna);
  const received: number[][] = [];
  const join = async () => {
    const seqs: number[] = [];
    received.push(seqs);
    for await (const { event, data } of eventsIn(streamConversation(services, session, 0)))
      if (event === "message") seqs.push(JSON.parse(data).seq);
  };
  const joined = [join()];
  for (let count = 0; count < 150; count++) {
    await storeMessage(services, anna, `n° ${count}`);
    if (count % 20 === 19) joined.push(join());
  }
  await replyToOwed(services, anna.id);
  const all = (await wholeConversation(services, anna.id)).messages.map(({ seq }) => seq);
  expect(all).toHaveLength(301);
  await expect.poll(() => received.map(({ length }) => length)).toEqual(joined.map(() => 301));
  expect(received).toEqual(joined.map(() => all));
  await services.live.close();
  await Promise.all(joined);
});

/** Opens a stream that has received the history up to now. */
async function listenFromNow(services: Services, session: Session, interval?: number) {
  const listener = listen(services, session, { interval });
  await listener.until("step");
  return listener;
}
