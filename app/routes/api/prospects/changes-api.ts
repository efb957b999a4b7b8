import { apiCopy } from "#app/content/api-copy.ts";
import { parseCursor } from "#app/conversation/stream/cursor.ts";
import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { type ProspectChanges, prospectErrorCodes } from "#app/prospects/prospects-protocol.ts";
import { readChanges } from "#app/prospects/store/read-changes.server.ts";
import { jsonError } from "#http/json-error.ts";

/** What changed after a number; without one, everything that is there. */
async function read({ request, services }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const after = parseCursor(new URL(request.url).searchParams.get("after"));
  if (after === "wrong")
    return jsonError(422, prospectErrorCodes.invalidCursor, apiCopy.prospects.invalidCursor);
  return Response.json((await readChanges(services, user.id, after ?? 0)) satisfies ProspectChanges);
}

const handlers = { GET: read };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
