import { answers as copy } from "#app/content/signed-in/answers-copy.ts";
import { retryAnswer } from "#app/conversation/answering/stop-and-retry/retry-answer.server.ts";
import { Retry } from "#app/conversation/message-bodies.ts";
import { errorCodes } from "#app/conversation/protocol.ts";
import { replyToOwed } from "#app/conversation/reply.server.ts";
import { type ApiCall, apiAction, apiLoader, readJson } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { noRoom } from "#app/endpoints/no-room.ts";
import { tooOften } from "#app/endpoints/too-often.server.ts";
import { jsonError } from "#http/json-error.ts";
import { noSuchMessage } from "./answer-calls.ts";

/** Asks for another answer to this message, which arrives on the stream. Without a body it may differ in any way. */
async function retry({ request, services, params }: ApiCall): Promise<Response> {
  const hasBody = request.headers.has("Content-Type");
  const body = hasBody ? await readJson(request, Retry) : {};
  const { user } = await requireApiSession(services, request);
  if (body instanceof Response) return body;
  const id = idIn(params);
  if (!id) return noSuchMessage();

  const retried = await retryAnswer(services, user.id, id, body.how ?? null);
  switch (retried.kind) {
    case "accepted":
      services.live.inBackground(() => replyToOwed(services, user.id));
      return new Response(null, { status: 202 });
    case "unknown":
      return noSuchMessage();
    case "under-way":
      // It may be one that failed.
      services.live.inBackground(() => replyToOwed(services, user.id));
      return jsonError(409, errorCodes.answerUnderWay, copy.refusals.underWay);
    case "not-possible":
      return jsonError(409, errorCodes.notLatest, copy.refusals.notLatest);
    case "not-unfinished":
      return jsonError(409, errorCodes.notUnfinished, copy.refusals.notUnfinished);
    case "no-room":
      return noRoom(retried);
    case "limited":
      return tooOften(services, user.id, {
        limit: "retries",
        code: errorCodes.tooManyRetries,
        retryAfter: retried.retryAfter,
        message: copy.refusals.tooMany,
      });
  }
}

const handlers = { POST: retry };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
