import type { MiddlewareHandler } from "hono";
import { apiCopy } from "#app/content/api-copy.ts";
import { retryAfter } from "#app/outage-behind.server.ts";
import type { Services } from "#app/services.server.ts";
import { requestDurations } from "#metrics/tallies.ts";
import type { AppEnv } from "./app-env.ts";
import { jsonError } from "./json-error.ts";
import { requestMessage } from "./log.server.ts";
import { arrivalOf } from "./request/arrival.ts";
import { isFromThisMachine, remoteAddressOf } from "./request/remote-address.server.ts";

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
 * Logs one line per request, without its query, headers and body, which may carry secrets and messages, and counts how long it took until
 * its response began, so that a stream is as long as its beginning.
 */
export function logRequests({ log }: Pick<Services, "log">): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const start = arrivalOf(c.env.incoming) ?? performance.now();
    await next();
    const milliseconds = performance.now() - start;
    requestDurations.observe(c.var.route ?? "other", c.req.method, c.res.status, milliseconds);
    log.info(
      {
        requestId: c.var.requestId,
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(milliseconds),
      },
      requestMessage(c.res.status, c.res.headers.get("Content-Type")),
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
