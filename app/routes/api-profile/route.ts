import * as v from "valibot";
import { hasProfile } from "~/accounts/profile.server.ts";
import { fieldsToCheck } from "~/accounts/profile-form.ts";
import { loadSession } from "~/accounts/session.server.ts";
import { apiCopy } from "~/content/api.ts";
import { conversation as copy } from "~/content/conversation.ts";
import { parseContent } from "~/conversation/content.ts";
import { answeredSteps, correctAnswer } from "~/conversation/correction.server.ts";
import { knownProfile } from "~/conversation/known-profile.server.ts";
import { steps } from "~/conversation/onboarding.ts";
import { replyToOwed } from "~/conversation/reply.server.ts";
import { jsonError } from "../../../http/json-error.ts";
import { type ApiCall, apiAction, apiLoader, readJson } from "../api.server.ts";

const Correction = v.object({ key: v.string(), step: v.picklist(steps), content: v.string() });

/** What is known about the company, which questions are answered, and whether that is a profile already. */
async function read({ request, services }: ApiCall): Promise<Response> {
  const session = await loadSession(services, request);
  if (!session) return jsonError(401, "signed_out", apiCopy.signedOut);
  const { id } = session.user;
  const known = await services.db.asClient(id, async (tx) => ({
    values: await knownProfile(tx, id),
    isComplete: await hasProfile(tx, id),
  }));
  const answered = await answeredSteps(services, id);
  return Response.json({ ...known, answered, toCheck: fieldsToCheck(known.values) });
}

/** Answers an earlier question of the onboarding anew. */
async function correct({ request, services }: ApiCall): Promise<Response> {
  const session = await loadSession(services, request);
  if (!session) return jsonError(401, "signed_out", apiCopy.signedOut);
  const body = await readJson(request, Correction);
  if (body instanceof Response) return body;
  if (!v.is(v.pipe(v.string(), v.uuid()), body.key)) return jsonError(422, "invalid_key", copy.refusals.key);
  const parsed = parseContent(body.content);
  if (!parsed.ok)
    return jsonError(parsed.reason === "tooLong" ? 413 : 422, parsed.reason, copy.refusals[parsed.reason]);

  await replyToOwed(services, session.user.id);
  const { key, step } = body;
  const corrected = await correctAnswer(services, session.user, { key, step, content: parsed.content });
  if (corrected.kind === "conflict") return jsonError(409, "not_open", copy.refusals.notOpen);
  return Response.json({ message: corrected.message }, { status: corrected.kind === "created" ? 201 : 200 });
}

const handlers = { GET: read, POST: correct };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
