import { Restoration } from "#app/drafts/draft-bodies.ts";
import { restoreVersion } from "#app/drafts/store/earlier-versions.server.ts";
import { type ApiCall, apiAction, apiLoader, readJson } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { versionIn } from "./draft-parameters.ts";
import { noSuchVersion, notStored, savedAnswer } from "./draft-responses.ts";

/** Makes an earlier version the newest, unless the draft has changed since the `version` of the body. */
async function restore({ request, services, params }: ApiCall): Promise<Response> {
  const body = await readJson(request, Restoration);
  // Checked after a possibly slow body: the session may have ended meanwhile.
  const { user } = await requireApiSession(services, request);
  if (body instanceof Response) return body;
  const [id, version] = [idIn(params), versionIn(params)];
  if (!id || !version) return noSuchVersion();

  const restored = await restoreVersion(services, user.id, id, { version, newest: body.version });
  if (restored.kind === "saved") return savedAnswer(restored);
  return notStored(services, user.id, restored, noSuchVersion);
}

const handlers = { POST: restore };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
