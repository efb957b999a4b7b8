import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { errorCodes } from "#app/conversation/protocol.ts";
import { parseCursor } from "#app/conversation/stream/cursor.ts";
import { streamConversation } from "#app/conversation/stream/stream-conversation.server.ts";
import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { jsonError } from "#http/json-error.ts";

/** Streams the conversation. `Last-Event-ID`, which a reconnecting browser sends, takes precedence over `?after=`. */
async function follow({ request, services }: ApiCall): Promise<Response> {
  const session = await requireApiSession(services, request);
  const lastEventId = parseCursor(request.headers.get("Last-Event-ID") || null);
  const after = parseCursor(new URL(request.url).searchParams.get("after"));
  if (lastEventId === "wrong" || after === "wrong")
    return jsonError(422, errorCodes.invalidCursor, copy.refusals.cursor);

  return new Response(streamConversation(services, session, lastEventId ?? after), {
    headers: {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-cache, no-transform",
      "X-Accel-Buffering": "no",
    },
  });
}

const handlers = { GET: follow };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
