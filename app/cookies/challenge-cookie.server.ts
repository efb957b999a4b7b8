import { cookieName } from "#app/accounts/session/cookie-name.ts";
import { challengeCookie } from "#app/operators/passkeys/challenge-cookie.ts";
import { cookieIn, schemeOf } from "./cookies.ts";

/** The cookie that ties an answer with a passkey to its challenge, as Better Auth reads it in a `Cookie` header; "" without one. */
export function sentChallengeCookie(request: Request): string {
  const value = cookieIn(request, challengeCookie);
  return value === null
    ? ""
    : `${cookieName(schemeOf(request), challengeCookie)}=${encodeURIComponent(value)}`;
}
