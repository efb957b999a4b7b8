import { placeholderNames } from "../content/drafts/placeholders-copy.ts";

/** A gap to fill by hand or by the mail tool, as `{{prénom}}`. */
const pattern = /\{\{[^{}\n]{1,60}\}\}/g;

/** The placeholder of this name. */
export const placeholder = (name: keyof typeof placeholderNames) => `{{${placeholderNames[name]}}}`;

/** The placeholders in a text, with their offsets in UTF-16 code units. */
export function placeholdersIn(text: string): { text: string; start: number; end: number }[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }));
}

/** `text` with each placeholder replaced by as many line breaks, so that offsets stay and no phrase spans one. */
export function withoutPlaceholders(text: string): string {
  return text.replace(pattern, (found) => "\n".repeat(found.length));
}
