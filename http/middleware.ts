import type { MiddlewareHandler } from "hono";
import { apiCopy } from "#app/content/api-copy.ts";
import { retryAfter } from "#app/outage-behind.server.ts";
import type { Services } from "#app/services.server.ts";
import { requestDurations } from "#metrics/tallies.ts";
import { beginSpan, isTracing } from "#tracing/tracing.ts";
import type { AppEnv } from "./app-env.ts";
import { jsonError } from "./json-error.ts";
import { requestMessage } from "./log.server.ts";
import { arrivalOf } from "./request/arrival.ts";
import { isFromThisMachine, remoteAddressOf, trustedParentOf } from "./request/remote-address.server.ts";

/** Sets the id, nonce and remote address of a request, and sends the id back. */
export function identify({
  environment,
  live,
}: Pick<Services, "environment" | "live">): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.set("requestId", crypto.randomUUID());
    c.set("nonce", crypto.randomUUID().replaceAll("-", ""));
    c.set("address", remoteAddressOf(c.env.incoming, environment.trustedProxies));
    c.set("isLocal", isFromThisMachine(c.env.incoming));
    await next();
    c.header("X-Request-Id", c.var.requestId);
    if (live.closing.aborted) c.header("Connection", "close");
  };
}

/**
 * Logs one line per request, without its query, headers and body, which may carry secrets and messages, and counts
 * and traces it until its response begins, so that a stream is as long as its beginning.
 */
export function logRequests({
  log,
  environment,
}: Pick<Services, "log" | "environment">): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const start = arrivalOf(c.env.incoming) ?? performance.now();
    const { method } = c.req;
    const span = isTracing()
      ? beginSpan(method, { kind: "server", parent: trustedParentOf(c.env.incoming, environment) })
      : null;
    if (span) await span.within(next);
    else await next();
    const { route = "other", requestId } = c.var;
    const { status } = c.res;
    const milliseconds = performance.now() - start;
    requestDurations.observe(route, method, status, milliseconds);
    if (span) {
      span.name(`${method} ${route}`);
      span.set({
        ...{ "http.request.method": method, "http.route": route },
        ...{ "http.response.status_code": status, "matinal.request_id": requestId },
      });
      span.end(status >= 500 ? { code: String(status) } : undefined);
    }
    log.info(
      {
        requestId,
        method,
        path: c.req.path,
        status,
        ms: Math.round(milliseconds),
      },
      requestMessage(status, c.res.headers.get("Content-Type")),
    );
  };
}

/**
 * Adds Retry-After to a 503 that has none while the database has an outage. Any other 503 keeps what its route said:
 * after a failure without a delay the contact form may be sent again at once (CTC-21).
 */
export function addRetryAfter({ db }: Pick<Services, "db">): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const outage = c.res.status === 503 ? db.outage() : null;
    if (outage && !c.res.headers.has("Retry-After")) c.header("Retry-After", String(retryAfter[outage]));
  };
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Answers 405 to TRACE and unknown methods, on which the framework would throw. */
export const knownMethodsOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (methods.includes(c.req.method)) return next();
  return jsonError(405, "method_not_allowed", apiCopy.errors.method_not_allowed, {
    Allow: methods.join(", "),
  });
};
