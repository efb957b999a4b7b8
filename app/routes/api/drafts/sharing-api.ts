import { Sharing, type Sharing as SharingBody } from "#app/drafts/drafts-protocol.ts";
import { shareDraft } from "#app/drafts/store/shared-drafts.server.ts";
import { type ApiCall, apiAction, apiLoader, readJson } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { noSuchDraft } from "./draft-responses.ts";

/** Lets the team read a draft, or no longer. */
async function share({ request, services, params }: ApiCall): Promise<Response> {
  const body = await readJson(request, Sharing);
  // Checked after a possibly slow body: the session may have ended meanwhile.
  const { user } = await requireApiSession(services, request);
  if (body instanceof Response) return body;
  const id = idIn(params);
  const isFound = id !== null && (await shareDraft(services, user.id, id, body.shared));
  return isFound ? Response.json(body satisfies SharingBody) : noSuchDraft();
}

const handlers = { PUT: share };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
