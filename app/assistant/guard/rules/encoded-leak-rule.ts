import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { encodedPiece, type Pieces, shownPiece } from "../facts/encoded-phrases.ts";
import type { Token } from "../reading/tokens.ts";
import type { Rule, Verdict } from "./verdict.ts";

/** Letters and digits of a view, and where each stands in it. */
type Letters = { text: string; places: readonly number[] };

/**
 * Instructions that are repeated backwards, in rot13, hexadecimal or base64, or letter by letter. A finding begins after the
 * twelfth letter of a piece, which is held back from there.
 */
export const encodedLeakRule: Rule = ({ view: { chars }, tokens, isWhole }, { hiddenForms }) => {
  if (!hiddenForms) return [];
  return [
    ...leaksIn(lettersIn(chars), hiddenForms.encoded, chars, isWhole),
    ...leaksIn(spelledIn(tokens), hiddenForms.spelled, chars, isWhole),
  ];
};

function leaksIn({ text, places }: Letters, pieces: Pieces, chars: string, isWhole: boolean): Verdict[] {
  const verdicts: Verdict[] = [];
  let last: { from: number; to: number } | null = null;
  const close = () => {
    if (!last) return;
    const start = places[last.from + shownPiece] ?? chars.length;
    verdicts.push({
      start,
      end: endOfRun(chars, (places[last.to - 1] ?? 0) + 1),
      finding: { kind: "instructions", reason: copy.instructions },
    });
  };
  for (let at = 0; at + shownPiece <= text.length; at++) {
    const begun = pieces.get(text.slice(at, at + shownPiece));
    if (!begun) continue;
    const piece = text.slice(at, at + encodedPiece);
    if (begun.includes(piece)) {
      if (last && at <= last.to) last.to = at + encodedPiece;
      else {
        close();
        last = { from: at, to: at + encodedPiece };
      }
    } else if (!isWhole && at + encodedPiece > text.length && begun.some((one) => one.startsWith(piece)))
      verdicts.push({ start: places[at + shownPiece] ?? chars.length, end: chars.length, finding: null });
  }
  close();
  return verdicts;
}

/** What is encoded ends at a blank. */
function endOfRun(chars: string, from: number): number {
  let end = from;
  while (end < chars.length && !/\s/.test(chars.charAt(end))) end++;
  return end;
}

function lettersIn(chars: string): Letters {
  const letters: string[] = [];
  const places: number[] = [];
  for (let at = 0; at < chars.length; at++) {
    const char = chars.charAt(at);
    if (!((char >= "a" && char <= "z") || (char >= "0" && char <= "9"))) continue;
    letters.push(char);
    places.push(at);
  }
  return { text: letters.join(""), places };
}

/** The words of one letter that stand together; a longer word divides them. */
function spelledIn(tokens: readonly Token[]): Letters {
  const letters: string[] = [];
  const places: number[] = [];
  for (const { kind, text, start, end } of tokens) {
    if (kind !== "word" && kind !== "number") continue;
    letters.push(end - start === 1 ? text : " ");
    places.push(start);
  }
  return { text: letters.join(""), places };
}
