import * as v from "valibot";
import { apiCopy } from "#app/content/api-copy.ts";
import { ListQuery } from "#app/drafts/draft-bodies.ts";
import { draftErrorCodes as codes, type SharedList } from "#app/drafts/drafts-protocol.ts";
import { listSharedDrafts } from "#app/drafts/store/shared-drafts.server.ts";
import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { jsonError } from "#http/json-error.ts";

/** What colleagues share. */
async function list({ request, services }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const query = v.safeParse(ListQuery, Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success) return jsonError(422, codes.invalidQuery, apiCopy.drafts.invalidQuery);
  const drafts = await listSharedDrafts(services, user.id, query.output);
  return Response.json({ drafts } satisfies SharedList);
}

const handlers = { GET: list };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
