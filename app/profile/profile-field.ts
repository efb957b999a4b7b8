/** The fields of a profile, named as the database columns, in the order of the form. ENT-14, interpretation.md D142. */
export const profileFields = [
  "company_name",
  "industry",
  "linkedin_url",
  "sender_name",
  "icp_industry",
  "icp_title",
  "icp_size",
  "icp_location",
  "value_prop",
  "tone",
  "common_objections",
  "primary_goal",
  "calendly_url",
  "banned_phrases",
] as const;

export type ProfileField = (typeof profileFields)[number];
export type ProfileErrors = Partial<Record<ProfileField, string>>;
/** The values of the fields; "" for an empty one. */
export type ProfileValues = Record<ProfileField, string>;
