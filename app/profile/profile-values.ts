import { type ProfileField, type ProfileValues, profileFields } from "./profile-field.ts";
import type { ProfileFields } from "./profile-store.server.ts";

const columns = {
  company_name: "companyName",
  industry: "industry",
  linkedin_url: "linkedinUrl",
  sender_name: "senderName",
  icp_industry: "icpIndustry",
  icp_title: "icpTitle",
  icp_size: "icpSize",
  icp_location: "icpLocation",
  value_prop: "valueProp",
  tone: "tone",
  common_objections: "commonObjections",
  primary_goal: "primaryGoal",
  calendly_url: "calendlyUrl",
  banned_phrases: "bannedPhrases",
} satisfies Record<ProfileField, keyof ProfileFields>;

/** The fields of a profile as values of its form. */
export function profileValues(fields: ProfileFields): ProfileValues {
  return Object.fromEntries(
    profileFields.map((field) => [field, fields[columns[field]] ?? ""]),
  ) as ProfileValues;
}

/** Values of the form as the fields to store; "" empties one, an absent one keeps its value. */
export function profileFieldsOf(values: Readonly<Partial<ProfileValues>>): ProfileFields {
  return Object.fromEntries(
    profileFields
      .filter((field) => values[field] !== undefined)
      .map((field) => [columns[field], values[field] || null]),
  );
}
