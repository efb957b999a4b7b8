import { displayedValue } from "#app/profile/displayed-value.ts";
import { type ProfileField, type ProfileValues, profileFields } from "#app/profile/profile-field.ts";
import { defaultProfile } from "./default-profile.ts";
import type { EvalCase } from "./eval-case.ts";

/** The profile of the customer of a case. */
export function profileOf({ profile }: Pick<EvalCase, "profile">): ProfileValues {
  return { ...defaultProfile, ...profile };
}

/** All that a case gives to answer from, besides the offers and its message: profile, conversation and list. */
export function givenBy(one: Pick<EvalCase, "profile" | "turns" | "records">): string {
  const profile = profileOf(one);
  return [
    ...profileFields.map((field: ProfileField) => displayedValue(field, profile[field])),
    ...(one.turns ?? []).flatMap(({ asked, answered }) => [asked, answered]),
    ...(one.records ?? []).flatMap((record) => Object.values(record).map(String)),
  ].join("\n");
}
