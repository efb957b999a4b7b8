import { DraftChange } from "#app/drafts/draft-bodies.ts";
import { deleteDraft, readDraft } from "#app/drafts/store/read-drafts.server.ts";
import { saveDraft } from "#app/drafts/store/save-draft.server.ts";
import { type ApiCall, apiAction, apiLoader, readJson } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { draftAnswer, invalidContent, noSuchDraft, notStored, savedAnswer } from "./draft-responses.ts";

async function read({ request, services, params }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const id = idIn(params);
  const draft = id && (await readDraft(services, user.id, id));
  return draft ? draftAnswer(draft) : noSuchDraft();
}

/** Saves a content, and a title if there is one, unless the draft has changed since `version`. */
async function save({ request, services, params }: ApiCall): Promise<Response> {
  const body = await readJson(request, DraftChange);
  // Checked after a possibly slow body: the session may have ended meanwhile.
  const { user } = await requireApiSession(services, request);
  if (body instanceof Response) return body;
  const id = idIn(params);
  if (!id) return noSuchDraft();

  const saved = await saveDraft(services, user.id, id, body);
  if (saved.kind === "saved") return savedAnswer(saved);
  if (saved.kind === "invalid") return invalidContent(saved.errors);
  return notStored(services, user.id, saved, noSuchDraft);
}

async function remove({ request, services, params }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const id = idIn(params);
  const isDeleted = id && (await deleteDraft(services, user.id, id));
  return isDeleted ? new Response(null, { status: 204 }) : noSuchDraft();
}

const handlers = { GET: read, PATCH: save, DELETE: remove };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
