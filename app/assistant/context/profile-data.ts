import { profile as copy } from "#app/content/signed-in/profile-copy.ts";
import { displayedValue } from "#app/profile/displayed-value.ts";
import { type ProfileField, type ProfileValues, profileFields } from "#app/profile/profile-field.ts";
import { dataLine } from "./data-text.ts";

/** The longest value that a model reads; the chat stores answers of 8,000 characters. */
const maxValue: Partial<Record<ProfileField, number>> = {
  value_prop: 1_200,
  common_objections: 1_200,
  banned_phrases: 1_200,
};
const maxLine = 200;

/** A profile as lines of data, as the customer reads it; empty fields are left out. */
export function profileData(profile: Readonly<ProfileValues>): string {
  return profileFields
    .filter((field) => profile[field].trim() !== "")
    .map((field) => {
      const value = dataLine(displayedValue(field, profile[field]), maxValue[field] ?? maxLine);
      return `${copy.fields[field].label} : ${value}`;
    })
    .join("\n");
}
