import { conversation } from "#app/content/signed-in/conversation-copy.ts";

/** The questions of the onboarding, in the order of CHT-12 to CHT-18. */
export const steps = [
  "company_name",
  "industry",
  "icp",
  "value_prop",
  "tone",
  "primary_goal",
  "calendly_url",
] as const;

export type Step = (typeof steps)[number];

/** A button that responds to a question: `value` is the text that it sends or inserts. */
export type QuickReply = { label: string; value: string };

/** True for the name of a step. */
export function isStep(value: unknown): value is Step {
  return steps.some((step) => step === value);
}

/** The question that follows `step`, or `null` when the profile is complete. Order: CHT-12 to CHT-18. */
export function nextStep(step: Step): Step | null {
  return steps[steps.indexOf(step) + 1] ?? null;
}

/** The company's name if it fits into a sentence; `null` when it is missing, too long, or has several lines. */
export function nameInSentence(company: string | undefined): string | null {
  return company && company.length <= 60 && !/[\r\n]/.test(company) ? company : null;
}

/** The buttons for the question of `step`; none for a free-text question. */
export function quickReplies(step: Step): QuickReply[] {
  const labels: Partial<Record<Step, readonly string[]>> = conversation.quickReplies;
  return (labels[step] ?? []).map((label) => ({ label, value: step === "calendly_url" ? "non" : label }));
}
