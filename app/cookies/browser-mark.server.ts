import { randomBytes } from "node:crypto";
import type { Environment } from "../../environment.ts";
import { cookieIn, setCookie } from "./cookies.ts";

const name = "matinal.browser";

/** Seconds: a little longer than the link lives, since its mail needs time to arrive. */
const lifetime = 15 * 60;

/** The mark of the browser that asked for a link, or `null` when it carries none of ours. decisions.md D21. */
export function browserOf(request: Request): string | null {
  const value = cookieIn(request, name);
  return value !== null && /^[\w-]{22}$/.test(value) ? value : null;
}

/**
 * The mark of the browser that asks for a link, which keeps the one it has, else gets one of 128 random bits; and
 * the `Set-Cookie` value that leaves it there for as long as this link lives.
 */
export function markBrowser(
  request: Request,
  environment: Pick<Environment, "isHttps">,
): { browser: string; setCookie: string } {
  const browser = browserOf(request) ?? randomBytes(16).toString("base64url");
  return { browser, setCookie: setCookie(environment, name, browser, lifetime) };
}
