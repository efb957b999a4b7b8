import * as v from "valibot";
import { putNotice } from "~/accounts/notice.server.ts";
import { closeSession, endSession, loadSession, renewSession } from "~/accounts/session.server.ts";
import { redeemSignInCode, redeemSignInToken } from "~/accounts/sign-in.server.ts";
import { apiCopy } from "~/content/api.ts";
import { jsonError } from "../../../http/json-error.ts";
import { type ApiCall, apiAction, apiLoader, readJson } from "../api.server.ts";
import { refusal } from "./refusal.server.ts";

const Credentials = v.union([
  v.object({ token: v.string() }),
  v.object({ email: v.string(), code: v.string() }),
]);

async function show({ request, services }: ApiCall) {
  const { session, headers } = await renewSession(services, request);
  if (!session) return jsonError(401, "signed_out", apiCopy.signedOut, headers);
  const { user, expiresAt } = session;
  return Response.json({ user, expiresAt: expiresAt.toISOString() }, { headers });
}

async function signIn({ request, services, caller }: ApiCall) {
  const body = await readJson(request, Credentials);
  if (body instanceof Response) return body;

  const former = await loadSession(services, request);
  const visitor = { address: caller.address, userAgent: request.headers.get("User-Agent") };
  const redeemed =
    "token" in body
      ? await redeemSignInToken(services, { token: body.token, ...visitor })
      : await redeemSignInCode(services, { email: body.email, code: body.code, ...visitor });
  if (!redeemed.ok) return refusal(redeemed);
  // Another tab of this browser must not go on showing one person's conversation under another's cookie.
  if (former) await closeSession(services, former);
  return new Response(null, { status: 204, headers: redeemed.headers });
}

async function signOut({ request, services }: ApiCall) {
  const headers = await endSession(services, request);
  headers.append("Set-Cookie", putNotice(services.environment, "signedOut"));
  return new Response(null, { status: 204, headers });
}

const handlers = { GET: show, POST: signIn, DELETE: signOut };

/** Who is signed in. contract.md `GET /api/session`. */
export const loader = apiLoader(handlers);

/** Signs in by link or code, or out. contract.md `POST`, `DELETE /api/session`. */
export const action = apiAction(handlers);
