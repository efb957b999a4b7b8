import { cookieName } from "~/accounts/session/cookie-name.ts";
import type { Environment } from "../../environment.ts";

type Https = Pick<Environment, "isHttps">;

/** A `Set-Cookie` value, HttpOnly and SameSite=Lax. `maxAge` is in seconds; 0 removes the cookie. */
export function setCookie(environment: Https, name: string, value: string, maxAge: number): string {
  const secure = environment.isHttps ? "; Secure" : "";
  return `${cookieName(environment, name)}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** The undecoded value of one of our cookies; `null` when the request does not have it. */
export function cookieIn(request: Request, name: string): string | null {
  const wanted = cookieName(schemeOf(request), name);
  for (const pair of (request.headers.get("Cookie") ?? "").split(";")) {
    const cut = pair.indexOf("=");
    if (cut > 0 && pair.slice(0, cut).trim() === wanted) return pair.slice(cut + 1).trim();
  }
  return null;
}

/** The scheme of APP_URL: every request reaches the pages under it, also behind a proxy that terminates TLS. */
export function schemeOf(request: Request): Https {
  return { isHttps: new URL(request.url).protocol === "https:" };
}
