import { logRefusal } from "#app/accounts/event-log.server.ts";
import { apiCopy } from "#app/content/api-copy.ts";
import { formatWait } from "#app/content/format-wait.ts";
import type { Services } from "#app/services.server.ts";
import { jsonError } from "#http/json-error.ts";
import type { LimitName } from "#metrics/limit-names.ts";

type Refused = {
  /** The limit, for the log. */
  limit: LimitName;
  /** The `code` of the error. */
  code: string;
  /** In whole seconds. */
  retryAfter: number;
  /** The sentence for the reader, with the wait in words. */
  message?: (wait: string) => string;
};

/** Logs that a client exceeds one of its limits, and returns the 429. */
export async function tooOften(
  services: Pick<Services, "db" | "environment" | "log">,
  clientId: string,
  { limit, code, retryAfter, message = apiCopy.tooFast }: Refused,
): Promise<Response> {
  await logRefusal(services, { event: "rate_limited", limit, retryAfter }, { clientId });
  return jsonError(429, code, message(formatWait(retryAfter)), { "Retry-After": String(retryAfter) });
}
