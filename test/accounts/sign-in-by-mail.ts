import { requestSignIn } from "#app/accounts/sign-in/mail/request-sign-in.server.ts";
import { redeemSignInToken } from "#app/accounts/sign-in/redeem/redeem-link.server.ts";
import type { Services } from "#app/services.server.ts";
import { newestMail, tokenIn } from "../server/sent-mails.ts";

/** Signs in by the link in the mail; returns the cookie of the new session and its user. */
export async function signInByMail(
  services: Services,
  email: string,
): Promise<{ cookie: string; user: { id: string; email: string } }> {
  const address = "192.0.2.7";
  await requestSignIn(services, { email, next: null, browser: null, address });
  const { text } = await newestMail(services.environment.dataDir, email);
  const redeemed = await redeemSignInToken(services, { token: tokenIn(text), address, userAgent: null });
  if (!redeemed.ok) throw new Error("The link did not sign in.");
  const cookie = redeemed.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
  const session = await services.auth.api.getSession({ headers: new Headers({ Cookie: cookie }) });
  return { cookie, user: { id: session?.user.id ?? "", email } };
}
