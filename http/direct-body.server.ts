import type { ServerResponse } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { discardRest } from "./request/discard-rest.ts";

/** Writes a body into Node's response, whose head is written, and ends it. */
type SendBody = (outgoing: ServerResponse) => void;

const senders = new WeakMap<ReadableStream<Uint8Array>, SendBody>();

/**
 * Lets `send` write the body of a response that Node sends; anywhere else `body` is read. For streams that stay open: a web
 * stream, its reader and the request and response of the adapter take twice the memory of Node's own.
 * docs/decisions/0068-direct-streams.md.
 */
export function sendBy(body: ReadableStream<Uint8Array>, send: SendBody): ReadableStream<Uint8Array> {
  senders.set(body, send);
  return body;
}

/** Sends a response whose body is written by `sendBy`, and returns what tells the adapter so; else the response itself. */
export function sentDirectly(response: Response, { incoming, outgoing }: HttpBindings): Response {
  const send = response.body && senders.get(response.body);
  if (!send) return response;
  // The adapter waits for its end, to abort what answers the request, and keeps the whole request for that. Its listener has
  // no name, so all of them go, and the one of ours comes back.
  outgoing.removeAllListeners("close");
  discardRest(incoming, outgoing);
  outgoing.writeHead(response.status, [...response.headers].flat());
  send(outgoing);
  return RESPONSE_ALREADY_SENT;
}
