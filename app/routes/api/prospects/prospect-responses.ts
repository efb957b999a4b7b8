import { logRefusal } from "#app/accounts/event-log.server.ts";
import { apiCopy } from "#app/content/api-copy.ts";
import { formatWait } from "#app/content/format-wait.ts";
import { prospectErrorCodes } from "#app/prospects/prospects-protocol.ts";
import type { Services } from "#app/services.server.ts";
import { jsonError } from "#http/json-error.ts";

const copy = apiCopy.prospects;

/** The 404 for an id that the client's team has no prospect with. */
export const noSuchProspect = (): Response => jsonError(404, "not_found", copy.missing);

/** Logs that the limit on events is exceeded and returns the 429; `retryAfter` is in whole seconds. */
export async function tooManyEvents(
  services: Pick<Services, "db" | "environment" | "log">,
  clientId: string,
  retryAfter: number,
): Promise<Response> {
  await logRefusal(services, { event: "rate_limited", limit: "prospect_events", retryAfter }, { clientId });
  return jsonError(429, prospectErrorCodes.tooManyEvents, copy.tooOften(formatWait(retryAfter)), {
    "Retry-After": String(retryAfter),
  });
}
