import type { LoadedSession } from "#app/accounts/session/session.server.ts";
import { apiCopy } from "#app/content/api-copy.ts";
import { loadSession } from "#app/cookies/session-cookie.server.ts";
import { jsonError } from "#http/json-error.ts";

/** The 401 for a call without a valid session. */
export const signedOut = (headers?: Headers): Response =>
  jsonError(401, "signed_out", apiCopy.signedOut, headers);

/** The session of a call; throws the 401 response without one. */
export async function requireApiSession(
  services: Parameters<typeof loadSession>[0],
  request: Request,
): Promise<LoadedSession> {
  const session = await loadSession(services, request);
  if (!session) throw signedOut();
  return session;
}
