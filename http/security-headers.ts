import type { MiddlewareHandler } from "hono";
import type { Environment } from "../environment.ts";
import { jsonError } from "./json-error.ts";
import type { OuterEnv } from "./outer-env.ts";

/**
 * Puts the security headers on every answer: pages get a policy that runs only our own files and the inline
 * scripts that carry this answer's nonce (or whose hashes the page cache knows); everything else may load nothing.
 */
export function securityHeaders(
  environment: Environment,
  inDevelopment: boolean,
): MiddlewareHandler<OuterEnv> {
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    for (const [name, value] of Object.entries(headersFor(environment))) headers.set(name, value);
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
    if (!headers.has("Content-Security-Policy"))
      headers.set("Content-Security-Policy", c.var.policy ?? policyFor(headers, c.var.nonce, inDevelopment));
  };
}

/** The policy of everything that is no page: it may load nothing at all. */
export const barePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function policyFor(headers: Headers, nonce: string, inDevelopment: boolean): string {
  if (!headers.get("Content-Type")?.startsWith("text/html")) return barePolicy;
  const inline = [inDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`];
  return pagePolicy({ scripts: inline, styles: inline }, inDevelopment ? ["ws:"] : []);
}

/** The policy of a page that runs only our own files, and of inline scripts and styles those named here. */
export function pagePolicy(
  inline: { scripts: readonly string[]; styles: readonly string[] },
  sockets: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(" "),
    ["style-src 'self'", ...inline.styles].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...sockets].join(" "),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The headers that do not depend on the answer; also for the answers that Node gives to broken HTTP. */
export function headersFor({ isHttps }: Pick<Environment, "isHttps">): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ...(isHttps ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" } : {}),
  };
}

/** The headers of an answer to something that never reached the application. */
export function brokenRequestHeaders(environment: Pick<Environment, "isHttps">): Record<string, string> {
  return {
    ...headersFor(environment),
    "Content-Security-Policy": barePolicy,
    "Cache-Control": "no-store",
    Connection: "close",
  };
}

/** Refuses a request whose target is no URL: a Host that is missing or malformed, another scheme. */
export function brokenRequest(environment: Pick<Environment, "isHttps">, status: number): Response {
  return jsonError(status, "bad_request", "La requête est mal formée.", brokenRequestHeaders(environment));
}

/** The same as it goes over the wire, for what is not even HTTP, too large or too slow. */
export function brokenRequestAnswer(environment: Pick<Environment, "isHttps">, status: string): string {
  const lines = Object.entries({ ...brokenRequestHeaders(environment), "Content-Length": "0" });
  return [`HTTP/1.1 ${status}`, ...lines.map(([name, value]) => `${name}: ${value}`), "", ""].join("\r\n");
}
