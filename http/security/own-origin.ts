import type { MiddlewareHandler } from "hono";
import { apiCopy } from "#app/content/api-copy.ts";
import { isLoopbackHost } from "#environment/loopback.ts";
import type { Environment } from "#environment.ts";
import { jsonError } from "../json-error.ts";
import { isUpload, uploadType } from "../request/uploads.ts";

const bodyTypes = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"];

/**
 * Refuses requests that could change something unless they come from our own pages (403), and bodies of a type that
 * no route reads (415). `takesFile` says of which paths the body is a file.
 * The sign-in form checks its origin itself with `isOwnOrigin`. interface.md "HTTP interface".
 */
export function ownOriginOnly(environment: Environment, takesFile = isUpload): MiddlewareHandler {
  return async (c, next) => {
    if (["GET", "HEAD", "OPTIONS"].includes(c.req.method)) return next();

    const { headers } = c.req.raw;
    const isAllowed =
      isUnsubscription(c.req.path) ||
      isOwnOrigin(headers, environment) ||
      (isSignInForm(c.req.path) && isParsableOrigin(headers.get("Origin")));
    if (!isAllowed) return jsonError(403, "foreign_origin", apiCopy.errors.foreign_origin);

    const type = c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
    const hasBody =
      c.req.header("Transfer-Encoding") !== undefined || Number(c.req.header("Content-Length") ?? 0) > 0;
    const types = takesFile(c.req.path) ? [uploadType] : bodyTypes;
    if (hasBody && !types.includes(type ?? ""))
      return jsonError(415, "unsupported_type", apiCopy.errors.unsupported_type);

    return next();
  };
}

/** /login answers a foreign origin with a page of its own, since the usual cause is a wrong APP_URL. interpretation.md D15. */
function isSignInForm(path: string): boolean {
  return path === "/login" || path === "/login.data";
}

/** The one-click unsubscription of a mail carries its own token, and comes from the receiver's mail service (RFC 8058). */
export function isUnsubscription(path: string): boolean {
  return path === "/desabonnement";
}

/** False for an origin that no browser sends; the framework would throw on it. */
function isParsableOrigin(origin: string | null): boolean {
  return origin === null || origin === "null" || URL.canParse(origin);
}

/**
 * True when the browser declares that the request comes from our own origin: at least one of `Origin` and
 * `Sec-Fetch-Site` is present, and none contradicts. On a developer's machine the names and addresses of the loopback
 * interface count as one host.
 */
export function isOwnOrigin(
  headers: Headers,
  environment: Pick<Environment, "appUrl" | "isLoopback">,
): boolean {
  const origin = headers.get("Origin");
  const site = headers.get("Sec-Fetch-Site");
  if (origin === null && site === null) return false;
  if (site !== null && site !== "same-origin") return false;
  return (
    origin === null ||
    origin === environment.appUrl ||
    (environment.isLoopback && isSameLoopback(origin, environment.appUrl))
  );
}

function isSameLoopback(origin: string, appUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const [requested, own] = [new URL(origin), new URL(appUrl)];
  return (
    isLoopbackHost(requested.hostname) &&
    requested.protocol === own.protocol &&
    requested.port === own.port &&
    requested.origin === origin
  );
}
