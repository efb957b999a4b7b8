import * as v from "valibot";
import { clientFiller } from "#app/assistant/drafts/client-filler.server.ts";
import { apiCopy } from "#app/content/api-copy.ts";
import { personaErrors } from "#app/content/signed-in/persona-errors-copy.ts";
import { ListQuery, NewDraft } from "#app/drafts/draft-bodies.ts";
import { draftErrorCodes as codes, type DraftList } from "#app/drafts/drafts-protocol.ts";
import { createDraft } from "#app/drafts/store/create-draft.server.ts";
import { draftQuota } from "#app/drafts/store/draft-quota.ts";
import { listDrafts } from "#app/drafts/store/read-drafts.server.ts";
import { type ApiCall, apiAction, apiLoader, readJson } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { noRoom } from "#app/endpoints/no-room.ts";
import { tooOften } from "#app/endpoints/too-often.server.ts";
import { jsonError } from "#http/json-error.ts";
import { draftAnswer } from "./draft-responses.ts";

const copy = apiCopy.drafts;

async function list({ request, services }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const query = v.safeParse(ListQuery, Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success) return jsonError(422, codes.invalidQuery, copy.invalidQuery);
  return Response.json({ drafts: await listDrafts(services, user.id, query.output) } satisfies DraftList);
}

/** Makes a draft from the profile, with the model if there is one. */
async function create({ request, services }: ApiCall): Promise<Response> {
  const body = await readJson(request, NewDraft, refuseKey);
  // Checked after a possibly slow body: the session may have ended meanwhile.
  const { user } = await requireApiSession(services, request);
  if (body instanceof Response) return body;

  const created = await createDraft(services, user.id, body, clientFiller(services, user.id));
  switch (created.kind) {
    case "created":
      return draftAnswer(created.draft, 201);
    case "repeated":
      return draftAnswer(created.draft);
    case "conflict":
      return jsonError(409, codes.keyReused, copy.keyReused);
    case "no-prospect":
      return jsonError(404, "not_found", copy.noProspect);
    case "no-persona":
      return jsonError(404, "not_found", personaErrors.missing);
    case "no-profile":
      return jsonError(409, codes.noProfile, copy.noProfile);
    case "full":
      return jsonError(409, codes.draftsFull, copy.full(draftQuota.drafts));
    case "limited":
      return tooOften(services, user.id, {
        limit: "drafts",
        code: codes.tooManyDrafts,
        retryAfter: created.retryAfter,
      });
    case "no-room":
      return noRoom(created);
  }
}

/** The response to a key that is no UUID; `null` for another mistake. */
function refuseKey(issues: readonly v.BaseIssue<unknown>[]): Response | null {
  return issues.every(({ message }) => message === codes.invalidKey)
    ? jsonError(422, codes.invalidKey, copy.invalidKey)
    : null;
}

const handlers = { GET: list, POST: create };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
