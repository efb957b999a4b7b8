import * as v from "valibot";
import { apiCopy } from "#app/content/api-copy.ts";
import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { ListQuery } from "#app/prospects/prospect-bodies.ts";
import { prospectErrorCodes as codes, type ProspectList } from "#app/prospects/prospects-protocol.ts";
import { listProspects } from "#app/prospects/store/list-prospects.server.ts";
import { jsonError } from "#http/json-error.ts";

const copy = apiCopy.prospects;

/** A page of a view. A parameter that is empty, as a form sends it, counts as absent. */
async function list({ request, services }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const { searchParams } = new URL(request.url);
  const given = Object.keys(ListQuery.entries).flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [[name, value] as const] : [];
  });
  const query = v.safeParse(ListQuery, Object.fromEntries(given));
  if (!query.success) return jsonError(422, codes.invalidQuery, copy.invalidQuery);

  const page = await listProspects(services, user.id, query.output);
  return page === "wrong-cursor"
    ? jsonError(422, codes.invalidCursor, copy.invalidCursor)
    : Response.json(page satisfies ProspectList);
}

const handlers = { GET: list };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
