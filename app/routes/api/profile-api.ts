import { conversation as copy } from "~/content/signed-in/conversation-copy.ts";
import { Correction } from "~/conversation/message-bodies.ts";
import { answeredSteps, correctAnswer } from "~/conversation/onboarding/correction.server.ts";
import { profileSoFar } from "~/conversation/onboarding/profile-so-far.server.ts";
import { errorCodes } from "~/conversation/protocol.ts";
import { type ApiCall, apiAction, apiLoader, readJson } from "~/layouts/api/api-route.server.ts";
import { requireApiSession, signedOut } from "~/layouts/api/api-session.server.ts";
import { fieldsToCheck } from "~/profile/profile-schema.ts";
import { hasProfile } from "~/profile/profile-store.server.ts";
import { jsonError } from "../../../http/json-error.ts";
import type { ProfileAnswer } from "./answers.ts";
import { refuseMessage, storedMessage, tooManyMessages } from "./message-responses.ts";

/**
 * Sends the profile as far as it is filled, the fields that the form would refuse, the answered questions, and whether
 * the profile is complete.
 */
async function read({ request, services }: ApiCall): Promise<Response> {
  const session = await requireApiSession(services, request);
  const { id } = session.user;
  const profile = await services.db.asClient(id, async (tx) => ({
    values: await profileSoFar(tx, id),
    isComplete: await hasProfile(tx, id),
    answered: await answeredSteps(tx, id),
  }));
  return Response.json({ ...profile, toCheck: fieldsToCheck(profile.values) } satisfies ProfileAnswer);
}

/** Replaces the answer to an earlier question of the onboarding. */
async function correct({ request, services }: ApiCall): Promise<Response> {
  const body = await readJson(request, Correction, refuseMessage);
  // Checked after a possibly slow body: the session may have ended meanwhile.
  const session = await requireApiSession(services, request);
  if (body instanceof Response) return body;

  const corrected = await correctAnswer(services, session.user, body);
  if (corrected.kind === "deleted") return signedOut();
  if (corrected.kind === "conflict") return jsonError(409, errorCodes.notOpen, copy.refusals.notOpen);
  if (corrected.kind === "limited") return tooManyMessages(services, session.user.id, corrected.retryAfter);
  return storedMessage(corrected);
}

const handlers = { GET: read, POST: correct };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
