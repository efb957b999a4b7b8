import type { VersionAnswer } from "#app/drafts/drafts-protocol.ts";
import { readVersion } from "#app/drafts/store/earlier-versions.server.ts";
import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { versionIn } from "./draft-parameters.ts";
import { noSuchVersion } from "./draft-responses.ts";

async function read({ request, services, params }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const [id, number] = [idIn(params), versionIn(params)];
  const version = id && number && (await readVersion(services, user.id, id, number));
  return version ? Response.json({ version } satisfies VersionAnswer) : noSuchVersion();
}

const handlers = { GET: read };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
