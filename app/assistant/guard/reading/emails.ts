import type { Reading } from "./reading.ts";
import type { Token } from "./tokens.ts";

/**
 * An e-mail address, also spelled as "jean [at] exemple . fr". `start` is that of the sign "@" or its word, since what
 * precedes it is an ordinary word until then; `isOpen` while a growing text may complete or continue it.
 */
export type FoundEmail = { address: string; start: number; end: number; isOpen: boolean };

export const atWords = new Set(["@", "at", "arobase", "arobas", "arrobase"]);
const dotWords = new Set([".", "dot", "point"]);
export const brackets = new Set(["(", "[", "{", ")", "]", "}"]);
const localSymbols = new Set([".", "_", "-", "+", "%", "'"]);

/** Bounds of what is read after each sign, so that reading all of them takes linear time. */
const mostLabels = 8;
const mostParts = 40;

/** The e-mail addresses of a reading, in order, and the places that may become one. Linear. */
export function emailsIn({ tokens, isWhole }: Reading): FoundEmail[] {
  const found: FoundEmail[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token;
    if (!atWords.has(token.text)) continue;
    const isBracketed = token.isJoined && brackets.has(tokens[index - 1]?.text ?? "");
    const first = isBracketed ? index - 1 : index;
    const domain = domainAfter(tokens, index + 1, token.text === "@" || isBracketed);
    const start = (tokens[first] as Token).start;
    if (domain.reachesEnd && !isWhole) found.push({ address: "", start, end: domain.end, isOpen: true });
    else if (domain.labels.length > 1 && (token.text !== "at" || isBracketed || domain.isSpelled)) {
      const local = localBefore(tokens, first);
      if (local)
        found.push({ address: `${local}@${domain.labels.join(".")}`, start, end: domain.end, isOpen: false });
    }
  }
  return found;
}

type Domain = { labels: string[]; end: number; reachesEnd: boolean; isSpelled: boolean };

/** Labels joined by dots, with blanks and brackets around the dots only where the address is disguised. */
function domainAfter(tokens: readonly Token[], from: number, mayBeBare: boolean): Domain {
  const labels: string[] = [];
  let end = tokens[from - 1]?.end ?? 0;
  let isSpelled = false;
  let at = from;
  while (at < tokens.length && labels.length < mostLabels) {
    at = afterBrackets(tokens, at);
    let label = "";
    let last = at;
    for (; last < tokens.length && last - at < mostParts; last++) {
      const { kind, text, isJoined } = tokens[last] as Token;
      const isPart = kind === "word" || kind === "number" || text === "-" || text === "_";
      // "a c m e" is spelled letter by letter.
      const isSpelledOut = text.length === 1 && (tokens[last - 1]?.text.length ?? 0) === 1;
      if (!isPart || (label !== "" && !isJoined && !isSpelledOut)) break;
      label += text;
    }
    if (label === "" && at < tokens.length) break;
    if (label !== "") {
      labels.push(label);
      end = (tokens[last - 1] as Token).end;
    }
    if (last >= tokens.length) return { labels, end, reachesEnd: true, isSpelled };
    at = afterBrackets(tokens, last);
    const dot = tokens[at];
    const isLast = at >= tokens.length - 1;
    if (!dot || (isLast && mayBecomeDot(dot.text))) return { labels, end, reachesEnd: true, isSpelled };
    if (!dotWords.has(dot.text)) break;
    const next = tokens[at + 1];
    if (!next) return { labels, end, reachesEnd: true, isSpelled };
    // A dot that ends the sentence: the next word stands apart and the dot does not.
    if (dot.text === "." && dot.isJoined && !next.isJoined) break;
    if (dot.text === "." && !dot.isJoined && !mayBeBare) break;
    if (dot.text !== ".") isSpelled = true;
    at++;
  }
  return { labels, end, reachesEnd: at >= tokens.length, isSpelled };
}

const mayBecomeDot = (text: string) => "dot".startsWith(text) || "point".startsWith(text);

function afterBrackets(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at - from < 3 && brackets.has(tokens[at]?.text ?? "")) at++;
  return at;
}

/** What stands before the sign, up to a blank; "jean . dupont @" gives the last part. */
function localBefore(tokens: readonly Token[], first: number): string {
  let local = "";
  for (let at = first - 1; at >= 0 && first - at < 40; at--) {
    const { kind, text, isJoined } = tokens[at] as Token;
    if (kind !== "word" && kind !== "number" && !localSymbols.has(text)) break;
    local = text + local;
    if (!isJoined) break;
  }
  return local;
}
