import { logRefusal } from "#app/accounts/event-log.server.ts";
import { apiCopy } from "#app/content/api-copy.ts";
import { formatWait } from "#app/content/format-wait.ts";
import type { Services } from "#app/services.server.ts";
import { targetingErrorCodes as codes } from "#app/targeting/targeting-protocol.ts";
import { jsonError } from "#http/json-error.ts";

const limitCodes = { targeting_changes: codes.tooManyChanges, targeting_counts: codes.tooManyCounts };

/** Logs that a limit is exceeded and returns the 429; `retryAfter` is in whole seconds. */
export async function tooOften(
  services: Pick<Services, "db" | "environment" | "log">,
  clientId: string,
  limit: keyof typeof limitCodes,
  retryAfter: number,
): Promise<Response> {
  await logRefusal(services, { event: "rate_limited", limit, retryAfter }, { clientId });
  return jsonError(429, limitCodes[limit], apiCopy.targeting.tooOften(formatWait(retryAfter)), {
    "Retry-After": String(retryAfter),
  });
}
