import { logRefusal } from "~/accounts/event-log.server.ts";
import { conversation as copy } from "~/content/signed-in/conversation-copy.ts";
import { parseContent } from "~/conversation/message-content.ts";
import { isMessageKey } from "~/conversation/message-key.ts";
import { errorCodes, type Message, type StoredMessage } from "~/conversation/protocol.ts";
import type { Services } from "~/services.server.ts";
import { jsonError } from "../../../http/json-error.ts";

/** The trimmed content of a message, or the error response for an invalid key or content. */
export function parseMessage({ key, content }: { key: string; content: string }): string | Response {
  if (!isMessageKey(key)) return jsonError(422, errorCodes.invalidKey, copy.refusals.key);
  const parsed = parseContent(content);
  if (parsed.ok) return parsed.content;
  const { reason } = parsed;
  return jsonError(reason === "tooLong" ? 413 : 422, errorCodes[reason], copy.refusals[reason]);
}

/** The response with a stored message: 201 for a new one, 200 for a repeated one. */
export function storedMessage({ kind, message }: { kind: "created" | "repeated"; message: Message }) {
  return Response.json({ message } satisfies StoredMessage, { status: kind === "created" ? 201 : 200 });
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
