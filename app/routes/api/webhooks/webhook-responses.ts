import { logRefusal } from "#app/accounts/event-log.server.ts";
import { isFresh, type LoadedSession } from "#app/accounts/session/session.server.ts";
import { apiCopy } from "#app/content/api-copy.ts";
import { formatWait } from "#app/content/format-wait.ts";
import type { Services } from "#app/services.server.ts";
import { webhookErrorCodes } from "#app/webhooks/webhook-protocol.ts";
import { jsonError } from "#http/json-error.ts";

const copy = apiCopy.webhooks;

/** The 404 for an id that the client has no webhook with. */
export const noSuchWebhook = (): Response => jsonError(404, "not_found", copy.missing);

/** The 403 for who would take data or secrets along without a fresh proof of identity; `null` with one. */
export function notConfirmed(session: LoadedSession): Response | null {
  return isFresh(session) ? null : jsonError(403, webhookErrorCodes.notConfirmed, copy.notConfirmed);
}

/** Logs that a limit is exceeded and returns the 429; `retryAfter` is in whole seconds. */
export async function tooManyCalls(
  services: Pick<Services, "db" | "environment" | "log">,
  clientId: string,
  retryAfter: number,
): Promise<Response> {
  await logRefusal(services, { event: "rate_limited", limit: "webhooks", retryAfter }, { clientId });
  return jsonError(429, webhookErrorCodes.tooMany, copy.tooOften(formatWait(retryAfter)), {
    "Retry-After": String(retryAfter),
  });
}
