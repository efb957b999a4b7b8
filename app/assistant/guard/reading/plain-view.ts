import { characterReferenceAt } from "./character-references.ts";
import { foldedCharacter } from "./characters.ts";
import { imageAt, markupAt } from "./html.ts";

/** A text as a reader sees it, folded for comparison, with the place of each of its characters in the source. */
export type PlainView = {
  chars: string;
  /** The place of each character of `chars`; one more for the end. */
  starts: number[];
  ends: number[];
  /** HTML and images, which are no part of `chars`; places in the source. */
  markup: { start: number; end: number }[];
  /** How many characters of the source are read; fewer than it has when the last ones can still change their meaning. */
  settled: number;
};

const isAlphanumeric = /[\p{L}\p{N}]/u;

/**
 * Reads a text without what Markdown does not show: emphasis, escapes, invisible characters, HTML; with character
 * references replaced. The view of a text's beginning is the beginning of its view. Linear in the text.
 */
export function plainView(text: string, isWhole: boolean): PlainView {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const markup: PlainView["markup"] = [];
  let last = "\n";

  const push = (folded: string, start: number, end: number) => {
    for (let unit = 0; unit < folded.length; unit++) {
      const char = folded.charAt(unit);
      if (char === " " && (last === " " || last === "\n")) continue;
      parts.push(char);
      starts.push(start);
      ends.push(end);
      last = char;
    }
  };

  let at = 0;
  for (; at < text.length; ) {
    const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const end = at + char.length;
    const isLast = end === text.length && !isWhole;
    if (isLast && /[\\\ud800-\udbff]/.test(char)) break;
    if (char === "&") {
      const found = characterReferenceAt(text, at, isWhole);
      if (found === "open") break;
      if (found) {
        for (const decoded of found.value) push(foldedCharacter(decoded), at, found.end);
        at = found.end;
        continue;
      }
    } else if (char === "<" || char === "!") {
      const found = char === "<" ? markupAt(text, at, isWhole) : imageAt(text, at, isWhole);
      if (found === "open") break;
      if (found) markup.push({ start: at, end: found.end });
      if (found && char === "<") {
        at = found.end;
        continue;
      }
    } else if (char === "_") {
      let after = end;
      while (text.charAt(after) === "_") after++;
      if (after === text.length && !isWhole) break;
      const next = String.fromCodePoint(text.codePointAt(after) ?? 0);
      if (isAlphanumeric.test(last) && isAlphanumeric.test(next)) push("_".repeat(after - at), at, after);
      at = after;
      continue;
    } else if (char === "\\" && /[!-/:-@[-`{-~]/.test(text.charAt(end))) {
      at = end;
      continue;
    } else if (char === "*" || char === "`" || char === "~") {
      if (char === "*" && last === "\n" && end === text.length && !isWhole) break;
      // The sign of an item, which ends the sentence before it as "-" does.
      if (char === "*" && last === "\n" && /\s/.test(text.charAt(end))) push("-", at, end);
      at = end;
      continue;
    }
    // Of "\r\n" only the second character is a line break.
    if (char === "\r" && (text.charAt(end) === "\n" || isLast)) {
      if (isLast) break;
    } else push(foldedCharacter(char), at, end);
    at = end;
  }
  starts.push(at);
  ends.push(at);
  return { chars: parts.join(""), starts, ends, markup, settled: at };
}

/** A whole text as its view has it, with line breaks as spaces: for comparing texts. */
export function foldedText(text: string): string {
  return plainView(text, true).chars.replaceAll("\n", " ");
}
