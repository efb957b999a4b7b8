import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Environment } from "../../environment.ts";
import type { Live } from "../../live/live.server.ts";
import { headersFor } from "../security-headers.ts";
import { type CachedResponse, chooseResponse } from "./cached-response.ts";
import { answerWriter } from "./repeated-answer.ts";

/** Looks an answer up under exactly this URL. */
export type Find = (url: string) => CachedResponse | undefined;

/** A plain name or IPv4 address. Any other Host, or none, is the application's to judge. */
const plainHost = /^[a-z0-9._-]+(?::\d{1,5})?$/i;

/**
 * Answers at once what is in memory under exactly the URL that is asked for: files, and public pages after their
 * first use. Through the application it would take many times as long. Returns false for everything else, which the
 * application answers. Headers and the log line are the same either way, but for the request id: an answer that is
 * the same for everybody has none.
 */
export function fastPath(
  { environment, log, live }: { environment: Environment; log: Logger; live: Live },
  shelves: readonly Find[],
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const answer = answerWriter(headersFor(environment));
  return (request, response) => {
    const { method = "", url = "" } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    if (!plainHost.test(request.headers.host ?? "")) return false;
    let stored: CachedResponse | undefined;
    for (const find of shelves) stored ??= find(url);
    if (!stored) return false;

    const start = performance.now();
    const reply = chooseResponse(stored, {
      method,
      acceptEncoding: request.headers["accept-encoding"]?.toString() ?? null,
      ifNoneMatch: request.headers["if-none-match"] ?? null,
    });
    answer(response, reply, { isLast: live.isClosing() });
    if (log.isLevelEnabled("info")) {
      const path = url.split("?", 1)[0];
      const ms = Math.round(performance.now() - start);
      log.info({ method, path, status: reply.status, ms }, "request");
    }
    return true;
  };
}
