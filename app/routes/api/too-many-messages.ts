import { logRefusal } from "~/accounts/event-log.server.ts";
import { conversation as copy } from "~/content/signed-in/conversation-copy.ts";
import type { Services } from "~/services.server.ts";
import { jsonError } from "../../../http/json-error.ts";

/** Refuses a client's message for now, and logs it; `retryAfter` is in whole seconds. */
export async function tooManyMessages(
  services: Services,
  clientId: string,
  retryAfter: number,
): Promise<Response> {
  await logRefusal(services, { event: "rate_limited", limit: "messages", retryAfter }, { clientId });
  return jsonError(429, "too_many_messages", copy.refusals.tooMany(retryAfter), {
    "Retry-After": String(retryAfter),
  });
}
