import type { Construct, Extension, TokenizeContext } from "micromark-util-types";

// The parser takes quadratic time on some texts: deep nesting, and delimiters without a partner. These limits bound it,
// and the recursion of what draws its result. docs/decisions/0019-markdown.md.

/** Markdown is read up to this many UTF-16 code units and lines. */
const longest = 32_000;
const mostLines = 1_000;
/** A list or quote begins in the first columns of its line. Each takes one at least, so this limits their nesting. */
const lastColumn = 40;
/** Beginnings of lists, items and quotes that are tried; an item within an item takes two. */
const mostBeginnings = 1_500;
/** Characters of a paragraph, heading or cell that may be markup; those after them are text. */
const mostDelimiters = 500;

/** Splits a text where Markdown is read no further, at the end of a line if possible. */
export function withinLimits(text: string): { markdown: string; rest: string } {
  let end = 0;
  for (let lines = 0; lines < mostLines; lines++) {
    const next = text.indexOf("\n", end) + 1;
    if (next > longest || (next === 0 && text.length > longest)) return splitAt(text, end || longest);
    if (next === 0) return { markdown: text, rest: "" };
    end = next;
  }
  return splitAt(text, end);
}

/** Splits a text, never within a character. */
function splitAt(text: string, index: number) {
  const end = /[\ud800-\udbff]/.test(text.charAt(index - 1)) ? index - 1 : index;
  return { markdown: text.slice(0, end), rest: text.slice(end) };
}

/** Thrown at the first line that is nested too deep, or has one list too many; `line` counts from 1. */
export class LimitExceeded extends Error {
  readonly line: number;
  constructor(line: number) {
    super(`The nesting of line ${line} exceeds the limits.`);
    this.line = line;
  }
}

const uses = new WeakMap<TokenizeContext, number>();

/** Counts the attempts in a document, or in one of its paragraphs, headings and cells. */
function countUse(context: TokenizeContext): number {
  const count = (uses.get(context) ?? 0) + 1;
  uses.set(context, count);
  return count;
}

const beginning: Construct = {
  tokenize(_effects, _ok, nok) {
    const { line, column } = this.now();
    if (column > lastColumn || countUse(this) > mostBeginnings) throw new LimitExceeded(line);
    return nok;
  },
};

const delimiter: Construct = {
  // The parser's own constructs also begin a run of these characters only at the first one.
  previous: (code) => code !== codes.backtick && code !== codes.tilde,
  tokenize(effects, ok, nok) {
    if (countUse(this) <= mostDelimiters) return nok;
    return (code) => {
      effects.enter("data");
      effects.consume(code);
      effects.exit("data");
      return ok;
    };
  },
};

const codes = { backtick: 96, tilde: 126 };

const forEach = (characters: string, construct: Construct) =>
  Object.fromEntries([...characters].map((character) => [character.charCodeAt(0), construct]));

/** The limits of nesting and of delimiters. It must be the last extension, because the last one is asked first. */
export function readingLimits(): Extension {
  return { document: forEach("*+->0123456789", beginning), text: forEach("!&*<[\\]_`~", delimiter) };
}
