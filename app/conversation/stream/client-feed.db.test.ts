import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Session } from "~/accounts/session/session.server.ts";
import { openConversation } from "~/conversation/open-conversation.server.ts";
import { replyToOwed } from "~/conversation/reply.server.ts";
import type { Services } from "~/services.server.ts";
import { session as sessions } from "../../../db/schema.ts";
import { maxReaders } from "../../../live/live.server.ts";
import { fill, servicesFor, storeSaid, wholeConversation } from "../../../test/conversations.ts";
import { eventsIn } from "../../../test/event-stream.ts";
import { streamConversation } from "./stream-conversation.server.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };
const bruno = { id: "bruno", email: "bruno@exemple.fr" };

test("the eleventh stream of a client takes the place of the oldest, which is told not to come back", async () => {
  const services = await servicesFor(anna, bruno);
  const [ofAnna, ofBruno] = [await sessionOf(services, anna), await sessionOf(services, bruno)];
  const neighbour = await listen(services, ofBruno);
  const follow = vi.spyOn(services.live, "subscribe");
  const oldest = new Response(streamConversation(services, ofAnna, null)).text();
  await vi.waitUntil(() => follow.mock.calls.length === 1);
  const streams = [];
  for (let count = 1; count < maxReaders; count++) streams.push(await listen(services, ofAnna));
  const isOver = vi.fn();
  void oldest.then(isOver);
  await storeSaid(services, anna, "À dix");
  for (const stream of streams) await stream.hears("À dix");
  expect(isOver).not.toHaveBeenCalled();

  streams.push(await listen(services, ofAnna));
  expect(await oldest).toMatch(/\n\nretry: 2073600000\nevent: replaced\ndata: \{\}\n\n$/);
  await storeSaid(services, anna, "À tous");
  for (const stream of streams) await stream.hears("À tous");
  await storeSaid(services, bruno, "À moi");
  await neighbour.hears("À moi");
  for (const stream of [...streams, neighbour]) await stream.leave();
});

test("however many streams, a message costs one read and a beat one look at the sessions", async () => {
  const services = await servicesFor(anna);
  const session = await sessionOf(services, anna);
  const asClient = vi.spyOn(services.db, "asClient");
  onTestFinished(() => asClient.mockRestore());
  const streams = await Promise.all(
    Array.from({ length: maxReaders }, () => listen(services, session, { interval: 100 })),
  );

  asClient.mockClear();
  await storeSaid(services, anna, "À tous");
  for (const stream of streams) await stream.hears("À tous");
  // One stored it, the other read it.
  expect(asClient).toHaveBeenCalledTimes(2);

  const select = vi.spyOn(services.db.asOwner, "select");
  onTestFinished(() => select.mockRestore());
  const [first] = streams;
  for (let beat = 0; beat < 3; beat++) await first?.until(null);
  expect(select.mock.calls.length).toBeLessThanOrEqual(4);
  expect(select.mock.calls.length).toBeGreaterThanOrEqual(2);
  for (const stream of streams) await stream.leave();
});

test("those who join in the midst of a burst hear all of it, once and in order", async () => {
  const services = await servicesFor(anna);
  const session = await sessionOf(services, anna);
  await openConversation(services, anna);
  const heard: number[][] = [];
  const join = async () => {
    const seqs: number[] = [];
    heard.push(seqs);
    for await (const { event, data } of eventsIn(streamConversation(services, session, 0)))
      if (event === "message") seqs.push(JSON.parse(data).seq);
  };
  const joined = [join()];
  for (let count = 0; count < 150; count++) {
    await storeSaid(services, anna, `n° ${count}`);
    if (count % 20 === 19) joined.push(join());
  }
  await replyToOwed(services, anna.id);
  const all = (await wholeConversation(services, anna.id)).messages.map(({ seq }) => seq);
  expect(all).toHaveLength(301);
  await expect
    .poll(() => heard.map(({ length }) => length), { timeout: 20_000 })
    .toEqual(joined.map(() => 301));
  expect(heard).toEqual(joined.map(() => all));
  await services.live.close();
  await Promise.all(joined);
});

test("a socket that does not read is closed once 256 kB wait for it, and costs the others nothing", async () => {
  const services = await servicesFor(anna);
  const session = await sessionOf(services, anna);
  await openConversation(services, anna);
  const { server, url, request } = await serving(services, session);
  const deaf = await request();
  deaf.pause();
  const other = eventsIn((await fetch(`${url}`)).body as ReadableStream<Uint8Array>);
  expect(await connections(server)).toBe(2);

  const long = "é".repeat(60_000);
  let stored = 0;
  const isCut = async () => (await connections(server)) === 1;
  // The system takes some megabytes before anything waits here.
  while (!(await isCut()) && stored < 200) {
    await storeSaid(services, anna, long);
    stored++;
    let isHeard = false;
    while (!isHeard) isHeard = (await other.next()).value?.event === "message";
  }
  expect(await isCut()).toBe(true);
  await other.return();
});

test("a socket that takes nothing of a long replay is closed after a while; one that reads slowly gets all", async () => {
  const services = await servicesFor(anna);
  const session = await sessionOf(services, anna);
  await openConversation(services, anna);
  await fill(services.db.asOwner, anna, 700, 8_000);
  const { server, request } = await serving(services, session, 1_500);
  const deaf = await request("?after=0");
  deaf.pause();
  const slow = await request("?after=0");
  let text = "";
  for await (const chunk of slow) {
    text = (text + chunk).slice(-200_000);
    if (text.includes('"seq":701,')) break;
    await delay(2);
  }
  expect(text).toContain('"seq":701,');
  await expect.poll(() => connections(server), { timeout: 10_000 }).toBe(0);
});

async function listen(services: Services, session: Session, { interval }: { interval?: number } = {}) {
  const events = eventsIn(streamConversation(services, session, null, { interval }));
  const until = async (name: string | null) => {
    for (;;) {
      const { value, done } = await events.next();
      if (done) throw new Error("The stream has ended.");
      if (value.event === name) return value;
    }
  };
  await until("step");
  return {
    until,
    /** Resolves with the message that says so; joining may have made replies before it. */
    hears: async (content: string) => {
      for (;;) if (JSON.parse((await until("message")).data).content === content) return;
    },
    leave: async () => void (await events.return()),
  };
}

async function sessionOf({ db }: Services, user: typeof anna): Promise<Session> {
  const session = { id: `of ${user.id}`, user, expiresAt: new Date(Date.now() + 3_600_000) };
  await db.asOwner
    .insert(sessions)
    .values({ id: session.id, expiresAt: session.expiresAt, token: session.id, userId: user.id });
  return session;
}

/** Serves this session's stream on a socket, as the product does. */
async function serving(services: Services, session: Session, stall?: number) {
  const server = createServer(
    getRequestListener((request) => {
      const after = new URL(request.url).searchParams.get("after");
      const stream = streamConversation(services, session, after === null ? null : Number(after), { stall });
      return new Response(stream, { headers: { "Content-Type": "text/event-stream" } });
    }),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const printed = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    printed.mockRestore();
  });
  const { port } = server.address() as AddressInfo;
  const request = async (query = ""): Promise<Socket> => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(`GET /${query} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await once(socket, "readable");
    return socket;
  };
  return { server, url: `http://127.0.0.1:${port}/`, request };
}

function connections(server: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
