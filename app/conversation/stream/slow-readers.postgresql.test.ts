import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Session } from "#app/accounts/session/session.server.ts";
import type { Services } from "#app/services.server.ts";
import { sentDirectly } from "#http/direct-body.server.ts";
import { fill, servicesFor, storeMessage } from "#test/conversation/conversations.ts";
import { eventsIn } from "#test/conversation/event-stream.ts";
import { addSession } from "#test/conversation/stream-listener.ts";
import { openConversation } from "../open-conversation.server.ts";
import { streamConversation } from "./stream-conversation.server.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };

test("a socket that does not read is closed once 256 kB are buffered, and other sockets are unaffected", async () => {
  const services = await servicesFor(anna);
  const session = await addSession(services, anna);
  await openConversation(services, anna);
  const { server, url, request } = await serve(services, session);
  const stalled = await request();
  stalled.pause();
  const other = eventsIn((await fetch(`${url}`)).body as ReadableStream<Uint8Array>);
  expect(await connections(server)).toBe(2);

  const long = "é".repeat(60_000);
  let stored = 0;
  const isDisconnected = async () => (await connections(server)) === 1;
  // The operating system buffers some megabytes first.
  while (!(await isDisconnected()) && stored < 200) {
    await storeMessage(services, anna, long);
    stored++;
    let isReceived = false;
    while (!isReceived) isReceived = (await other.next()).value?.event === "message";
  }
  expect(await isDisconnected()).toBe(true);
  await other.return();
});

test("a socket that reads none of a long replay is closed after a while; one that reads slowly gets all", async () => {
  const services = await servicesFor(anna);
  const session = await addSession(services, anna);
  await openConversation(services, anna);
  await fill(services.db.asOwner, anna, 700, 8_000);
  const { server, request } = await serve(services, session, 1_500);
  const stalled = await request("?after=0");
  stalled.pause();
  const slow = await request("?after=0");
  let text = "";
  for await (const chunk of slow) {
    text = (text + chunk).slice(-200_000);
    if (text.includes('"seq":701,')) break;
    await delay(2);
  }
  expect(text).toContain('"seq":701,');
  await expect.poll(() => connections(server)).toBe(0);
});

/** Serves the stream of this session on a socket, as the product does. */
async function serve(services: Services, session: Session, stall?: number) {
  const server = createServer(
    getRequestListener(async (request, bindings) => {
      const after = new URL(request.url).searchParams.get("after");
      const stream = streamConversation(services, session, after === null ? null : Number(after), { stall });
      const response = new Response(stream, { headers: { "Content-Type": "text/event-stream" } });
      return sentDirectly(response, bindings as HttpBindings);
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
