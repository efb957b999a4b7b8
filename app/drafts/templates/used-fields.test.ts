import { expect, test } from "vitest";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import { draftKinds } from "../draft-kind.ts";
import { usedFields } from "./used-fields.ts";

const profile: ProfileValues = {
  company_name: "Aubade Conseil",
  industry: "Conseil en énergie",
  linkedin_url: "https://www.linkedin.com/company/aubade",
  sender_name: "",
  icp_industry: "",
  icp_title: "Directeur commercial",
  icp_size: "pme",
  icp_location: "Lyon",
  value_prop: "Nous réduisons la facture d’énergie des ateliers.",
  tone: "formal",
  common_objections: "C’est trop cher",
  primary_goal: "rdv",
  calendly_url: "https://rdv.example/aubade",
  banned_phrases: "",
};

test("the fields that a template takes up are named, and no others", () => {
  expect(usedFields("email", profile)).toEqual(
    expect.arrayContaining(["company_name", "value_prop", "calendly_url"]),
  );
  expect(usedFields("search", profile)).toEqual([
    "company_name",
    "industry",
    "icp_title",
    "icp_size",
    "icp_location",
  ]);
  expect(usedFields("call_script", profile)).toContain("common_objections");
  for (const kind of draftKinds) expect(usedFields(kind, profile)).not.toContain("linkedin_url");
});

test("an empty field shapes nothing", () => {
  for (const kind of draftKinds)
    expect(usedFields(kind, { ...profile, company_name: " " })).not.toContain("company_name");
});
