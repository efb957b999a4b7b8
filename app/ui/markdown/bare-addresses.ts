import type { Code, Construct, Extension, State, TokenizeContext } from "micromark-util-types";
import type { Inline } from "./markdown-block.ts";
import type { AddressRule } from "./plain-links.ts";

/** Splits text into plain text and links to the addresses of pages and mailboxes that are written out in it. */
export function withLinks(text: string, rule: AddressRule): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const { start, label, target } of addressesIn(text)) {
    const href = rule(label, target);
    if (!href) continue;
    if (start > end) parts.push({ kind: "text", text: text.slice(end, start) });
    parts.push({ kind: "link", href, content: [{ kind: "text", text: label }] });
    end = start + label.length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

/** An address that is written out: where it begins, what is shown, and where it leads. */
export type Address = { start: number; label: string; target: string };

/** The addresses of pages and mailboxes that are written out in a text, in order. */
export function addressesIn(text: string): Address[] {
  return [...text.matchAll(/[^\s<>"]+/g)].flatMap(({ index, 0: word }) => {
    const found = pageIn(word) ?? mailboxIn(word);
    return found ? [{ ...found, start: index + found.start }] : [];
  });
}

/** Not after `](`: there it belongs to a link that is not complete yet. */
function pageIn(word: string): Address | null {
  const start = word.search(/https?:\/\//i);
  if (start < 0 || /[a-z\d]$|\]\($/i.test(word.slice(0, start))) return null;
  const label = withoutPunctuation(word.slice(start));
  return { start, label, target: label };
}

function mailboxIn(word: string): Address | null {
  if (!word.includes("@")) return null;
  const start = word.search(/[\w+]/);
  const label = withoutPunctuation(word.slice(Math.max(start, 0)));
  if (!/^(?:mailto:)?[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/i.test(label)) return null;
  return { start, label, target: /^mailto:/i.test(label) ? label : `mailto:${label}` };
}

const closing = "'.,;:!?]}»…’”*_~`|";

/** Removes what belongs to the sentence: closing punctuation, and a parenthesis that was not opened in the address. */
function withoutPunctuation(text: string): string {
  let surplus = [...text].reduce((sum, char) => sum + (char === ")" ? 1 : char === "(" ? -1 : 0), 0);
  let end = text.length;
  for (; end > 0; end--) {
    const char = text.charAt(end - 1);
    if (char === ")" && surplus > 0) surplus--;
    else if (!closing.includes(char)) break;
  }
  return text.slice(0, end);
}

/** Keeps `*`, `_` and `~` inside an address from being read as emphasis. Those at its end still close it. */
export function addressesAsWritten(): Extension {
  const construct: Construct = { tokenize, previous: isBoundary };
  return { text: { 72: construct, 104: construct } };
}

function isBoundary(code: Code): boolean {
  return code === null || code < 0 || !/[a-z\d]/i.test(String.fromCharCode(code));
}

const isEnd = (code: Code) => code === null || code < 33 || '<>"[]`'.includes(String.fromCharCode(code));
const mayClose = (code: Code) =>
  code !== null && code > 0 && `${closing}()`.includes(String.fromCharCode(code));

/** The punctuation at the end of an address. */
const tail: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const inside: State = (code) => {
      if (!mayClose(code)) return (isEnd(code) ? ok : nok)(code);
      effects.consume(code);
      return inside;
    };
    return (code) => {
      effects.enter("data");
      return inside(code);
    };
  },
};

function tokenize(this: TokenizeContext, ...[effects, ok, nok]: Parameters<Construct["tokenize"]>): State {
  let scheme = "";
  const start: State = (code) => {
    effects.enter("data");
    return inScheme(code);
  };
  const inScheme: State = (code) => {
    scheme += code === null || code < 0 ? " " : String.fromCharCode(code).toLowerCase();
    if (!"https://".startsWith(scheme) && !"http://".startsWith(scheme)) return nok(code);
    effects.consume(code);
    return scheme.endsWith("//") ? inside : inScheme;
  };
  const end: State = (code) => {
    effects.exit("data");
    return ok(code);
  };
  const inside: State = (code) => {
    if (isEnd(code)) return end(code);
    if (mayClose(code)) return effects.check(tail, end, inPunctuation)(code);
    effects.consume(code);
    return inside;
  };
  // Passed as a whole, so that each character is looked at twice at most.
  const inPunctuation: State = (code) => {
    if (!mayClose(code)) return inside(code);
    effects.consume(code);
    return inPunctuation;
  };
  return start;
}
