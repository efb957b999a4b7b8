import * as v from "valibot";
import { callApi, type Failed } from "#app/browser/call-api.ts";
import type { Correction, FieldUpdate } from "#app/conversation/message-bodies.ts";
import { steps } from "#app/conversation/onboarding/onboarding.ts";
import { profilePath } from "#app/conversation/protocol.ts";
import { openQuestions } from "#app/profile/open-questions.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";

const ProfileSoFar = v.object({
  values: v.custom<ProfileValues>((value) => typeof value === "object" && value !== null),
  answered: v.array(v.picklist(steps)),
  isComplete: v.boolean(),
  /** Fields whose value the profile form would refuse. */
  toCheck: v.optional(v.array(v.string()), []),
  /** What a complete profile lacks, in the order in which it is asked. */
  lacking: v.optional(v.array(v.picklist(openQuestions)), []),
  /** The address of the owner of the team, to whom it belongs; null for the reader's own. */
  owner: v.optional(v.nullable(v.string()), null),
});
export type ProfileSoFar = v.InferOutput<typeof ProfileSoFar>;

/** The address of the owner of the team, as long as a colleague waits for the profile; else `null`. */
export const missingOf = (profile: ProfileSoFar | null): string | null =>
  profile && !profile.isComplete ? profile.owner : null;

/** Loads the company profile as far as the conversation and the form have filled it. */
export async function loadProfileSoFar(): Promise<({ ok: true } & ProfileSoFar) | Failed> {
  const answer = await callApi(ProfileSoFar, "GET", profilePath);
  return answer.ok ? { ok: true, ...answer.body } : answer;
}

/** Replaces the answer to an earlier question; `key` is the idempotency key. */
export async function postCorrection(correction: Correction): Promise<{ ok: true } | Failed> {
  const answer = await callApi(v.unknown(), "POST", profilePath, correction);
  return answer.ok ? { ok: true } : answer;
}

/** Changes one field of a complete profile, or has it not asked for. The profile is returned. */
export async function updateField(update: FieldUpdate): Promise<({ ok: true } & ProfileSoFar) | Failed> {
  const answer = await callApi(ProfileSoFar, "PATCH", profilePath, update);
  return answer.ok ? { ok: true, ...answer.body } : answer;
}
