import { isFresh, type LoadedSession } from "#app/accounts/session/session.server.ts";
import { apiCopy } from "#app/content/api-copy.ts";
import { tooOften } from "#app/endpoints/too-often.server.ts";
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

/** The 429 for calls about webhooks; `retryAfter` is in whole seconds. */
export const tooManyCalls = (
  services: Pick<Services, "db" | "environment" | "log">,
  clientId: string,
  retryAfter: number,
): Promise<Response> =>
  tooOften(services, clientId, { limit: "webhooks", code: webhookErrorCodes.tooMany, retryAfter });
