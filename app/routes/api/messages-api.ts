import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { openHistory } from "#app/conversation/history/history.server.ts";
import { historyJson } from "#app/conversation/history/history-json.server.ts";
import { NewMessage } from "#app/conversation/message-bodies.ts";
import { appendMessage } from "#app/conversation/messages.server.ts";
import { openConversation } from "#app/conversation/open-conversation.server.ts";
import { errorCodes, historyParameters, maxHistory } from "#app/conversation/protocol.ts";
import { replyToOwed } from "#app/conversation/reply.server.ts";
import { parseCursor } from "#app/conversation/stream/cursor.ts";
import { type ApiCall, apiAction, apiLoader, readJson } from "#app/endpoints/api-route.server.ts";
import { requireApiSession, signedOut } from "#app/endpoints/api-session.server.ts";
import { noRoom } from "#app/endpoints/no-room.ts";
import { jsonError } from "#http/json-error.ts";
import { streamedText } from "#http/streamed-text.ts";
import { Slots } from "#limits/gate.ts";
import { refuseMessage, storedMessage, tooManyMessages } from "./message-responses.ts";

/** The number of histories that one client may read concurrently on this node. */
const readers = new Slots(24);

/**
 * Sends the messages after `?after=`, or the last `?limit=` ones, those before `?before=` if that is given; and the open
 * question. The body is generated as the client reads it.
 */
async function read({ request, services, caller }: ApiCall): Promise<Response> {
  const session = await requireApiSession(services, request);
  const query = new URL(request.url).searchParams;
  const [after, before, limit] = historyParameters.map((name) => parseCursor(query.get(name)));
  if (after === "wrong" || before === "wrong" || limit === "wrong" || limit === 0)
    return jsonError(422, errorCodes.invalidCursor, copy.refusals.cursor);

  if (!(await openConversation(services, session.user))) return signedOut();
  const release = readers.acquire(session.user.id);
  if (!release) return jsonError(429, errorCodes.tooManyReads, copy.refusals.reads, { "Retry-After": "1" });
  try {
    const isPart = after === null && (before ?? limit ?? null) !== null;
    const range = isPart
      ? { before: before ?? null, limit: Math.min(limit ?? maxHistory, maxHistory) }
      : { after: after ?? 0 };
    const history = await openHistory(services, session.user.id, range);
    const onFailure = (error: unknown) =>
      services.log.error({ err: error, requestId: caller.requestId }, "a history was aborted");
    const body = streamedText(historyJson(history), onFailure, { onEnd: release });
    return new Response(body, { headers: { "Content-Type": "application/json" } });
  } catch (error) {
    release();
    throw error;
  }
}

/** Stores a message, with its reply or before it is made in the background. interpretation.md D27, D265. */
async function append({ request, services }: ApiCall): Promise<Response> {
  const body = await readJson(request, NewMessage, refuseMessage);
  // Checked after a possibly slow body: the session may have ended meanwhile.
  const session = await requireApiSession(services, request);
  if (body instanceof Response) return body;

  const appended = await appendMessage(services, session.user, body, { repliesPromptly: true });
  if (appended.kind === "deleted") return signedOut();
  if (appended.kind === "conflict") return jsonError(409, errorCodes.keyReused, copy.refusals.conflict);
  if (appended.kind === "closed") return jsonError(409, errorCodes.questionClosed, copy.refusals.closed);
  if (appended.kind === "lapsed") return jsonError(409, errorCodes.proposalClosed, copy.refusals.lapsed);
  if (appended.kind === "not-editable")
    return jsonError(409, errorCodes.notEditable, copy.refusals.notEditable);
  if (appended.kind === "no-room") return noRoom(appended);
  if (appended.kind === "limited") return tooManyMessages(services, session.user.id, appended.retryAfter);
  const owed = appended.kind === "created" ? appended.owed : null;
  if (appended.kind === "repeated" || !appended.isReplied)
    services.live.inBackground(() => replyToOwed(services, session.user.id, owed));
  return storedMessage(appended);
}

const handlers = { GET: read, POST: append };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
