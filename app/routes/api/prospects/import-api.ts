import { importWords } from "#app/content/signed-in/import-copy.ts";
import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { takeBack } from "#app/prospects/import/customer-imports.server.ts";
import { jsonError } from "#http/json-error.ts";

/** Takes an import back. */
async function undo({ request, services, params }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const id = idIn(params);
  const undone = id && (await takeBack(services, user.id, id));
  return undone ? Response.json({ import: undone }) : jsonError(404, "not_found", importWords.missing);
}

const handlers = { DELETE: undo };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
