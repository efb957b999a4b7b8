import { logRefusal } from "#app/accounts/event-log.server.ts";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { type Acknowledgement, errorCodes, type Message } from "#app/conversation/protocol.ts";
import type { Services } from "#app/services.server.ts";
import { jsonError } from "#http/json-error.ts";

/** The error for each issue of a message's key and content. */
const refusals = {
  key: { status: 422, code: errorCodes.invalidKey },
  blank: { status: 422, code: errorCodes.blank },
  unreadable: { status: 422, code: errorCodes.unreadable },
  tooLong: { status: 413, code: errorCodes.tooLong },
} as const;

/** The response to a message whose key or content is invalid; `null` if it does not have the shape of a message. */
export function refuseMessage(issues: readonly { message: string }[]): Response | null {
  const reasons = issues.map(({ message }) => message);
  if (!reasons.every(isRefusal)) return null;
  const [reason = "key"] = reasons;
  return jsonError(refusals[reason].status, refusals[reason].code, copy.refusals[reason]);
}

function isRefusal(reason: string): reason is keyof typeof refusals {
  return Object.hasOwn(refusals, reason);
}

/** The response with a stored message: 201 for a new one, 200 for a repeated one. */
export function storedMessage({ kind, message }: { kind: "created" | "repeated"; message: Message }) {
  return Response.json({ message } satisfies Acknowledgement, { status: kind === "created" ? 201 : 200 });
}

/** Logs that the message limit is exceeded and returns the error response; `retryAfter` is in whole seconds. */
export async function tooManyMessages(
  services: Pick<Services, "db" | "environment" | "log">,
  clientId: string,
  retryAfter: number,
): Promise<Response> {
  await logRefusal(services, { event: "rate_limited", limit: "messages", retryAfter }, { clientId });
  return jsonError(429, errorCodes.tooManyMessages, copy.refusals.tooMany(retryAfter), {
    "Retry-After": String(retryAfter),
  });
}
