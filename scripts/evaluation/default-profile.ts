import { demo } from "#app/content/signed-in/demo-copy.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";

const [company_name, industry, , value_prop, , , calendly_url] = demo.answers;

/** The profile of a case that does not say otherwise: that of the demo company. */
export const defaultProfile: ProfileValues = {
  company_name,
  industry,
  linkedin_url: demo.profile.linkedinUrl,
  sender_name: "",
  icp_industry: "",
  icp_title: "Responsables des services généraux",
  icp_size: "pme",
  icp_location: demo.profile.icpLocation,
  value_prop,
  tone: "friendly",
  common_objections: demo.profile.commonObjections,
  primary_goal: "rdv",
  calendly_url,
  banned_phrases: demo.profile.bannedPhrases,
};
