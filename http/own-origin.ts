import type { MiddlewareHandler } from "hono";
import type { Environment } from "../environment.ts";
import { jsonError } from "./json-error.ts";

const bodyTypes = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"];

/**
 * Refuses what would change something unless it comes from our own pages (403), and bodies of a type that no
 * route of ours reads (415). The sign-in form answers for itself: see `isOwnOrigin`. interface.md "HTTP interface".
 */
export function ownOriginOnly(environment: Environment): MiddlewareHandler {
  return async (c, next) => {
    if (["GET", "HEAD", "OPTIONS"].includes(c.req.method)) return next();

    const { headers } = c.req.raw;
    if (!isOwnOrigin(headers, environment) && !(isPagePost(c.req.path) && isReadable(headers.get("Origin"))))
      return jsonError(403, "foreign_origin", "Cette requête ne vient pas de ce site.");

    const type = c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
    const hasBody =
      c.req.header("Transfer-Encoding") !== undefined || Number(c.req.header("Content-Length") ?? 0) > 0;
    if (hasBody && !bodyTypes.includes(type ?? ""))
      return jsonError(415, "unsupported_type", "Ce type de contenu n’est pas accepté.");

    return next();
  };
}

/** /login shows its own page for a foreign origin, which is mostly a wrong APP_URL. decisions.md D15. */
function isPagePost(path: string): boolean {
  return path === "/login" || path === "/login.data";
}

/** False for an origin that no browser sends, which the framework takes for a failure of its own. */
function isReadable(origin: string | null): boolean {
  return origin === null || origin === "null" || URL.canParse(origin);
}

/**
 * True when the browser says that the request comes from our own origin: every header that speaks of it
 * (`Origin`, `Sec-Fetch-Site`) must agree and at least one must be there. On a developer's machine the names of
 * the loopback interface count as one.
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
  const [theirs, ours] = [new URL(origin), new URL(appUrl)];
  return (
    ["localhost", "127.0.0.1", "[::1]"].includes(theirs.hostname) &&
    theirs.protocol === ours.protocol &&
    theirs.port === ours.port &&
    theirs.origin === origin
  );
}
