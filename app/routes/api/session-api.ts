import { Credentials } from "#app/accounts/sign-in/credentials.ts";
import { setFlash } from "#app/cookies/flash.server.ts";
import { endSession, renewSession } from "#app/cookies/session-cookie.server.ts";
import { type ApiCall, apiAction, apiLoader, readJson } from "#app/endpoints/api-route.server.ts";
import { signedOut } from "#app/endpoints/api-session.server.ts";
import { signInBrowser } from "#app/endpoints/sign-in-browser.server.ts";
import type { SessionAnswer } from "./answers.ts";
import { refusal } from "./session-refusal.server.ts";

async function show({ request, services }: ApiCall) {
  const { session, headers } = await renewSession(services, request);
  if (!session) return signedOut(headers);
  const { user, expiresAt } = session;
  return Response.json({ user, expiresAt: expiresAt.toISOString() } satisfies SessionAnswer, { headers });
}

async function signIn({ request, services, caller }: ApiCall) {
  const body = await readJson(request, Credentials);
  if (body instanceof Response) return body;

  const redeemed = await signInBrowser(services, request, body, caller.address);
  if (!redeemed.ok) return refusal(redeemed);
  return new Response(null, { status: 204, headers: redeemed.headers });
}

async function signOut({ request, services }: ApiCall) {
  const headers = await endSession(services, request);
  headers.append("Set-Cookie", setFlash(services.environment, "signedOut"));
  return new Response(null, { status: 204, headers });
}

const handlers = { GET: show, POST: signIn, DELETE: signOut };

/** The signed-in user. interface.md "HTTP interface". */
export const loader = apiLoader(handlers);

/** Signs in by link or code, or signs out. interface.md "HTTP interface". */
export const action = apiAction(handlers);
