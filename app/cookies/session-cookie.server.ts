import type { Logger } from "pino";
import { redirectDocument } from "react-router";
import { type Auth, sessionCookie } from "#app/accounts/session/auth.server.ts";
import { cookieName } from "#app/accounts/session/cookie-name.ts";
import {
  closeSession,
  extendSession,
  type FoundSession,
  findSession,
  type LoadedSession,
  toSession,
} from "#app/accounts/session/session.server.ts";
import { signedByCurrentKey } from "#app/accounts/session/session-signature.server.ts";
import type { Href } from "#app/hrefs.ts";
import type { Database } from "#db/open-database.server.ts";
import type { Environment } from "#environment.ts";
import type { Live } from "#live/live.server.ts";
import { cookieIn, schemeOf, setCookie } from "./cookies.ts";
import { setFlash } from "./flash.server.ts";

/** The session of this request, or `null`: no cookie of ours, a forged one, an ended or expired session. */
export async function loadSession(
  services: { auth: Auth; db: Database; environment: Environment },
  request: Request,
): Promise<LoadedSession | null> {
  const found = await sessionOf(services, request);
  return found && toSession(found);
}

/**
 * The same, and extends a session that was not extended for a day. A cookie that an older secret signed is replaced. Send the returned `Set-Cookie` headers, or the
 * browser's cookie expires before the session.
 */
export async function renewSession(
  services: { auth: Auth; db: Database; environment: Environment },
  request: Request,
): Promise<{ session: LoadedSession | null; headers: Headers }> {
  const sent = cookieIn(request, sessionCookie);
  if (sent === null) return { session: null, headers: new Headers() };
  const value = signedByCurrentKey(services.environment, sent);
  const found = await sessionOf(services, request);
  if (!found) return { session: null, headers: clearSession(services) };

  const expiresAt = await extendSession(services.db, found);
  if (expiresAt === "ended") return { session: null, headers: clearSession(services) };
  const session = { ...toSession(found), ...(expiresAt && { expiresAt }) };
  if (expiresAt === null && value === sent) return { session, headers: new Headers() };
  const seconds = Math.floor((session.expiresAt.getTime() - Date.now()) / 1000);
  const cookie = setCookie(services.environment, sessionCookie, value, seconds);
  return { session, headers: new Headers([["Set-Cookie", cookie]]) };
}

/**
 * The session of a page's visitor. Without one, throws a redirect to /login with a flash that gives the reason. `renewal`
 * are the headers of `renewSession`, for the page to send; `returns` are those with which the sign-in leads back to a page
 * (cookies/return-path.server.ts). interpretation.md D23.
 */
export async function requireSession(
  services: { auth: Auth; db: Database; environment: Environment },
  request: Request,
  returns: readonly string[] = [],
): Promise<LoadedSession & { renewal: Headers }> {
  const { session, headers } = await renewSession(services, request);
  if (session) return { ...session, renewal: headers };
  headers.append("Set-Cookie", setFlash(services.environment, "signInFirst"));
  for (const cookie of returns) headers.append("Set-Cookie", cookie);
  headers.set("Cache-Control", "no-store");
  throw redirectDocument("/login" satisfies Href, { headers });
}

/**
 * Ends the session of this request and its live streams on every node. Returns the `Set-Cookie` headers that remove the
 * cookie, even when there was no session.
 */
export async function endSession(
  services: { auth: Auth; db: Database; environment: Environment; live: Live; log: Logger },
  request: Request,
): Promise<Headers> {
  const session = await loadSession(services, request);
  if (session) await closeSession(services, session, "signed_out");
  return clearSession(services);
}

/** The `Set-Cookie` header that removes the session's cookie. */
function clearSession({ environment }: { environment: Environment }): Headers {
  return new Headers([["Set-Cookie", setCookie(environment, sessionCookie, "", 0)]]);
}

async function sessionOf(
  services: { auth: Auth; db: Database; environment: Environment },
  request: Request,
): Promise<FoundSession | null> {
  const cookie = sentSessionCookie(services, request);
  // Better Auth sees this cookie only, no other input of the visitor.
  return cookie === null ? null : findSession(services, cookie);
}

/** The session's cookie of a request as Better Auth reads it in a `Cookie` header; `null` when there is none. */
export function sentSessionCookie(
  { environment }: { environment: Environment },
  request: Request,
): string | null {
  const sent = cookieIn(request, sessionCookie);
  if (sent === null) return null;
  const value = signedByCurrentKey(environment, sent);
  return `${cookieName(schemeOf(request), sessionCookie)}=${encodeURIComponent(value)}`;
}
