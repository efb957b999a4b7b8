import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { pipeline } from "node:stream/promises";

/** A request that the relay received. */
export type Relayed = {
  method: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
};

/** How the relay responds: with this status, or in one of the ways in which an outside service fails. */
export type Behaviour =
  | number
  /** Refuses, with a Retry-After header. */
  | { status: number; retryAfter: string }
  /** Accepts the request and never responds. */
  | "hangs"
  /** Cuts the connection before it responds. */
  | "resets"
  /** Answers 200, then cuts the connection in the middle of the body. */
  | "dies after the status"
  /** Answers 200 with a body that never ends. */
  | "never stops"
  /** Sends one header after another without end. */
  | "sends headers for ever"
  /** Answers with bytes that are not HTTP. */
  | "speaks no HTTP"
  /** Accepts the request, and responds when `respondLate` is called. */
  | "waits";

/** A form relay: an HTTP server that accepts a JSON body by POST. `port` 0 picks a free one. */
export async function startRelay(first: Behaviour = 200, port = 0, host = "127.0.0.1") {
  const received: Relayed[] = [];
  const waiting: ServerResponse[] = [];
  let behaviour = first;

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString("utf8")) as Record<string, unknown>;
    received.push({ method: request.method ?? "", headers: request.headers, body });

    if (behaviour === "resets") return void request.socket.resetAndDestroy();
    if (behaviour === "hangs") return;
    if (behaviour === "waits") return void waiting.push(response);
    if (behaviour === "speaks no HTTP") return void request.socket.end("OK\r\n\r\n");
    if (behaviour === "sends headers for ever") return void sendHeaders(request.socket);
    if (behaviour === "never stops") return void pipeline(endless(), response.writeHead(200)).catch(() => {});
    if (behaviour === "dies after the status") {
      response.writeHead(200, { "Content-Length": "1000" }).write("{");
      return void setTimeout(() => request.socket.destroy(), 20);
    }
    // On purpose the body is not JSON and the location is not a relay: the product must neither read nor follow them.
    const { status, ...more } = typeof behaviour === "number" ? { status: behaviour } : behaviour;
    if ("retryAfter" in more) response.setHeader("Retry-After", more.retryAfter);
    response
      .writeHead(status, { "Content-Type": "application/json", Location: "/elsewhere" })
      .end("<nothing to read>");
  });
  server.listen(port, host);
  await once(server, "listening");
  const boundPort = (server.address() as AddressInfo).port;

  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${boundPort}/ajax/contact`,
    port: boundPort,
    received,
    /** Changes how it responds from now on. */
    become(next: Behaviour) {
      behaviour = next;
    },
    /** Responds to the waiting requests. */
    respondLate(status = 200) {
      for (const response of waiting.splice(0)) response.writeHead(status).end();
    },
    /** Stops; further connections are refused. */
    async stop() {
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function sendHeaders(socket: Socket) {
  socket.write("HTTP/1.1 200 OK\r\n");
  const next = setInterval(() => socket.write("X-More: to come\r\n"), 50);
  socket.on("close", () => clearInterval(next)).on("error", () => {});
}

async function* endless() {
  for (;;) yield Buffer.alloc(64 * 1024);
}
