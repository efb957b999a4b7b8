import { conversation as copy } from "~/content/conversation.ts";
import { jsonError } from "../../http/json-error.ts";

/** Refuses a message for now; `retryAfter` is in whole seconds. */
export function tooManyMessages(retryAfter: number): Response {
  return jsonError(429, "too_many_messages", copy.refusals.tooMany(retryAfter), {
    "Retry-After": String(retryAfter),
  });
}
