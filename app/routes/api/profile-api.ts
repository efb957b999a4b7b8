import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { profile } from "#app/content/signed-in/profile-copy.ts";
import { Correction, FieldUpdate } from "#app/conversation/message-bodies.ts";
import { changeField, skipQuestion } from "#app/conversation/onboarding/change-field.server.ts";
import { correctResponse } from "#app/conversation/onboarding/correction.server.ts";
import { profileState } from "#app/conversation/onboarding/profile-state.server.ts";
import { errorCodes } from "#app/conversation/protocol.ts";
import { type ApiCall, apiAction, apiLoader, readJson } from "#app/endpoints/api-route.server.ts";
import { requireApiSession, signedOut } from "#app/endpoints/api-session.server.ts";
import { noRoom } from "#app/endpoints/no-room.ts";
import { ownerOnly } from "#app/endpoints/owner-only.ts";
import { tooOften } from "#app/endpoints/too-often.server.ts";
import type { ProfileField } from "#app/profile/profile-field.ts";
import { checkField } from "#app/profile/validate-field.ts";
import type { Services } from "#app/services.server.ts";
import { jsonError } from "#http/json-error.ts";
import type { ProfileAnswer } from "./answers.ts";
import { refuseMessage, storedMessage, tooManyMessages } from "./message-responses.ts";

async function read({ request, services }: ApiCall): Promise<Response> {
  const session = await requireApiSession(services, request);
  return profileAnswer(services, session.user.id);
}

async function profileAnswer(services: Pick<Services, "db">, id: string): Promise<Response> {
  return Response.json((await profileState(services, id)) satisfies ProfileAnswer);
}

/** Replaces the answer to an earlier question of the onboarding. */
async function correct({ request, services }: ApiCall): Promise<Response> {
  const body = await readJson(request, Correction, refuseMessage);
  // Checked after a possibly slow body: the session may have ended meanwhile.
  const session = await requireApiSession(services, request);
  if (body instanceof Response) return body;

  const corrected = await correctResponse(services, session.user, body);
  if (corrected.kind === "deleted") return signedOut();
  if (corrected.kind === "conflict") return jsonError(409, errorCodes.notOpen, copy.refusals.notOpen);
  if (corrected.kind === "no-room") return noRoom(corrected);
  if (corrected.kind === "limited") return tooManyMessages(services, session.user.id, corrected.retryAfter);
  return storedMessage(corrected);
}

/** Changes one field of a complete profile, or has it not asked for. */
async function change({ request, services }: ApiCall): Promise<Response> {
  const body = await readJson(request, FieldUpdate);
  // Checked after a possibly slow body: the session may have ended meanwhile.
  const session = await requireApiSession(services, request);
  if (body instanceof Response) return body;
  const { id } = session.user;
  const changed =
    "skip" in body ? await skipQuestion(services, id, body.skip) : await changeTo(services, id, body);
  if (changed instanceof Response) return changed;
  if (changed.kind === "deleted") return signedOut();
  if (changed.kind === "colleague") return ownerOnly();
  if (changed.kind === "no-profile") return jsonError(409, errorCodes.noProfile, profile.refusals.noProfile);
  if (changed.kind === "limited")
    return tooOften(services, id, {
      limit: "profile_changes",
      code: errorCodes.tooManyChanges,
      retryAfter: changed.retryAfter,
      message: profile.refusals.tooMany,
    });
  return profileAnswer(services, id);
}

async function changeTo(
  services: Services,
  id: string,
  { field, value }: { field: ProfileField; value: string },
) {
  const checked = checkField(field, value);
  if (!checked.ok) return jsonError(422, errorCodes.invalidValue, checked.message);
  return changeField(services, id, { field, value: checked.value });
}

const handlers = { GET: read, POST: correct, PATCH: change };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
