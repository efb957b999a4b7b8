import { cookieName } from "~/accounts/session/cookie-name.ts";
import type { Environment } from "../../environment.ts";

type Https = Pick<Environment, "isHttps">;

/** A `Set-Cookie` value that scripts cannot read and other sites' forms do not carry. `maxAge` in seconds; 0 removes. */
export function setCookie(environment: Https, name: string, value: string, maxAge: number): string {
  const secure = environment.isHttps ? "; Secure" : "";
  return `${cookieName(environment, name)}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** The value of one of our cookies as the request carries it, undecoded; `null` when it is not there. */
export function cookieIn(request: Request, name: string): string | null {
  const wanted = cookieName(schemeOf(request), name);
  for (const pair of (request.headers.get("Cookie") ?? "").split(";")) {
    const cut = pair.indexOf("=");
    if (cut > 0 && pair.slice(0, cut).trim() === wanted) return pair.slice(cut + 1).trim();
  }
  return null;
}

/** As `Environment` has it: every request is given to the pages under APP_URL, whatever stands before this process. */
export function schemeOf(request: Request): Https {
  return { isHttps: new URL(request.url).protocol === "https:" };
}
