import type { profile } from "#app/content/signed-in/profile-copy.ts";
import type { ProfileErrors, ProfileValues } from "#app/profile/profile-field.ts";

/** Why the form was not saved, and its values. */
export type Refusal = {
  values: ProfileValues;
  errors: ProfileErrors;
  problem: Exclude<keyof typeof profile.problems, "load"> | null;
  /** The whole seconds until the form may be saved again, after too many changes; else `null`. */
  retryAfter: number | null;
};
