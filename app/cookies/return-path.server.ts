import { safeReturnPath } from "#app/accounts/sign-in/safe-return-path.ts";
import { periods, secondsIn } from "#app/periods.ts";
import type { Environment } from "#environment.ts";
import { cookieIn, schemeOf, setCookie } from "./cookies.ts";

const name = "matinal.return";
/** Seconds that a visitor may spend on the page before signing in. */
const lifetime = secondsIn(periods.returnPath);

/** The `Set-Cookie` value with which the next /login page returns to `path`, a path of this site. */
export function setReturnPath(environment: Pick<Environment, "isHttps">, path: string): string {
  return setCookie(environment, name, path, lifetime);
}

/** The path to which this /login page returns, or `null`, and the `Set-Cookie` value that clears it. */
export function takeReturnPath(request: Request): { path: string | null; clear: string } {
  const value = cookieIn(request, name);
  return {
    path: value === null ? null : safeReturnPath(value),
    clear: setCookie(schemeOf(request), name, "", 0),
  };
}
