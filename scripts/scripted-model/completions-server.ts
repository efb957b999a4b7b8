import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import {
  type ChatRequest,
  eventOf,
  type Finish,
  finishChunk,
  type Piece,
  usageChunk,
  wholeAnswer,
  wordChunk,
} from "./chat-completions.ts";

/** What a server answers: pieces in their order, or another response than an answer. */
export type CompletionsReply =
  | ({ pieces: Iterable<Piece> | AsyncIterable<Piece> } & Finish)
  | { status: number; headers?: Record<string, string>; body?: string };

/** A request that the server received. */
export type ReceivedRequest = {
  path: string;
  headers: IncomingHttpHeaders;
  body: ChatRequest & Record<string, unknown>;
  /** True when the response is over, or its connection was closed. */
  isClosed: boolean;
};

/** A chat-completions service on a free loopback port, which answers as `reply` says. */
export async function startCompletionsServer(reply: (request: ReceivedRequest) => CompletionsReply) {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const entry: ReceivedRequest = {
      path: request.url ?? "",
      headers: request.headers,
      body: JSON.parse(await readText(request)),
      isClosed: false,
    };
    received.push(entry);
    const closed = new AbortController();
    response.on("close", () => {
      entry.isClosed = true;
      closed.abort();
    });
    await respond(response, reply(entry), entry.body.stream === true, closed.signal).catch((error) => {
      if (!closed.signal.aborted) throw error;
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    port,
    received,
    async stop() {
      if (!server.listening) return;
      const stopped = once(server, "close");
      server.close();
      server.closeAllConnections();
      await stopped;
    },
  };
}

async function respond(
  response: ServerResponse,
  reply: CompletionsReply,
  isStream: boolean,
  signal: AbortSignal,
) {
  if ("status" in reply) {
    const { status, headers, body = "" } = reply;
    return void response.writeHead(status, headers).end(body);
  }
  const { pieces, finishReason = "stop", usage = estimatedUsage, done = true } = reply;
  if (!isStream) return respondWhole(response, pieces, finishReason ?? "stop", usage);

  response.writeHead(200, { "Content-Type": "text/event-stream" }).flushHeaders();
  for await (const piece of pieces) {
    if (piece === "stall") return;
    if (piece === "cut") return void response.end();
    if (piece === "reset") return void response.socket?.resetAndDestroy();
    if (typeof piece === "number") await delay(piece, undefined, { signal });
    else await write(response, textOf(piece), signal);
  }
  if (finishReason !== null) response.write(eventOf(finishChunk(finishReason)));
  if (usage !== null) response.write(eventOf(usageChunk(usage)));
  response.end(done ? "data: [DONE]\n\n" : "");
}

async function respondWhole(
  response: ServerResponse,
  pieces: Iterable<Piece> | AsyncIterable<Piece>,
  finishReason: string,
  usage: unknown,
) {
  let text = "";
  for await (const piece of pieces) {
    if (typeof piece === "number") await delay(piece);
    else if (typeof piece === "string") text += piece;
  }
  response.writeHead(200, { "Content-Type": "application/json" });
  response.end(JSON.stringify(wholeAnswer(text, finishReason, usage)));
}

const estimatedUsage = { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 };

function textOf(piece: string | { chunk: unknown } | { raw: string }): string {
  if (typeof piece === "string") return eventOf(wordChunk(piece));
  return "raw" in piece ? piece.raw : eventOf(piece.chunk);
}

/** Waits while the reader reads slower than this writes. */
async function write(response: ServerResponse, text: string, signal: AbortSignal) {
  if (!response.write(text)) await once(response, "drain", { signal });
}
