import { folded } from "#app/french/folded.ts";

const isInvisible = /[\p{Default_Ignorable_Code_Point}\p{M}\p{Cc}\p{Cf}]/u;
const isBlank = /[\p{Z}\t]/u;
const isDash = /\p{Pd}/u;
const isDigit = /\p{Nd}/u;

const replacements: Readonly<Record<string, string>> = {
  "\r": "\n",
  "\u2028": "\n",
  "\u2029": "\n",
  "\t": " ",
  "’": "'",
  "‘": "'",
  ʼ: "'",
  "−": "-",
  "⁄": "/",
  // Browsers take it for the dot of a host.
  "。": ".",
};

/** The results for characters that are no ASCII, because normalising takes a while. */
const known = new Map<string, string>();
const mostKnown = 5_000;

/**
 * A character as it is compared: folded, with one kind of space, dash, apostrophe and digit; "" for what is
 * invisible. A character may become several, as "㎏" does, but no more than `mostDecomposed`.
 */
export function foldedCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 128) {
    if (code >= 32) return character.toLowerCase();
    return character === "\n" ? "\n" : (replacements[character] ?? "");
  }
  const before = known.get(character);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const folded = folding(character, code);
  known.set(character, folded);
  return folded;
}

function folding(character: string, code: number): string {
  const replaced = replacements[character];
  if (replaced !== undefined) return replaced;
  if (isBlank.test(character)) return " ";
  if (isInvisible.test(character)) return "";
  if (isDash.test(character)) return "-";
  if (isDigit.test(character)) return String(valueOfDigit(code));
  let compared = "";
  for (const part of folded(character))
    if (!isInvisible.test(part)) compared += replacements[part] ?? (isBlank.test(part) ? " " : part);
  return compared;
}

/** The digits of each script follow each other, from 0 to 9; those of mathematical alphabets do so several times. */
function valueOfDigit(code: number): number {
  if (code >= 0x1d7ce && code <= 0x1d7ff) return (code - 0x1d7ce) % 10;
  let value = 0;
  while (value < 9 && isDigit.test(String.fromCodePoint(code - value - 1))) value++;
  return value;
}
