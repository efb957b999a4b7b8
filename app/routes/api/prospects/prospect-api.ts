import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { readProspect } from "#app/prospects/store/read-prospect.server.ts";
import { noSuchProspect } from "./prospect-responses.ts";

async function read({ request, services, params }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const id = idIn(params);
  const record = id && (await readProspect(services, user.id, id));
  return record ? Response.json(record) : noSuchProspect();
}

const handlers = { GET: read };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
