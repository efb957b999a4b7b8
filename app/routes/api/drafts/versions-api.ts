import type { VersionList } from "#app/drafts/drafts-protocol.ts";
import { listVersions } from "#app/drafts/store/earlier-versions.server.ts";
import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { noSuchDraft } from "./draft-responses.ts";

async function list({ request, services, params }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const id = idIn(params);
  const versions = id && (await listVersions(services, user.id, id));
  return versions ? Response.json({ versions } satisfies VersionList) : noSuchDraft();
}

const handlers = { GET: list };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
