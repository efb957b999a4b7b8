import { safeReturnPath } from "~/accounts/sign-in/safe-return-path.ts";
import type { Environment } from "../../environment.ts";
import { cookieIn, schemeOf, setCookie } from "./cookies.ts";

const name = "matinal.return";
/** Seconds: a person may look at the page for a while before going on. */
const lifetime = 15 * 60;

/** The `Set-Cookie` value by which the next /login page leads back to `path`, one of our own. */
export function putReturn(environment: Pick<Environment, "isHttps">, path: string): string {
  return setCookie(environment, name, encodeURIComponent(path), lifetime);
}

/** Where this /login page leads back to, if anywhere, and the `Set-Cookie` value that makes it the last one to do so. */
export function takeReturn(request: Request): { path: string | null; clear: string } {
  const value = cookieIn(request, name);
  return { path: value === null ? null : decoded(value), clear: setCookie(schemeOf(request), name, "", 0) };
}

function decoded(value: string): string | null {
  try {
    return safeReturnPath(decodeURIComponent(value));
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
