import type { SharedDraft } from "#app/drafts/drafts-protocol.ts";
import { readSharedDraft } from "#app/drafts/store/shared-drafts.server.ts";
import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { noSuchDraft } from "./draft-responses.ts";

/** A draft that a colleague shares. */
async function read({ request, services, params }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const id = idIn(params);
  const shared = id && (await readSharedDraft(services, user.id, id));
  return shared ? Response.json(shared satisfies SharedDraft) : noSuchDraft();
}

const handlers = { GET: read };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
