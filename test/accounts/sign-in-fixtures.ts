import { requestSignIn } from "#app/accounts/sign-in/mail/request-sign-in.server.ts";
import { redeemSignInCode } from "#app/accounts/sign-in/redeem/redeem-code.server.ts";
import { inspectSignInToken, redeemSignInToken } from "#app/accounts/sign-in/redeem/redeem-link.server.ts";
import { loadSession } from "#app/cookies/session-cookie.server.ts";
import type { Services } from "#app/services.server.ts";
import { codeIn, mailsTo, newestMail, tokenIn } from "../server/sent-mails.ts";

export const anna = "anna@example.fr";
export const address = "192.0.2.7";
export const userAgent = "Firefox";
export const invalid = { ok: false, reason: "invalid" };

type LinkRequest = { next?: unknown; browser?: string };

/** Requests a sign-in mail from `address`. */
export function requestLink(services: Services, email = anna, { next, browser }: LinkRequest = {}) {
  return requestSignIn(services, { email, next, browser: browser ?? null, address });
}

/** Requests a sign-in mail, waits for it and returns the token of its link and its code. */
export async function signInMailFor(services: Services, email = anna, request: LinkRequest = {}) {
  const count = mailsTo(services.environment.dataDir, email).length + 1;
  const requested = await requestLink(services, email, request);
  if (!requested.ok) throw new Error("The mail was refused.");
  const { text } = await newestMail(services.environment.dataDir, email, count);
  return { token: tokenIn(text), code: codeIn(text) };
}

export const inspectLink = (services: Services, token: string, browser: string | null = null) =>
  inspectSignInToken(services, { token, browser, address });

export const redeemToken = (services: Services, token: string) =>
  redeemSignInToken(services, { token, address, userAgent });

export const redeemCode = (services: Services, code: string, email = anna, browser: string | null = null) =>
  redeemSignInCode(services, { email, code, browser, address, userAgent });

/** Signs in by the link of a mail and returns the cookie of the new session, as `name=value`. */
export async function signInCookie(services: Services, email = anna): Promise<string> {
  const { token } = await signInMailFor(services, email);
  const signedIn = await redeemToken(services, token);
  if (!signedIn.ok) throw new Error("The link did not sign in.");
  return cookiePair(signedIn.headers);
}

/** The first cookie that a response sets, as `name=value`. */
export function cookiePair(headers: Headers): string {
  return headers.getSetCookie().at(0)?.split(";", 1)[0] ?? "";
}

/** The session of a cookie. Throws when it has ended. */
export async function sessionOf(services: Services, cookie: string) {
  const session = await loadSession(services, requestWith(cookie));
  if (!session) throw new Error("The session has ended.");
  return session;
}

export function requestWith(cookie = ""): Request {
  return new Request("http://localhost:3000/assistant", { headers: { Cookie: cookie } });
}

/** A code that differs from the given one. */
export const wrongCodeFor = (code: string) => (code === "000000" ? "000001" : "000000");
