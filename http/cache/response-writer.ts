import type { ServerResponse } from "node:http";
import type { FixedHeaders } from "./cached-response.server.ts";

/** The head that Node wrote for a response, alone and with the body, and the second of its Date header. */
type Written = { second: number; head: string; whole?: Buffer };

/** Undocumented fields in which Node keeps the head until it is sent: see `responseWriter`. */
type WithHead = ServerResponse & { _header?: unknown; _headerSent?: unknown };

/**
 * Returns a function that sends fixed responses. Node validates and joins the headers of every response, and passes
 * head and body to the system separately, which takes 40% of the time of a response from memory. So the head that Node
 * wrote is sent again, in one piece with the body, until its Date is a second old: 42,000 instead of 25,000 requests
 * per second (docs/decisions/0009-page-cache.md). Node's own `writeHead` serves HTTP/1.0, connections that close after
 * this response, and every response if a later Node keeps the head elsewhere. `common` are the headers of every
 * response; a `body` always comes with the same `headers`.
 */
export function responseWriter(common: FixedHeaders) {
  const lists = new WeakMap<FixedHeaders, string[]>();
  const written = new WeakMap<FixedHeaders, Written>();

  function listOf(headers: FixedHeaders): string[] {
    const list = lists.get(headers) ?? Object.entries({ ...common, ...headers }).flat();
    lists.set(headers, list);
    return list;
  }

  return (
    response: WithHead,
    { status, headers, body }: { status: number; headers: FixedHeaders; body: Uint8Array | null },
    { isLast }: { isLast: boolean },
  ): void => {
    const isReusable = !isLast && response.shouldKeepAlive && response.req.httpVersion === "1.1";
    const second = Math.floor(Date.now() / 1000);
    const previous = written.get(headers);
    if (isReusable && previous?.second === second) {
      response.statusCode = status;
      response._header = previous.head;
      if (!body) {
        response.end();
        return;
      }
      response._headerSent = true;
      previous.whole ??= Buffer.concat([Buffer.from(previous.head, "latin1"), body]);
      response.end(previous.whole);
      return;
    }
    const list = listOf(headers);
    response.writeHead(status, isLast ? list.concat("Connection", "close") : list);
    const hasHead = typeof response._header === "string" && response._headerSent === false;
    if (isReusable && hasHead) written.set(headers, { second, head: response._header as string });
    response.end(body ?? undefined);
  };
}
