import type { Invalid, Limited, Void } from "#app/accounts/sign-in/sign-in.server.ts";
import { apiCopy } from "#app/content/api-copy.ts";
import { jsonError } from "#http/json-error.ts";

/** The error response for a link or code that is invalid or rate-limited. */
export function refusal(outcome: Invalid | Void | Limited): Response {
  if (outcome.reason !== "limited") return jsonError(400, "invalid_credentials", apiCopy.badLink);
  const { retryAfter } = outcome;
  return jsonError(429, "too_many_attempts", apiCopy.tooOften(retryAfter), {
    "Retry-After": String(retryAfter),
  });
}
