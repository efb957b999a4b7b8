import { profile } from "~/content/signed-in/profile-copy.ts";
import type { Step } from "~/conversation/onboarding/onboarding.ts";
import { namedChoice } from "~/layouts/signed-in/choice-label.ts";
import type { ProfileValues } from "~/profile/profile-field.ts";

/** An answer as the card takes it: in words, by a choice, or both. A question without one of them leaves it empty. */
export type AnswerParts = { text: string; choice: string };

/** The enumerated answers of the questions that have some: the value and its French name. */
export const choicesOf: Partial<Record<Step, Record<string, string>>> = {
  icp: profile.choices.icp_size,
  tone: profile.choices.tone,
  primary_goal: profile.choices.primary_goal,
};

/** False for a question that is answered by a choice alone. */
export const takesText = (step: Step) => step === "icp" || !(step in choicesOf);

/** What is known as the answer to `step`. */
export function partsOf(step: Step, values: ProfileValues): AnswerParts {
  if (step === "icp") return { text: values.icp_title, choice: values.icp_size };
  return takesText(step) ? { text: values[step], choice: "" } : { text: "", choice: values[step] };
}

/** The same for people, and for the server, which finds the parts again: "Directeur commercial, TPE". */
export function answerOf(step: Step, { text, choice }: AnswerParts): string {
  const field = step === "icp" ? "icp_size" : step;
  return [text.trim(), namedChoice(field, choice)].filter(Boolean).join(", ");
}
