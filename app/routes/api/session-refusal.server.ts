import type { Invalid, Limited } from "#app/accounts/sign-in/sign-in.server.ts";
import { apiCopy } from "#app/content/api-copy.ts";
import { jsonError } from "#http/json-error.ts";

/** The error response for a link or code that is invalid or rate-limited. */
export function refusal(outcome: Invalid | Limited): Response {
  if (outcome.reason === "invalid") return jsonError(400, "invalid_credentials", apiCopy.badLink);
  const { retryAfter } = outcome;
  return jsonError(429, "too_many_attempts", apiCopy.tooOften(retryAfter), {
    "Retry-After": String(retryAfter),
  });
}
