import { apiCopy } from "#app/content/api-copy.ts";
import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { prospectErrorCodes } from "#app/prospects/prospects-protocol.ts";
import { readProspect } from "#app/prospects/store/read-prospect.server.ts";
import { wasWithdrawn } from "#app/prospects/store/withdrawals.server.ts";
import { jsonError } from "#http/json-error.ts";
import { noSuchProspect } from "./prospect-responses.ts";

async function read({ request, services, params }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const id = idIn(params);
  const record = id && (await readProspect(services, user.id, id));
  if (record) return Response.json(record);
  return id && (await wasWithdrawn(services, user.id, id))
    ? jsonError(404, prospectErrorCodes.withdrawn, apiCopy.prospects.withdrawn)
    : noSuchProspect();
}

const handlers = { GET: read };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
