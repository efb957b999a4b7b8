import type { LoadedSession } from "~/accounts/session/session.server.ts";
import { apiCopy } from "~/content/api-copy.ts";
import { loadSession } from "~/cookies/session-cookie.server.ts";
import { jsonError } from "../../../http/json-error.ts";

/** The answer to a call that needs a session and has none: 401. */
export const signedOut = (headers?: Headers): Response =>
  jsonError(401, "signed_out", apiCopy.signedOut, headers);

/** The session of a call; without one, throws the answer that says so. */
export async function requireApiSession(
  services: Parameters<typeof loadSession>[0],
  request: Request,
): Promise<LoadedSession> {
  const session = await loadSession(services, request);
  if (!session) throw signedOut();
  return session;
}
