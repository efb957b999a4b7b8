import { folded } from "#app/french/folded.ts";

/** A text as the scripted model reads it: without case, accents, typographic apostrophes and kinds of spaces. */
export function wordingOf(text: string): string {
  return folded(text).replace(/[’‘]/g, "'").replace(/\s+/g, " ");
}

/** The contents of every `<tag>` in `text`, in order. */
export function blocksIn(text: string, tag: string): string[] {
  const [, ...rest] = text.split(`<${tag}>\n`);
  return rest.map((part) => part.split(`\n</${tag}>`, 1)[0] ?? "");
}

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?]) /)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
