import { articles, isNumberWord, valueOfWords } from "./number-words.ts";

/**
 * A word, a number, a line break or another character of a `PlainView`; places are those of the view. Words are letters
 * alone. A number in words is one token, and so is one with separators ("1 910,00").
 */
export type Token = {
  kind: "word" | "number" | "break" | "symbol";
  text: string;
  /** Of a number. */
  value: number;
  start: number;
  end: number;
  /** Follows the one before without a space. */
  isJoined: boolean;
};

const isLetter = /\p{L}/u;
const digit = (char: string) => char >= "0" && char <= "9" && char.length === 1;

/** The tokens of a view, in order. */
export function tokensOf(chars: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < chars.length) {
    const char = chars.charAt(at);
    if (char === " ") {
      at++;
      continue;
    }
    const start = at;
    let kind: Token["kind"] = "symbol";
    let value = 0;
    if (char === "\n") {
      kind = "break";
      at++;
    } else if (digit(char)) {
      kind = "number";
      const read = numberAt(chars, at);
      at = read.end;
      value = read.value;
    } else if (isLetter.test(char)) {
      kind = "word";
      while (at < chars.length && isLetter.test(chars.charAt(at))) at++;
      // "B2B", "n8n"
      if (
        at - start === 1 &&
        digit(chars.charAt(at)) &&
        isLetter.test(chars.charAt(at + 1)) &&
        !isLetter.test(chars.charAt(at + 2))
      )
        at += 2;
    } else at++;
    const isJoined = start > 0 && chars.charAt(start - 1) !== " ";
    tokens.push({ kind, text: chars.slice(start, at), value, start, end: at, isJoined });
  }
  return withWordNumbers(tokens);
}

/** A number with separators of thousands and a decimal part: 1910, 1 910, 1.910, 1,910.00, 99,5. */
function numberAt(chars: string, start: number): { value: number; end: number } {
  const digitsFrom = (from: number) => {
    let end = from;
    while (end < chars.length && digit(chars.charAt(end))) end++;
    return end;
  };
  let end = digitsFrom(start);
  let whole = chars.slice(start, end);
  // "0,995" has no thousands.
  const isGrouped = end - start <= 3 && whole !== "0";
  while (isGrouped && " .,'".includes(chars.charAt(end)) && end < chars.length) {
    const next = digitsFrom(end + 1);
    if (next - end !== 4) break;
    whole += chars.slice(end + 1, next);
    end = next;
  }
  if (".,".includes(chars.charAt(end)) && end < chars.length) {
    const next = digitsFrom(end + 1);
    const decimals = next - end - 1;
    if (decimals === 1 || decimals === 2 || (whole === "0" && decimals > 0))
      return { value: Number(`${whole}.${chars.slice(end + 1, next)}`), end: next };
  }
  return { value: Number(whole), end };
}

/** Joins the words of a number: "quatre-vingt-dix-neuf", "vingt et un". */
function withWordNumbers(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token;
    if (token.kind !== "word" || !isNumberWord(token.text)) {
      joined.push(token);
      continue;
    }
    const words = [token.text];
    let last = index;
    for (
      let next = index + 1;
      !articles.has(token.text) && next < tokens.length && words.length < 24;
      next++
    ) {
      const { kind, text } = tokens[next] as Token;
      if (kind === "word" && isNumberWord(text)) {
        words.push(text);
        last = next;
      } else if (!(text === "-" || text === "et" || text === "and") || next - last > 1) break;
    }
    const end = (tokens[last] as Token).end;
    joined.push({ ...token, kind: "number", text: words.join(" "), value: valueOfWords(words), end });
    index = last;
  }
  return joined;
}
