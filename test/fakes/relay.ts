import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the relay got, read to the end. */
export type Relayed = {
  method: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
};

/** How it behaves: an answer with that status, or one of the ways in which a company outside fails. */
export type Behaviour =
  | number
  /** Takes the request and never answers. */
  | "hangs"
  /** Cuts the connection before it answers. */
  | "resets"
  /** Says ok, then dies in the middle of the body. */
  | "dies after the status"
  /** Takes the request, and answers only when `answerLate` is called. */
  | "waits";

/** A form relay as the real ones are: an HTTP server that takes a JSON body by POST. `port` 0 takes any. */
export async function startRelay(first: Behaviour = 200, port = 0) {
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
    if (behaviour === "dies after the status") {
      response.writeHead(200, { "Content-Length": "1000" }).write("{");
      return void setTimeout(() => request.socket.destroy(), 20);
    }
    // The body is no JSON on purpose: nobody may read it.
    response.writeHead(behaviour, { "Content-Type": "application/json" }).end("<nothing to read>");
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const taken = (server.address() as AddressInfo).port;

  return {
    url: `http://127.0.0.1:${taken}/ajax/contact`,
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
