import type { Step } from "#app/conversation/onboarding/onboarding.ts";

/** The text of the field, and the question that was open when it was begun. */
export type UnsentText = { text: string; writtenFor: Step | null };

/** The unsent text after an edit. Text keeps the question under which its first character was typed until it is deleted. */
export function edited(unsent: UnsentText, text: string, open: Step | null): UnsentText {
  return { text, writtenFor: isBlank(unsent.text) || isBlank(text) ? open : unsent.writtenFor };
}

/** True for text that was begun under another question than the one that is open now. */
export function isOutdated(unsent: UnsentText, open: Step | null): boolean {
  return !isBlank(unsent.text) && unsent.writtenFor !== open;
}

export function isBlank(text: string): boolean {
  return text.trim() === "";
}
