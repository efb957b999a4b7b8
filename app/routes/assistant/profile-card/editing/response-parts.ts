import { choiceLabel } from "#app/components/choice-label.ts";
import { profile } from "#app/content/signed-in/profile-copy.ts";
import type { Step } from "#app/conversation/onboarding/onboarding.ts";
import type { ProfileField, ProfileValues } from "#app/profile/profile-field.ts";

/** A response as the card edits it: a text, a choice, or both. A question that lacks one of them leaves it empty. */
export type ResponseParts = { text: string; choice: string };

/** The choices of the questions that have some, as value and French label. */
export const choicesOf: Partial<Record<Step, Record<string, string>>> = {
  icp: profile.choices.icp_size,
  tone: profile.choices.tone,
  primary_goal: profile.choices.primary_goal,
};

/** False for a question that is answered by a choice alone. */
export const takesText = (step: Step) => step === "icp" || !(step in choicesOf);

/** The parts of the current response to `step`. */
export function partsOf(step: Step, values: ProfileValues): ResponseParts {
  if (step === "icp") return { text: values.icp_title, choice: values.icp_size };
  return takesText(step) ? { text: values[step], choice: "" } : { text: "", choice: values[step] };
}

/** The parts as one French text, from which the server recovers them: "Directeur commercial, TPE". */
export function responseOf(step: Step, { text, choice }: ResponseParts): string {
  const field = step === "icp" ? "icp_size" : step;
  return [text.trim(), choiceLabel(field, choice)].filter(Boolean).join(", ");
}

/** The profile fields that the response to `step` fills. */
export function fieldsOf(step: Step): ProfileField[] {
  return step === "icp" ? ["icp_title", "icp_size"] : [step];
}
