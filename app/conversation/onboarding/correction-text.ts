import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import type { Step } from "./onboarding.ts";

/** Separates label and value. No label contains it, so a text can be split even if its label has changed since. */
const separator = "\u00A0: ";

/** The text of a correction in the transcript: the label of the profile card, then the new value. */
export function correctionText(step: Step, value: string): string {
  return `${assistant.card.labels[step]}${separator}${value}`;
}

/** The value in the text of a correction. */
export function correctedValue(text: string): string {
  const end = text.indexOf(separator);
  return end === -1 ? text : text.slice(end + separator.length);
}
