import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { pipeline } from "node:stream/promises";

/** What the relay got, read to the end. */
export type Relayed = {
  method: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
};

/** How it behaves: an answer with that status, or one of the ways in which a company outside fails. */
export type Behaviour =
  | number
  /** Refuses, and names when it may be asked again. */
  | { status: number; retryAfter: string }
  /** Takes the request and never answers. */
  | "hangs"
  /** Cuts the connection before it answers. */
  | "resets"
  /** Says ok, then dies in the middle of the body. */
  | "dies after the status"
  /** Says ok, and sends a body that has no end. */
  | "never stops"
  /** Begins an answer and never comes to its end. */
  | "sends headers for ever"
  /** Answers with something that is no HTTP. */
  | "speaks no HTTP"
  /** Takes the request, and answers only when `answerLate` is called. */
  | "waits";

/** A form relay as the real ones are: an HTTP server that takes a JSON body by POST. `port` 0 takes any. */
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
    // The body is no JSON, and the place it leads to no relay, on purpose: nobody may read or follow them.
    const { status, ...more } = typeof behaviour === "number" ? { status: behaviour } : behaviour;
    if ("retryAfter" in more) response.setHeader("Retry-After", more.retryAfter);
    response
      .writeHead(status, { "Content-Type": "application/json", Location: "/elsewhere" })
      .end("<nothing to read>");
  });
  server.listen(port, host);
  await once(server, "listening");
  const taken = (server.address() as AddressInfo).port;

  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${taken}/ajax/contact`,
    port: taken,
    received,
    /** How it behaves from now on. */
    become(next: Behaviour) {
      behaviour = next;
    },
    /** Answers those who still wait. */
    answerLate(status = 200) {
      for (const response of waiting.splice(0)) response.writeHead(status).end();
    },
    /** Goes down, and refuses connections. */
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
