import { assistant } from "~/content/signed-in/assistant-copy.ts";
import type { Step } from "./onboarding.ts";

/** Between label and value. No label holds it, so the first one ends the label, even of a label that has changed since. */
const separator = "\u202F: ";

/** A correction as the transcript shows it: the label of the profile card, then the new value. */
export function correctionText(step: Step, value: string): string {
  return `${assistant.card.labels[step]}${separator}${value}`;
}

/** The value in a correction's text. */
export function correctedValue(text: string): string {
  const end = text.indexOf(separator);
  return end === -1 ? text : text.slice(end + separator.length);
}
