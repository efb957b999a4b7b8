import { logEvent } from "#app/accounts/event-log.server.ts";
import type { Auth } from "#app/accounts/session/auth.server.ts";
import type { Credentials } from "#app/accounts/sign-in/credentials.ts";
import { redeemSignInCode } from "#app/accounts/sign-in/redeem/redeem-code.server.ts";
import { redeemSignInToken } from "#app/accounts/sign-in/redeem/redeem-link.server.ts";
import type {
  Invalid,
  Limited,
  SignedIn,
  SignInServices,
  Void,
} from "#app/accounts/sign-in/sign-in.server.ts";
import { browserIdOf } from "#app/cookies/browser-id.server.ts";
import { knownBrowser, rememberBrowser } from "#app/cookies/known-browser.server.ts";
import { loadSession } from "#app/cookies/session-cookie.server.ts";
import type { Live } from "#live/live.server.ts";

/**
 * Signs in the browser that sends this request, by the link or the code of a mail. Its previous session and streams
 * end, so that no other tab shows one client's conversation with another client's cookie. `headers` of the result
 * belong on the response.
 */
export async function signInBrowser(
  services: SignInServices & { auth: Auth; live: Live },
  request: Request,
  credentials: Credentials,
  address: string,
): Promise<SignedIn | Invalid | Void | Limited> {
  const previous = await loadSession(services, request);
  const presenter = {
    address,
    userAgent: request.headers.get("User-Agent"),
    previousSessionId: previous?.id ?? null,
    isKnownTo: (email: string) => knownBrowser(services.environment, request, email) !== null,
  };
  const by = "token" in credentials ? "link" : "code";
  const signedIn =
    "token" in credentials
      ? await redeemSignInToken(services, { ...presenter, token: credentials.token })
      : await redeemSignInCode(services, { ...presenter, ...credentials, browser: browserIdOf(request) });
  if (!signedIn.ok) return signedIn;

  const { environment } = services;
  const { id: clientId, email } = signedIn.user;
  if (previous) {
    await services.live.endSession(previous.id);
    logEvent(services, { event: "session_ended", clientId: previous.user.id, reason: "replaced" });
  }
  const isNewDevice = knownBrowser(environment, request, email) === null;
  logEvent(services, { event: "session_started", clientId, by, isNewDevice });
  signedIn.headers.append("Set-Cookie", rememberBrowser(environment, request, email));
  return signedIn;
}
