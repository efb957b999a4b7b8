import { conversation } from "~/content/conversation.ts";
import { beginsWithSize, icpSizeOf, primaryGoalOf, toneOf } from "./choices.ts";

/** The questions of the onboarding, in the order of spec.md §4. */
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

/** Profile fields that the chat fills; `null` where the customer chose to say nothing. */
export type Answers = {
  companyName?: string;
  industry?: string;
  icpTitle?: string | null;
  icpSize?: string | null;
  valueProp?: string;
  tone?: string;
  primaryGoal?: string;
  calendlyUrl?: string | null;
};

/** A button that answers a question: `label` is what it shows, `value` the text that it sends or completes with. */
export type QuickReply = { label: string; value: string };

/** True for the name of a step; anything else, `null` included, is none. */
export function isStep(value: unknown): value is Step {
  return steps.some((step) => step === value);
}

/** The question that follows `asked`, or `null` when the profile is complete. Order: spec.md §4. */
export function nextStep(asked: Step): Step | null {
  return steps[steps.indexOf(asked) + 1] ?? null;
}

/**
 * The profile fields that `content` gives as the answer to `step`: enumerated ones as their value when it is
 * recognised, everything else as typed. It never refuses an answer. decisions.md D26.
 */
export function answersOf(step: Step, content: string): Answers {
  const typed = content.trim();
  switch (step) {
    case "company_name":
      return { companyName: typed };
    case "industry":
      return { industry: typed };
    case "icp":
      return targetOf(typed);
    case "value_prop":
      return { valueProp: typed };
    case "tone":
      return { tone: toneOf(typed) ?? typed };
    case "primary_goal":
      return { primaryGoal: primaryGoalOf(typed) ?? typed };
    case "calendly_url":
      return { calendlyUrl: isSkip(typed) ? null : typed };
  }
}

/** The buttons that stand with the question of `step`; none for a question that is answered freely. */
export function quickReplies(step: Step): QuickReply[] {
  const words: Partial<Record<Step, readonly string[]>> = conversation.quickReplies;
  return (words[step] ?? []).map((label) => ({ label, value: step === "calendly_url" ? "non" : label }));
}

/** Title and size of the ideal target: cut at the last comma when a size stands behind it, else at the first. */
function targetOf(typed: string): Pick<Answers, "icpTitle" | "icpSize"> {
  const last = typed.lastIndexOf(",");
  const cut = beginsWithSize(typed.slice(last + 1)) ? last : typed.indexOf(",");
  if (cut === -1) return { icpTitle: typed, icpSize: null };

  const title = typed.slice(0, cut).trim();
  const size = typed.slice(cut + 1).trim();
  return { icpTitle: title || null, icpSize: icpSizeOf(size) ?? (size || null) };
}

/** "non" in any case and punctuation, and the few ways of saying only that. spec.md §4. */
function isSkip(typed: string): boolean {
  return /^\P{L}*(non|no|nan|nope|non,? merci|aucun|pas de lien|passer|skip)\P{L}*$/iu.test(typed);
}
