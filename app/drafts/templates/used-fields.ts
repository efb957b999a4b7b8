import type { ProfileField, ProfileValues } from "#app/profile/profile-field.ts";
import { profileFields } from "#app/profile/profile-field.ts";
import type { DraftKind } from "../draft-kind.ts";
import { contentFromProfile } from "./make-draft.ts";

/**
 * The fields of a profile that shape work of this kind, in the order of the form: those without which the template would
 * say something else.
 */
export function usedFields(kind: DraftKind, profile: Readonly<ProfileValues>): ProfileField[] {
  const madeFrom = (values: ProfileValues) => JSON.stringify(contentFromProfile(kind, values));
  const whole = madeFrom(profile);
  return profileFields.filter(
    (field) => profile[field].trim() !== "" && madeFrom({ ...profile, [field]: "" }) !== whole,
  );
}
