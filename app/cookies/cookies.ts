import { parse, serialize } from "hono/utils/cookie";
import { cookieName } from "#app/accounts/session/cookie-name.ts";
import type { Environment } from "#environment.ts";

type Https = Pick<Environment, "isHttps">;

/** A `Set-Cookie` value, HttpOnly and SameSite=Lax. `maxAge` is in seconds; 0 removes the cookie. */
export function setCookie(environment: Https, name: string, value: string, maxAge: number): string {
  const secure = environment.isHttps;
  const options = { maxAge, path: "/", httpOnly: true, secure, sameSite: "Lax" } as const;
  return serialize(cookieName(environment, name), value, options);
}

/** The value of one of our cookies; `null` when the request does not have it. */
export function cookieIn(request: Request, name: string): string | null {
  const fullName = cookieName(schemeOf(request), name);
  return parse(request.headers.get("Cookie") ?? "", fullName)[fullName] ?? null;
}

/** The scheme of APP_URL: every request reaches the pages under it, also behind a proxy that terminates TLS. */
export function schemeOf(request: Request): Https {
  return { isHttps: new URL(request.url).protocol === "https:" };
}
