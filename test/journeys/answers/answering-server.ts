import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Answer, History, Message } from "#app/conversation/protocol.ts";

type Product = { url: string };
export type AnswerRequest = { id: string; kind: "stop" | "retry"; body: { how?: string } };

/**
 * A server before the product that speaks the protocol of interface.md for answers of a model, under the control of a
 * journey: it stores new messages, streams, and receives requests to stop and to retry. Everything else is the product's.
 */
export class AnsweringServer {
  readonly requests: AnswerRequest[] = [];
  /** The status of the next requests to stop and to retry. */
  status: Record<AnswerRequest["kind"], number> = { stop: 204, retry: 202 };
  streamsOpened = 0;
  url = "";
  readonly #product: Product;
  readonly #messages: Message[] = [];
  readonly #streams = new Set<ServerResponse>();
  readonly #server = createServer((request, response) => void this.#handle(request, response));
  #lastSeq = 0;
  #answer: Answer | null = null;

  private constructor(product: Product) {
    this.#product = product;
  }

  /** Starts before the product for a client whose stored messages end with number `lastSeq`. */
  static async start(product: Product, lastSeq: number): Promise<AnsweringServer> {
    const server = new AnsweringServer(product);
    server.#lastSeq = lastSeq;
    server.#server.listen(0, "localhost");
    await once(server.#server, "listening");
    server.url = `http://localhost:${(server.#server.address() as AddressInfo).port}`;
    return server;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  /** Ends all streams; browsers open them again. */
  breakStreams(): void {
    for (const stream of this.#streams) stream.end();
  }

  /** Stores and sends a message. */
  store(message: Partial<Message> & Pick<Message, "role" | "content">): Message {
    const stored = {
      id: randomUUID(),
      seq: ++this.#lastSeq,
      createdAt: new Date().toISOString(),
      ...message,
    };
    this.#messages.push(stored);
    if (stored.role === "assistant" && stored.replyTo === this.#answer?.replyTo) this.#answer = null;
    this.#broadcast(messageEvent(stored));
    return stored;
  }

  /** Sends the next part of the answer to `replyTo`; a higher attempt begins anew. */
  write(replyTo: string, text: string, attempt = 1): void {
    const known = this.#answer?.replyTo === replyTo && this.#answer.attempt === attempt ? this.#answer : null;
    const from = known?.text.length ?? 0;
    this.#answer = { replyTo, attempt, from: 0, text: (known?.text ?? "") + text };
    this.#broadcast(answerEvent({ replyTo, attempt, from, text }));
  }

  /** Stores what was written as the answer. */
  finish(rest: Partial<Message> = {}): Message {
    if (!this.#answer) throw new Error("No answer is under way.");
    const { replyTo, text } = this.#answer;
    const kind = rest.state === "broken" ? "failed" : "answer";
    return this.store({ role: "assistant", kind, content: text, replyTo, ...rest });
  }

  #broadcast(event: string): void {
    for (const stream of this.#streams) stream.write(event);
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", this.url);
    const [, id = "", kind] = /^\/api\/messages\/([\w-]+)\/(stop|retry)$/.exec(pathname) ?? [];
    if (pathname === "/api/messages/stream") return this.#stream(request, response, searchParams);
    if (kind === "stop" || kind === "retry") {
      this.requests.push({ id, kind, body: JSON.parse((await bodyOf(request)).toString()) });
      const status = this.status[kind];
      return send(response, status, status < 300 ? null : { error: { code: "refused", message: "Refusé." } });
    }
    if (pathname === "/api/messages" && request.method === "POST") {
      const { content } = JSON.parse((await bodyOf(request)).toString()) as { content: string };
      return send(response, 201, { message: this.store({ role: "user", content }) });
    }
    const answer = await this.#forward(request);
    if (pathname !== "/api/messages" || answer.status !== 200) return relay(answer, response);
    const history = (await answer.json()) as History;
    const after = Number(searchParams.get("after") ?? Number.POSITIVE_INFINITY);
    const own = searchParams.has("before") ? [] : this.#messages.filter(({ seq }) => !(seq <= after));
    send(response, 200, { ...history, messages: [...history.messages, ...own] });
  }

  #stream(request: IncomingMessage, response: ServerResponse, parameters: URLSearchParams): void {
    this.streamsOpened += 1;
    const after = Number(request.headers["last-event-id"] ?? parameters.get("after"));
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache" });
    response.write("retry: 100\n\n");
    for (const message of this.#messages) if (message.seq > after) response.write(messageEvent(message));
    if (this.#answer) response.write(answerEvent(this.#answer));
    this.#streams.add(response);
    response.on("close", () => this.#streams.delete(response));
  }

  async #forward(request: IncomingMessage): Promise<Response> {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      if (!["host", "connection", "origin", "accept-encoding", "content-length"].includes(name))
        headers.set(name, String(value));
    if (request.headers.origin) headers.set("Origin", this.#product.url);
    const hasBody = request.method !== "GET" && request.method !== "HEAD";
    return fetch(this.#product.url + request.url, {
      method: request.method,
      redirect: "manual",
      headers,
      ...(hasBody && { body: new Uint8Array(await bodyOf(request)) }),
    });
  }
}

const messageEvent = (message: Message) =>
  `id: ${message.seq}\nevent: message\ndata: ${JSON.stringify(message)}\n\n`;
const answerEvent = (answer: Answer) => `event: answer\ndata: ${JSON.stringify(answer)}\n\n`;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function send(response: ServerResponse, status: number, body: object | null): void {
  response.writeHead(status, body ? { "Content-Type": "application/json" } : {});
  response.end(body ? JSON.stringify(body) : undefined);
}

async function relay(answer: Response, response: ServerResponse): Promise<void> {
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !["content-encoding", "content-length"].includes(name)),
  );
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, { ...headers, "set-cookie": answer.headers.getSetCookie() });
  response.end(body);
}
