import * as v from "valibot";
import { conversation as copy } from "~/content/signed-in/conversation-copy.ts";
import { openHistory } from "~/conversation/history/history.server.ts";
import { historyJson } from "~/conversation/history/history-json.server.ts";
import { parseContent } from "~/conversation/message-content.ts";
import { isMessageKey } from "~/conversation/message-key.ts";
import { appendMessage } from "~/conversation/messages.server.ts";
import { steps } from "~/conversation/onboarding/onboarding.ts";
import { openConversation } from "~/conversation/open-conversation.server.ts";
import { replyToOwed } from "~/conversation/reply.server.ts";
import { parseCursor } from "~/conversation/stream/cursor.ts";
import { type ApiCall, apiAction, apiLoader, readJson } from "~/layouts/api/api-route.server.ts";
import { requireApiSession, signedOut } from "~/layouts/api/api-session.server.ts";
import { jsonError } from "../../../http/json-error.ts";
import { streamedText } from "../../../http/streamed-text.ts";
import { Slots } from "../../../limits/gate.ts";
import { tooManyMessages } from "./too-many-messages.ts";

const NewMessage = v.object({ key: v.string(), content: v.string(), step: v.nullish(v.picklist(steps)) });

/** Histories of one client that may be under way at once on this node. */
const readers = new Slots(24);

/** The most messages that `?limit=` gives. */
const largestPart = 500;

/**
 * The history behind `?after=`, or with `?limit=` its last part, before `?before=` when that is given; and the
 * question that stands open. Sent piece by piece, as the reader takes it.
 */
async function read({ request, services, caller }: ApiCall): Promise<Response> {
  const session = await requireApiSession(services, request);
  const asked = new URL(request.url).searchParams;
  const [after, before, limit] = ["after", "before", "limit"].map((name) => parseCursor(asked.get(name)));
  if (after === "wrong" || before === "wrong" || limit === "wrong" || limit === 0)
    return jsonError(422, "invalid_cursor", copy.refusals.cursor);

  if (!(await openConversation(services, session.user))) return signedOut();
  const leave = readers.acquire(session.user.id);
  if (!leave) return jsonError(429, "too_many_reads", copy.refusals.reads, { "Retry-After": "1" });
  try {
    const isPart = after === null && (before ?? limit ?? null) !== null;
    const range = isPart
      ? { before: before ?? null, limit: Math.min(limit ?? largestPart, largestPart) }
      : { after: after ?? 0 };
    const history = await openHistory(services, session.user.id, range);
    const onFailure = (error: unknown) =>
      services.log.error({ err: error, requestId: caller.requestId }, "a history broke off");
    const body = streamedText(historyJson(history), onFailure, { onEnd: leave });
    return new Response(body, { headers: { "Content-Type": "application/json" } });
  } catch (error) {
    leave();
    throw error;
  }
}

/** Stores a message and answers at once; the reply follows in the background. decisions.md D27. */
async function append({ request, services }: ApiCall): Promise<Response> {
  const body = await readJson(request, NewMessage);
  // A body may be slow: whoever has signed out, or deleted the account, meanwhile writes nothing.
  const session = await requireApiSession(services, request);
  if (body instanceof Response) return body;
  if (!isMessageKey(body.key)) return jsonError(422, "invalid_key", copy.refusals.key);
  const parsed = parseContent(body.content);
  if (!parsed.ok) return refusals[parsed.reason]();

  const { key, step } = body;
  const appended = await appendMessage(services, session.user, { key, step, content: parsed.content });
  if (appended.kind === "gone") return signedOut();
  if (appended.kind === "conflict") return jsonError(409, "key_reused", copy.refusals.conflict);
  if (appended.kind === "closed") return jsonError(409, "question_closed", copy.refusals.closed);
  if (appended.kind === "limited") return tooManyMessages(services, session.user.id, appended.retryAfter);
  services.live.inBackground(() => replyToOwed(services, session.user.id));
  return Response.json({ message: appended.message }, { status: appended.kind === "created" ? 201 : 200 });
}

const refusals = {
  blank: () => jsonError(422, "blank", copy.refusals.blank),
  unreadable: () => jsonError(422, "unreadable", copy.refusals.unreadable),
  tooLong: () => jsonError(413, "too_long", copy.refusals.tooLong),
};

const handlers = { GET: read, POST: append };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
