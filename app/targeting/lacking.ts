import { type OpenQuestion, openQuestions } from "#app/profile/open-questions.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import { namesSector, zoneIn } from "./reading/said-in-passing.ts";

/**
 * What the profile lacks, in the order in which it is asked: never what another answer said in passing, nor what the
 * customer skipped. interpretation.md D142.
 */
export function lackingIn(values: ProfileValues, skipped: readonly string[]): OpenQuestion[] {
  return openQuestions.filter(
    (field) => values[field].trim() === "" && !skipped.includes(field) && !isSaid[field](values),
  );
}

const isSaid: Record<OpenQuestion, (values: ProfileValues) => boolean> = {
  icp_location: (values) => zoneIn(values) !== "",
  icp_industry: namesSector,
  sender_name: () => false,
};
