import { frenchSpaces } from "#app/content/french-spaces.ts";

/** Code units of a value that are read; the rest of a longer one can show in no line. */
export const maxRead = 4_000;

/**
 * What a customer typed, as one line of plain text with French typography: no line breaks, controls, invisible
 * characters or placeholders of its own. Markup stays as typed.
 */
export function plainLine(typed: string): string {
  const line = typed
    .slice(0, maxRead)
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/\p{Default_Ignorable_Code_Point}+/gu, "")
    .replace(/\{{2,}/g, "{")
    .replace(/\}{2,}/g, "}")
    .replace(/\s{2,}/g, " ")
    .trim()
    .replace(/(?<=\p{L})'(?=\p{L})/gu, "’")
    .replace(/(?<=[\p{L}\d)»])(?=[?!;:](?: |$))/gu, "\u00A0")
    .replace(/(?<=\d)h(?=\d\d(?!\d))/gu, " h ")
    .replace(/(?<=\d)h(?![\p{L}\p{M}\d])/gu, " h")
    // Not inside an address: "a%20b".
    .replace(/(?<=\d) ?(?=€|%(?![\dA-Fa-f]{2}))/gu, "\u00A0");
  return frenchSpaces(line);
}

/** `line` in at most `max` code points, cut after a word and marked with an ellipsis. */
export function shortened(line: string, max: number): string {
  const points = [...line];
  if (points.length <= max) return line;
  const head = points.slice(0, max - 1).join("");
  const space = head.lastIndexOf(" ");
  return `${(space > head.length / 2 ? head.slice(0, space) : head).replace(/[\s,;:.–-]{1,4}$/, "")}…`;
}

/** The sentences of a line; a full stop inside a word or an address ends none. */
export function sentencesOf(line: string): string[] {
  return line.split(/(?<=[.!?…]) /);
}

/** `line`, or what stands in it before a bracket, a dash or a comma, in at most `max` code points; "" if nothing fits. */
export function fittingLine(line: string, max: number): string {
  if ([...line].length <= max) return line;
  const [head = ""] = line.split(/\s?[(,;|]|\s[–—-]\s/, 1);
  return [...head].length <= max ? head.trim() : "";
}
