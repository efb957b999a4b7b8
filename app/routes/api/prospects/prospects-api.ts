import { apiCopy } from "#app/content/api-copy.ts";
import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { prospectErrorCodes as codes, type ProspectList } from "#app/prospects/prospects-protocol.ts";
import { listProspects } from "#app/prospects/store/list-prospects.server.ts";
import { jsonError } from "#http/json-error.ts";
import { listQueryIn } from "./list-query.ts";

const copy = apiCopy.prospects;

/** A page of a view. */
async function list({ request, services }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const query = listQueryIn(new URL(request.url).searchParams);
  if (!query.success) return jsonError(422, codes.invalidQuery, copy.invalidQuery);

  const page = await listProspects(services, user.id, query.output);
  return page === "wrong-cursor"
    ? jsonError(422, codes.invalidCursor, copy.invalidCursor)
    : Response.json(page satisfies ProspectList);
}

const handlers = { GET: list };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
