import type { ServerResponse } from "node:http";
import type { FixedHeaders } from "./cached-response.ts";

/** The head that Node wrote for an answer, alone and with its body, and the second of its Date header. */
type Sent = { second: number; head: string; whole?: Buffer };

/** What Node keeps about the head until it is sent. Not documented: see `answerWriter`. */
type WithHead = ServerResponse & { _header?: unknown; _headerSent?: unknown };

/**
 * Sends answers that stay the same. Node checks and joins each header of each answer anew and hands head and body
 * to the system as two pieces, which together cost more than half of the time of an answer from memory; so what
 * Node wrote is sent again as one piece for one second, after which its Date is old. Everything else is Node's own
 * `writeHead`: a connection that ends with this answer, HTTP/1.0, and all of them should a later Node keep the head
 * elsewhere. `common` are the headers of every answer; a `body` always comes with the same `headers`.
 */
export function answerWriter(common: FixedHeaders) {
  const lists = new WeakMap<FixedHeaders, string[]>();
  const sent = new WeakMap<FixedHeaders, Sent>();

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
    const isUsual = !isLast && response.shouldKeepAlive && response.req.httpVersion === "1.1";
    const second = Math.floor(Date.now() / 1000);
    const former = sent.get(headers);
    if (isUsual && former?.second === second) {
      response.statusCode = status;
      response._header = former.head;
      if (!body) return void response.end();
      response._headerSent = true;
      former.whole ??= Buffer.concat([Buffer.from(former.head, "latin1"), body]);
      response.end(former.whole);
      return;
    }
    const list = listOf(headers);
    response.writeHead(status, isLast ? list.concat("Connection", "close") : list);
    const canRepeat = isUsual && typeof response._header === "string" && response._headerSent === false;
    if (canRepeat) sent.set(headers, { second, head: response._header as string });
    response.end(body ?? undefined);
  };
}
