import { autolink, codeText, htmlText, labelEnd } from "micromark-core-commonmark";
import type { Code, Construct, Extension, State } from "micromark-util-types";

// The parser takes quadratic time on some texts: deep nesting, delimiters without a partner, and beginnings of code, HTML
// and links without an end. These limits bound it, and the recursion of what draws its result.
// docs/decisions/0019-markdown.md.

/** Markdown is read up to this many UTF-16 code units and lines. */
const longest = 20_000;
const mostLines = 600;
/** A list or quote begins in the first columns of its line. Each takes one at least, so this limits their nesting. */
const lastColumn = 40;
/** Beginnings of lists, items and quotes that are tried; an item within an item takes two. */
const mostBeginnings = 1_000;
/** Signs of a paragraph, heading or cell that may be markup, each sign of a run for itself; those after them are text. */
const mostSigns = 500;
/**
 * Steps of a document: one for each character among which the end of code, HTML or a link is looked for, and for each
 * sign as many as its paragraph has up to it, because each may be compared with those before it. Signs after them are text.
 */
const mostSteps = 150_000;

/** Elements that draw a document; the block that exceeds them and what follows it are text. */
export const mostElements = 2_000;

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

/** What was counted in a document, or in one of its paragraphs, headings and cells. */
class Counter {
  readonly #counts = new WeakMap<object, number>();

  /** The count of `place` with `amount` more. */
  add(place: object, amount = 1): number {
    const count = (this.#counts.get(place) ?? 0) + amount;
    this.#counts.set(place, count);
    return count;
  }
}

const beginnings = new Counter();
const signs = new Counter();
const steps = new Counter();

const beginning: Construct = {
  tokenize(_effects, _ok, nok) {
    const { line, column } = this.now();
    if (column > lastColumn || beginnings.add(this) > mostBeginnings) throw new LimitExceeded(line);
    return nok;
  },
};

const codes = { backtick: 96, tilde: 126 };

/** Of these signs a run is read at once. */
const inRuns = /^[*_~`]$/;

const sign: Construct = {
  // The parser's own constructs also begin a run of these characters only at the first one.
  previous: (code) => code !== codes.backtick && code !== codes.tilde,
  tokenize(effects, ok, nok) {
    let isText = false;
    const end: State = (code) => {
      effects.exit("data");
      return (isText ? ok : nok)(code);
    };
    const consume = (code: Code): State => {
      const count = signs.add(this);
      isText = count > mostSigns || steps.add(this.parser, count) > mostSteps;
      effects.consume(code);
      if (!inRuns.test(String.fromCharCode(code ?? 0))) return end;
      return (next) => (next === code ? consume(next) : end(next));
    };
    return (code) => {
      effects.enter("data");
      return consume(code);
    };
  },
};

/** The construct while the document has steps left, under a name of its own because the original is disabled. */
function withinSteps(construct: Construct): Construct {
  const name = `${construct.name}WithinSteps`;
  return {
    ...construct,
    name,
    tokenize(effects, ok, nok) {
      let isOver = false;
      const leaving =
        (leave: State): State =>
        (code) => {
          isOver = true;
          return leave(code);
        };
      const counted =
        (state: State): State =>
        (code) => {
          if (steps.add(this.parser) > mostSteps) return leaving(nok)(code);
          const next = state(code);
          return next && !isOver ? counted(next) : next;
        };
      return counted(construct.tokenize.call(this, effects, leaving(ok), leaving(nok)));
    },
  };
}

/** What looks for an end; the construct with a name is switched off where the one with steps takes its place. */
const lookingAhead = { "`": [codeText], "<": [autolink, htmlText], "]": [labelEnd] };

const forEach = (characters: string, construct: Construct) =>
  Object.fromEntries([...characters].map((character) => [character.charCodeAt(0), construct]));

/** The limits of nesting, of signs and of steps. It must be the last extension, because the last one is asked first. */
export function readingLimits(): Extension {
  const text: Record<number, Construct | Construct[]> = forEach("!&*[\\_~", sign);
  for (const [character, constructs] of Object.entries(lookingAhead))
    text[character.charCodeAt(0)] = [sign, ...constructs.map(withinSteps)];
  const names = Object.values(lookingAhead).flatMap((constructs) => constructs.map(({ name = "" }) => name));
  return { document: forEach("*+->0123456789", beginning), text, disable: { null: names } };
}
