import { apiCopy } from "#app/content/api-copy.ts";
import { profile } from "#app/content/signed-in/profile-copy.ts";
import { SavedGaps } from "#app/drafts/draft-bodies.ts";
import { draftErrorCodes } from "#app/drafts/drafts-protocol.ts";
import { saveGaps } from "#app/drafts/store/save-gaps.server.ts";
import { type ApiCall, apiAction, apiLoader, readJson } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { tooOften } from "#app/endpoints/too-often.server.ts";
import { jsonError } from "#http/json-error.ts";

/** Keeps what was written into gaps for the next drafts. */
async function save({ request, services }: ApiCall): Promise<Response> {
  const body = await readJson(request, SavedGaps);
  // Checked after a possibly slow body: the session may have ended meanwhile.
  const { user } = await requireApiSession(services, request);
  if (body instanceof Response) return body;
  const saved = await saveGaps(services, user.id, body.gaps);
  if (saved.kind === "no-profile") return jsonError(409, draftErrorCodes.noProfile, apiCopy.drafts.noProfile);
  if (saved.kind === "limited")
    return tooOften(services, user.id, {
      limit: "profile_changes",
      code: draftErrorCodes.tooManyChanges,
      retryAfter: saved.retryAfter,
      message: profile.refusals.tooMany,
    });
  return new Response(null, { status: 204 });
}

const handlers = { PUT: save };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
