import { decodeNamedCharacterReference } from "decode-named-character-reference";

/** Longer than any name or number that Markdown decodes. */
const longest = 33;

/**
 * The character reference at the `&` at `start` and the text it stands for; `null` if it is none, `"open"` while a growing
 * text does not say.
 */
export function characterReferenceAt(
  text: string,
  start: number,
  isWhole: boolean,
): { end: number; value: string } | null | "open" {
  let end = start + 1;
  while (end < text.length && end - start < longest && /[a-z\d#]/i.test(text.charAt(end))) end++;
  if (end === text.length && end - start < longest && !isWhole) return "open";
  if (text.charAt(end) !== ";" || end === start + 1) return null;
  const name = text.slice(start + 1, end);
  const value = name.startsWith("#") ? numbered(name.slice(1)) : decodeNamedCharacterReference(name);
  return value === false ? null : { end: end + 1, value };
}

function numbered(digits: string): string | false {
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : false;
}
