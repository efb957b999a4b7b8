import { answers as copy } from "#app/content/signed-in/answers-copy.ts";
import { stopAnswer } from "#app/conversation/answering/stop-and-retry/stop-answer.server.ts";
import { errorCodes } from "#app/conversation/protocol.ts";
import { replyToOwed } from "#app/conversation/reply.server.ts";
import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { jsonError } from "#http/json-error.ts";
import { noSuchMessage } from "./answer-calls.ts";

/** Ends the answer that is being written to this message; what was typed meanwhile is answered next. */
async function stop({ request, services, params }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const id = idIn(params);
  const stopped = id ? await stopAnswer(services, user.id, id) : "unknown";
  if (stopped === "unknown") return noSuchMessage();
  if (stopped === "none under way")
    return jsonError(409, errorCodes.noneUnderWay, copy.refusals.noneUnderWay);
  services.live.inBackground(() => replyToOwed(services, user.id));
  return new Response(null, { status: 204 });
}

const handlers = { POST: stop };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
