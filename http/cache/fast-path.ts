import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Environment } from "#environment.ts";
import type { Live } from "#live/live.server.ts";
import { requestDurations } from "#metrics/tallies.ts";
import { requestMessage } from "../log.server.ts";
import { headersFor } from "../security/security-headers.ts";
import { type CachedResponse, selectResponse } from "./cached-response.server.ts";
import { responseWriter } from "./response-writer.ts";

/** Finds the cached response for exactly this URL. */
export type Lookup = (url: string) => CachedResponse | undefined;

/** Answers a request from memory. Returns false, without touching the response, when it cannot. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A name or IPv4 address. A request with any other Host, or none, goes through the application. */
const plainHost = /^[a-z0-9._-]+(?::\d{1,5})?$/i;

/**
 * Answers from memory, without the application, what is cached under exactly the requested URL: files, and public pages
 * after their first use. This takes a small fraction of the time that the application needs. Headers and log line are
 * the same as the application's, except that a response which is the same for everybody has no request id.
 */
export function fastPath(
  { environment, log, live }: { environment: Environment; log: Logger; live: Live },
  lookups: readonly Lookup[],
): FastPath {
  const write = responseWriter(headersFor(environment));
  return (request, response) => {
    const { method = "", url = "" } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    if (!plainHost.test(request.headers.host ?? "")) return false;
    let cached: CachedResponse | undefined;
    for (const find of lookups) cached ??= find(url);
    if (!cached) return false;

    const start = performance.now();
    const selected = selectResponse(cached, {
      method,
      acceptEncoding: request.headers["accept-encoding"]?.toString() ?? null,
      ifNoneMatch: request.headers["if-none-match"] ?? null,
    });
    write(response, selected, { isLast: live.closing.aborted });
    const milliseconds = performance.now() - start;
    requestDurations.observe(cached.route, method, selected.status, milliseconds);
    if (log.isLevelEnabled("info")) {
      const path = url.split("?", 1)[0];
      const ms = Math.round(milliseconds);
      const { status, headers } = selected;
      log.info({ method, path, status, ms }, requestMessage(status, headers["Content-Type"] ?? null));
    }
    return true;
  };
}
