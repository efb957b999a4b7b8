import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isLoopbackHostHeader } from "#environment/loopback.ts";
import type { Environment } from "#environment.ts";
import { isFromThisMachine } from "../request/remote-address.server.ts";

type Request = Pick<IncomingMessage, "method" | "url" | "socket" | "headers" | "httpVersion">;

/**
 * True for a request for the metrics that may have them: from a program of this machine under a name of this machine, and
 * not through a proxy or tunnel, or with METRICS_TOKEN as a bearer token. For any other one there is no such page.
 * docs/decisions/0055-metrics.md.
 */
export function isScrape(request: Request, { metricsToken }: Pick<Environment, "metricsToken">): boolean {
  const { method, url = "", headers } = request;
  if (url !== "/metrics" && !url.startsWith("/metrics?")) return false;
  if (method !== "GET" && method !== "HEAD") return false;
  if (isFromThisMachine(request) && isLoopbackHostHeader(headers.host ?? null)) return true;
  const [scheme, token, ...more] = (headers.authorization ?? "").split(" ");
  if (metricsToken === null || scheme?.toLowerCase() !== "bearer" || !token || more.length > 0) return false;
  return timingSafeEqual(sha256(token), sha256(metricsToken));
}

/** Of one length, whatever is sent. */
const sha256 = (text: string) => createHash("sha256").update(text).digest();
