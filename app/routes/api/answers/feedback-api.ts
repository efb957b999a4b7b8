import { feedback as copy } from "#app/content/signed-in/feedback-copy.ts";
import { dropFeedback, keepFeedback, type NotKept } from "#app/conversation/feedback/feedback.server.ts";
import { FeedbackBody } from "#app/conversation/message-bodies.ts";
import { errorCodes } from "#app/conversation/protocol.ts";
import { type ApiCall, apiAction, apiLoader, readJson } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { noRoom } from "#app/endpoints/no-room.ts";
import { tooOften } from "#app/endpoints/too-often.server.ts";
import { jsonError } from "#http/json-error.ts";
import { noSuchMessage } from "./answer-calls.ts";

/** Stores what the client thinks of an answer. */
async function keep({ request, services, params }: ApiCall): Promise<Response> {
  const body = await readJson(request, FeedbackBody);
  const { user } = await requireApiSession(services, request);
  if (body instanceof Response) return body;
  const id = idIn(params);
  if (!id) return noSuchMessage();
  const kept = await keepFeedback(services, user.id, id, body);
  if (kept.kind === "kept") return Response.json({ feedback: kept.feedback });
  return kept.kind === "no-room" ? noRoom(kept) : refused(services, user.id, kept);
}

/** Takes it back. */
async function drop({ request, services, params }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const id = idIn(params);
  if (!id) return noSuchMessage();
  const dropped = await dropFeedback(services, user.id, id);
  return dropped.kind === "dropped"
    ? new Response(null, { status: 204 })
    : refused(services, user.id, dropped);
}

function refused(
  services: ApiCall["services"],
  clientId: string,
  refusal: NotKept,
): Response | Promise<Response> {
  if (refusal.kind === "unknown") return noSuchMessage();
  if (refusal.kind === "no-answer") return jsonError(409, errorCodes.noAnswer, copy.noAnswer);
  const { retryAfter } = refusal;
  return tooOften(services, clientId, { limit: "feedback", code: errorCodes.tooManyFeedbacks, retryAfter });
}

const handlers = { PUT: keep, DELETE: drop };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
