import { logEvent } from "~/accounts/event-log.server.ts";
import { loadSession } from "~/accounts/session/session.server.ts";
import type { Services } from "~/services.server.ts";
import { browserOf } from "./browser-cookie.server.ts";
import { knownBrowser, rememberBrowser } from "./known-browser.server.ts";
import {
  type Invalid,
  type Limited,
  redeemSignInCode,
  redeemSignInToken,
  type SignedIn,
} from "./sign-in.server.ts";

export type Credentials = { token: string } | { email: string; code: string };

/**
 * Signs the browser that sends this request in, by the link or the code of a mail. The session that it had before
 * ends with its streams: another tab must not go on showing one person's conversation under another's cookie.
 * `headers` of the result go with the answer.
 */
export async function signInBrowser(
  services: Services,
  request: Request,
  credentials: Credentials,
  address: string,
): Promise<SignedIn | Invalid | Limited> {
  const former = await loadSession(services, request);
  const presenter = {
    address,
    userAgent: request.headers.get("User-Agent"),
    former: former?.id ?? null,
  };
  const by = "token" in credentials ? "link" : "code";
  const signedIn =
    "token" in credentials
      ? await redeemSignInToken(services, { ...presenter, token: credentials.token })
      : await redeemSignInCode(services, { ...presenter, ...credentials, browser: browserOf(request) });
  if (!signedIn.ok) return signedIn;

  const { environment } = services;
  const { id: clientId, email } = signedIn.user;
  if (former) {
    await services.live.endSession(former.id);
    logEvent(services, { event: "session_ended", clientId: former.user.id, reason: "replaced" });
  }
  const isNewDevice = knownBrowser(environment, request, email) === null;
  logEvent(services, { event: "session_started", clientId, by, isNewDevice });
  signedIn.headers.append("Set-Cookie", rememberBrowser(environment, request, email));
  return signedIn;
}
