import type { Environment } from "../../environment.ts";

/** A `Set-Cookie` value that scripts cannot read and other sites' forms do not carry. `maxAge` in seconds; 0 removes. */
export function setCookie(
  { isHttps }: Pick<Environment, "isHttps">,
  name: string,
  value: string,
  maxAge: number,
): string {
  const secure = isHttps ? "; Secure" : "";
  return `${name}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** The value of a cookie as the request carries it, undecoded; `null` when it is not there. */
export function cookieIn(request: Request, name: string): string | null {
  for (const pair of (request.headers.get("Cookie") ?? "").split(";")) {
    const cut = pair.indexOf("=");
    if (cut > 0 && pair.slice(0, cut).trim() === name) return pair.slice(cut + 1).trim();
  }
  return null;
}
