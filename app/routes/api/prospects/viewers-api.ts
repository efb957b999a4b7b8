import { type ApiCall, apiAction, apiLoader, readJson } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { tooOften } from "#app/endpoints/too-often.server.ts";
import { NewViewing } from "#app/prospects/prospect-bodies.ts";
import { prospectErrorCodes as codes, type ViewersAnswer } from "#app/prospects/prospects-protocol.ts";
import { tellViewers } from "#app/prospects/store/tell-viewers.server.ts";
import { noSuchProspect } from "./prospect-responses.ts";

/** Says that a tab has the prospect open or no longer, and tells who else has. */
async function tell({ request, services, params }: ApiCall): Promise<Response> {
  const body = await readJson(request, NewViewing);
  const { user } = await requireApiSession(services, request);
  const id = idIn(params);
  if (!id) return noSuchProspect();
  if (body instanceof Response) return body;
  const told = await tellViewers(services, user.id, id, body);
  switch (told.kind) {
    case "told":
      return Response.json({ viewers: told.viewers } satisfies ViewersAnswer);
    case "missing":
      return noSuchProspect();
    case "limited":
      return tooOften(services, user.id, {
        ...{ limit: "prospect_viewings", code: codes.tooManyViewings, retryAfter: told.retryAfter },
      });
  }
}

const handlers = { PUT: tell };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
