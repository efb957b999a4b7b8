import type { ServerResponse } from "node:http";
import type { FixedHeaders } from "./stored-answer.ts";

/** What Node wrote for an answer, before and after the request's id, and the second of its Date header. */
type Head = { before: string; after: string; second: number };

/** Where Node keeps the text of the head until it is sent. Not documented: see `headWriter`. */
type WithHead = ServerResponse & { _header?: unknown };

/**
 * Writes heads that differ only in their request id. Node checks and joins each header of each answer anew, which
 * costs a third of the time of an answer from memory; so what Node wrote is written again for one second, after
 * which its Date is old. Everything else is Node's own `writeHead`: a connection that ends with this answer, HTTP/1.0,
 * and all of them should a later Node keep the text elsewhere. `common` are the headers of every answer.
 */
export function headWriter(common: FixedHeaders) {
  const lists = new WeakMap<FixedHeaders, string[]>();
  const heads = new WeakMap<FixedHeaders, Head>();

  function listOf(headers: FixedHeaders): string[] {
    const list = lists.get(headers) ?? Object.entries({ ...common, ...headers }).flat();
    lists.set(headers, list);
    return list;
  }

  return (
    response: WithHead,
    { status, headers }: { status: number; headers: FixedHeaders },
    { requestId, isLast }: { requestId: string; isLast: boolean },
  ): void => {
    const isUsual = !isLast && response.shouldKeepAlive && response.req.httpVersion === "1.1";
    const second = Math.floor(Date.now() / 1000);
    const head = heads.get(headers);
    if (isUsual && head?.second === second) {
      response.statusCode = status;
      response._header = head.before + requestId + head.after;
      return;
    }
    const list = listOf(headers).concat("X-Request-Id", requestId);
    response.writeHead(status, isLast ? list.concat("Connection", "close") : list);
    if (!isUsual || typeof response._header !== "string") return;
    const [before = "", after] = response._header.split(requestId);
    if (after !== undefined) heads.set(headers, { before, after, second });
  };
}
