import type { OpenedDraft } from "#app/drafts/drafts-protocol.ts";
import { openDraft } from "#app/drafts/store/open-draft.server.ts";
import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { noSuchDraft } from "./draft-responses.ts";

async function read({ request, services, params }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const id = idIn(params);
  const opened = id && (await openDraft(services, user.id, id));
  return opened ? Response.json(opened satisfies OpenedDraft) : noSuchDraft();
}

const handlers = { GET: read };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
