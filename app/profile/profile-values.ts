import type { ProfileValues } from "./profile-field.ts";
import type { ProfileFields } from "./profile-store.server.ts";

/** The fields of a profile as values of its form. */
export function profileValues(fields: ProfileFields): ProfileValues {
  return {
    company_name: fields.companyName ?? "",
    industry: fields.industry ?? "",
    linkedin_url: fields.linkedinUrl ?? "",
    icp_title: fields.icpTitle ?? "",
    icp_size: fields.icpSize ?? "",
    icp_location: fields.icpLocation ?? "",
    value_prop: fields.valueProp ?? "",
    tone: fields.tone ?? "",
    common_objections: fields.commonObjections ?? "",
    primary_goal: fields.primaryGoal ?? "",
    calendly_url: fields.calendlyUrl ?? "",
    banned_phrases: fields.bannedPhrases ?? "",
  };
}
