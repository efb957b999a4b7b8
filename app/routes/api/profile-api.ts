import * as v from "valibot";
import { conversation as copy } from "~/content/signed-in/conversation-copy.ts";
import { parseContent } from "~/conversation/message-content.ts";
import { isMessageKey } from "~/conversation/message-key.ts";
import { answeredSteps, correctAnswer } from "~/conversation/onboarding/correction.server.ts";
import { steps } from "~/conversation/onboarding/onboarding.ts";
import { profileSoFar } from "~/conversation/onboarding/profile-so-far.server.ts";
import { type ApiCall, apiAction, apiLoader, readJson } from "~/layouts/api/api-route.server.ts";
import { requireApiSession, signedOut } from "~/layouts/api/api-session.server.ts";
import { fieldsToCheck } from "~/profile/profile-schema.ts";
import { hasProfile } from "~/profile/profile-store.server.ts";
import { jsonError } from "../../../http/json-error.ts";
import { tooManyMessages } from "./too-many-messages.ts";

const Correction = v.object({ key: v.string(), step: v.picklist(steps), content: v.string() });

/**
 * What is known about the company, which of its fields the form would refuse, which questions are answered, and whether
 * that is a profile already.
 */
async function read({ request, services }: ApiCall): Promise<Response> {
  const session = await requireApiSession(services, request);
  const { id } = session.user;
  const known = await services.db.asClient(id, async (tx) => ({
    values: await profileSoFar(tx, id),
    isComplete: await hasProfile(tx, id),
    answered: await answeredSteps(tx, id),
  }));
  return Response.json({ ...known, toCheck: fieldsToCheck(known.values) });
}

/** Answers an earlier question of the onboarding anew. */
async function correct({ request, services }: ApiCall): Promise<Response> {
  const body = await readJson(request, Correction);
  // A body may be slow: whoever has signed out, or deleted the account, meanwhile writes nothing.
  const session = await requireApiSession(services, request);
  if (body instanceof Response) return body;
  if (!isMessageKey(body.key)) return jsonError(422, "invalid_key", copy.refusals.key);
  const parsed = parseContent(body.content);
  if (!parsed.ok)
    return jsonError(parsed.reason === "tooLong" ? 413 : 422, parsed.reason, copy.refusals[parsed.reason]);

  const { key, step } = body;
  const corrected = await correctAnswer(services, session.user, { key, step, content: parsed.content });
  if (corrected.kind === "gone") return signedOut();
  if (corrected.kind === "conflict") return jsonError(409, "not_open", copy.refusals.notOpen);
  if (corrected.kind === "limited") return tooManyMessages(services, session.user.id, corrected.retryAfter);
  return Response.json({ message: corrected.message }, { status: corrected.kind === "created" ? 201 : 200 });
}

const handlers = { GET: read, POST: correct };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
