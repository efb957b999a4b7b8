import { once } from "node:events";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";
import { Webhook } from "standardwebhooks";
import { onTestFinished } from "vitest";
import type { Network } from "#app/webhooks/sending/network.server.ts";
import { certificate, key } from "./receiver-certificate.ts";

/** A message that a receiver got. */
export type Received = {
  id: string;
  headers: IncomingHttpHeaders;
  path: string;
  /** The text of the body, as it was signed. */
  text: string;
  body: { type: string; timestamp: string; data: Record<string, unknown> & { id: string }; test?: boolean };
};

/** How a receiver responds: with this status, or in one of the ways in which outside services fail. */
export type Behaviour =
  | number
  | { status: number; headers?: Record<string, string>; body?: string }
  /** Accepts the request and never responds. */
  | "hangs"
  /** Cuts the connection before it responds. */
  | "resets"
  /** Answers with a failure whose body never ends. */
  | "never stops"
  /** Answers 200, and never ends the body. */
  | "never ends";

/** A receiver of webhooks over TLS. `behaviour` may decide for each message. */
export async function startReceiver(first: Behaviour | ((message: Received) => Behaviour) = 204) {
  const received: Received[] = [];
  let behaviour = first;
  let connections = 0;
  const server = createServer({ key, cert: certificate }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString("utf8");
    const message: Received = {
      ...{ id: String(request.headers["webhook-id"]), headers: request.headers, path: request.url ?? "" },
      ...{ text, body: JSON.parse(text) },
    };
    received.push(message);
    respond(response, typeof behaviour === "function" ? behaviour(message) : behaviour);
  });
  server.on("connection", () => {
    connections += 1;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
  onTestFinished(stop);
  return {
    url: `https://127.0.0.1:${port}/hook?of=matinal`,
    /** The same by a name, which `localNetwork` resolves. */
    named: `https://receiver.example:${port}/hook`,
    port,
    received,
    connections: () => connections,
    /** Changes how it responds from now on. */
    become(next: typeof first) {
      behaviour = next;
    },
    stop,
  };
}

function respond(response: ServerResponse, behaviour: Behaviour) {
  if (behaviour === "hangs") return;
  if (behaviour === "resets") return void response.socket?.destroy();
  if (behaviour === "never ends") return void response.writeHead(200).write("{");
  if (behaviour === "never stops") return void pipeline(endless(), response.writeHead(500)).catch(() => {});
  const {
    status,
    headers = {},
    body = "",
  } = typeof behaviour === "number" ? { status: behaviour } : behaviour;
  response.writeHead(status, headers).end(body);
}

async function* endless() {
  for (;;) yield Buffer.alloc(64 * 1024, "x");
}

/** A network in which this machine stands for the Internet: every address may be reached, and every name leads here. */
export const localNetwork: Network = {
  mayConnect: () => true,
  resolve: async () => ["127.0.0.1"],
  tls: { ca: certificate },
};

/** What the reference implementation reads in a message; throws if the signature is wrong. */
export function verified(secret: string, { text, headers }: Received): unknown {
  return new Webhook(secret).verify(text, headers as Record<string, string>);
}
