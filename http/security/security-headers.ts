import type { MiddlewareHandler } from "hono";
import type { Environment } from "#environment.ts";
import type { AppEnv } from "../app-env.ts";
import { barePolicy, pagePolicy } from "./content-security-policy.ts";

/**
 * Sets the security headers of every response, and `no-store` unless it has a Cache-Control. Pages get a policy for
 * our own files and the inline scripts that carry the nonce of this request; the page cache sets one with hashes.
 */
export function securityHeaders(environment: Environment, inDevelopment: boolean): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    for (const [name, value] of Object.entries(headersFor(environment))) headers.set(name, value);
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
    if (!headers.has("Content-Security-Policy"))
      headers.set("Content-Security-Policy", c.var.policy ?? policyFor(headers, c.var.nonce, inDevelopment));
  };
}

function policyFor(headers: Headers, nonce: string, inDevelopment: boolean): string {
  if (!headers.get("Content-Type")?.startsWith("text/html")) return barePolicy;
  const inline = [inDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`];
  const policy = pagePolicy({ scripts: inline, styles: inline }, inDevelopment ? ["ws:"] : []);
  // Vite's client waits for a restarted server in a worker.
  return inDevelopment ? `${policy}; worker-src blob:` : policy;
}

/** The security headers that are the same for every response. */
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
