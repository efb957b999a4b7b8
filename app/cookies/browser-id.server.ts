import { randomBytes } from "node:crypto";
import { periods, secondsIn } from "#app/periods.ts";
import type { Environment } from "#environment.ts";
import { cookieIn, setCookie } from "./cookies.ts";

const name = "matinal.browser";

const lifetime = secondsIn(periods.browserId);

/** The id of the browser that requested a link, or `null` when it has none. interpretation.md D21. */
export function browserIdOf(request: Request): string | null {
  const value = cookieIn(request, name);
  return value !== null && /^[\w-]{22}$/.test(value) ? value : null;
}

/**
 * The id of a browser that requests a link: the one it has, else a new one of 128 random bits. `setCookie` is the
 * `Set-Cookie` value that stores it while the link is valid.
 */
export function identifyBrowser(
  request: Request,
  environment: Pick<Environment, "isHttps">,
): { browser: string; setCookie: string } {
  const browser = browserIdOf(request) ?? randomBytes(16).toString("base64url");
  return { browser, setCookie: setCookie(environment, name, browser, lifetime) };
}
