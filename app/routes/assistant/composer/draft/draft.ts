import type { Step } from "~/conversation/onboarding/onboarding.ts";

/** What is being written, and the question that stood open when it was begun. */
export type Draft = { text: string; writtenFor: Step | null };

/** The draft after an edit. Text belongs to the question under which its first letter was typed, until it is gone. */
export function edited(draft: Draft, text: string, open: Step | null): Draft {
  return { text, writtenFor: isBlank(draft.text) || isBlank(text) ? open : draft.writtenFor };
}

/** True for text that was begun under another question than the one that stands open now. */
export function isOutdated(draft: Draft, open: Step | null): boolean {
  return !isBlank(draft.text) && draft.writtenFor !== open;
}

export function isBlank(text: string): boolean {
  return text.trim() === "";
}
