import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { expect, onTestFinished, test } from "vitest";
import { sendBy, sentDirectly } from "./direct-body.server.ts";

/** Asks a server that answers with what `respond` returns. */
async function ask(respond: () => Response): Promise<IncomingMessage> {
  const server = createServer(
    getRequestListener(async (_, bindings) => sentDirectly(respond(), bindings as HttpBindings)),
  );
  onTestFinished(() => void server.close().closeAllConnections());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const asked = get({ host: "127.0.0.1", port: (server.address() as AddressInfo).port, agent: false });
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  return response;
}

const unread = () => {
  const fail = () => {
    throw new Error("Nobody reads the web stream.");
  };
  return new ReadableStream<Uint8Array>({ pull: fail }, { highWaterMark: 0 });
};

test("a body that sends itself is sent with the status and the headers of its response, each cookie alone", async () => {
  const headers = new Headers({ "Content-Type": "text/event-stream", "X-Request-Id": "7" });
  for (const cookie of ["a=1", "b=2"]) headers.append("Set-Cookie", cookie);
  const body = sendBy(unread(), (outgoing) => {
    outgoing.write("first ");
    outgoing.end("last");
  });
  const response = await ask(() => new Response(body, { status: 201, headers }));
  expect(response.statusCode).toBe(201);
  expect(response.headers).toMatchObject({
    "content-type": "text/event-stream",
    "x-request-id": "7",
    "set-cookie": ["a=1", "b=2"],
    "transfer-encoding": "chunked",
  });
  expect(await text(response)).toBe("first last");
});

test("what sends the body learns that its reader has gone", async () => {
  const closed = Promise.withResolvers<void>();
  const body = sendBy(unread(), (outgoing) => {
    outgoing.once("close", () => closed.resolve());
    outgoing.write("first");
  });
  const response = await ask(() => new Response(body));
  response.destroy();
  await closed.promise;
});

test("any other response is left to the adapter", async () => {
  const response = await ask(() => new Response("as usual", { status: 202 }));
  expect(response.statusCode).toBe(202);
  expect(await text(response)).toBe("as usual");
});
