import type { Token } from "./tokens.ts";

/** A sentence, an item, a row or a heading; `isOpen` while a growing text may continue it. */
export type Segment = { from: number; to: number; isOpen: boolean };

/** In tokens. Each number is judged by its whole segment, which must therefore be short. */
const longest = 250;

const abbreviations = new Set("m mr mme mlle dr me ex p st cf tel min max".split(" "));

/**
 * Divides tokens into segments, as ranges of indices. None crosses an item of a list, a row, a heading or a paragraph. What
 * cannot be told yet ends none, so that the segments of a text's beginning, but for the last one, are those of the text.
 */
export function segmentsOf(tokens: readonly Token[], isWhole: boolean): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (let index = 0; index < tokens.length - 1; index++) {
    if (!endsSegment(tokens, index) && index + 1 - from < longest) continue;
    segments.push({ from, to: index + 1, isOpen: false });
    from = index + 1;
  }
  if (from < tokens.length) segments.push({ from, to: tokens.length, isOpen: !isWhole });
  return segments;
}

function endsSegment(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  const next = tokens[index + 1] as Token;
  const before = tokens[index - 1];
  if (token.kind === "break") {
    if (next.kind === "break" || beginsBlock(tokens, index + 1) || isHeading(tokens, index)) return true;
    // "1", line break, "490 €" is one number to a reader.
    return before?.kind !== "number" && !isFigure(next) && next.text !== "€";
  }
  if (token.kind !== "symbol" || !".!?".includes(token.text)) return false;
  if (next.kind !== "break" && next.isJoined) return false;
  if (isFigure(next)) return token.text !== ".";
  return !(token.text === "." && before?.kind === "word" && abbreviations.has(before.text));
}

/** A line that begins so belongs to no paragraph: "- ", "+ ", "# ", "| ", "2. ", "2) ". Not told before the blank has come. */
function beginsBlock(tokens: readonly Token[], index: number): boolean {
  const { kind, text } = tokens[index] as Token;
  if (text === "|" || text === "#") return true;
  const isNumbered = kind === "number" && /^\d{1,9}$/.test(text);
  if (!isNumbered && text !== "-" && text !== "+") return false;
  const sign = isNumbered ? tokens[index + 1] : undefined;
  if (isNumbered && !(sign?.isJoined && (sign.text === "." || sign.text === ")"))) return false;
  const after = tokens[index + (isNumbered ? 2 : 1)];
  return after !== undefined && (!after.isJoined || after.kind === "break");
}

/** The line before this break is a heading. */
function isHeading(tokens: readonly Token[], index: number): boolean {
  let first = index;
  while (first > 0 && index - first < longest && tokens[first - 1]?.kind !== "break") first--;
  return tokens[first]?.text === "#";
}

/** A number in digits: one in words shows only when its last letter has come. */
const isFigure = ({ text }: Token) => /^\d/.test(text);
