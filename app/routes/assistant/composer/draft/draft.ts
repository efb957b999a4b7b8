import type { Step } from "~/conversation/onboarding/onboarding.ts";

/** The text of the field, and the question that was open when it was begun. */
export type Draft = { text: string; writtenFor: Step | null };

/** The draft after an edit. Text keeps the question under which its first character was typed until it is deleted. */
export function edited(draft: Draft, text: string, open: Step | null): Draft {
  return { text, writtenFor: isBlank(draft.text) || isBlank(text) ? open : draft.writtenFor };
}

/** True for text that was begun under another question than the one that is open now. */
export function isOutdated(draft: Draft, open: Step | null): boolean {
  return !isBlank(draft.text) && draft.writtenFor !== open;
}

export function isBlank(text: string): boolean {
  return text.trim() === "";
}
