import type { Nodes, Text } from "mdast";
import { decodeString } from "micromark-util-decode-string";
import { addressesIn } from "./bare-addresses.ts";
import { treeOf } from "./read-markdown.ts";

/**
 * A place of a text from which Markdown leads somewhere: a link or an image in brackets, an address between `<` and `>`,
 * one that is written out, the definition of a link. `target` is where it leads, whether or not a reader makes a link of
 * it; `label` is that of brackets, as it is written. `start` and `end` are those of the whole, and the target is behind
 * `from`; in UTF-16 code units.
 */
export type MarkdownLink = {
  kind: "brackets" | "autolink" | "address" | "definition";
  target: string;
  label: string;
  start: number;
  from: number;
  end: number;
};

/**
 * The links of a text as `readMarkdown` reads it, and those that it refuses: every address that it returns as that of a
 * link is the target of one of these. In the order of the tree.
 */
export function linksIn(text: string): MarkdownLink[] {
  const { root, source } = treeOf(text);
  const found: MarkdownLink[] = [];
  collect(root, source, found);
  const placeOf = placesIn(text);
  return found.map((link) => ({
    ...link,
    start: placeOf(link.start),
    from: placeOf(link.from),
    end: placeOf(link.end),
  }));
}

function collect(node: Nodes, source: string, found: MarkdownLink[]): void {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? source.length;
  switch (node.type) {
    case "text":
      found.push(...addressesOf(node, source));
      break;
    case "link":
      if (source.charAt(start) === "<")
        found.push({ kind: "autolink", target: node.url, label: "", start, from: start, end });
      else {
        const from = node.children.at(-1)?.position?.end.offset ?? start;
        const label = source.slice(start + 1, from);
        found.push({ kind: "brackets", target: node.url, label, start, from, end });
      }
      break;
    case "image":
      found.push({ kind: "brackets", target: node.url, label: node.alt ?? "", start, from: start, end });
      break;
    case "definition":
      found.push({ kind: "definition", target: node.url, label: "", start, from: start, end });
      break;
  }
  if ("children" in node) for (const child of node.children) collect(child, source, found);
}

/** The addresses that are written out in a text of the tree, with their places in the source. */
function addressesOf(node: Text, source: string): MarkdownLink[] {
  const first = node.position?.start.offset ?? 0;
  const last = node.position?.end.offset ?? source.length;
  const addresses = addressesIn(node.value);
  if (addresses.length === 0) return [];
  const places = placesOf(source.slice(first, last), node.value);
  return addresses.map(({ start, label, target }) => {
    const from = first + (places?.[start] ?? 0);
    const end = places ? first + (places[start + label.length] ?? last - first) : last;
    return { kind: "address", target, label: "", start: from, from, end };
  });
}

const escaped = /\\[!-/:-@[-`{-~]/y;
const reference = /&(?:#(?:\d{1,7}|[xX][\da-fA-F]{1,6})|[\da-zA-Z]{1,31});/y;

/**
 * For each code unit of `value`, and for its end, the place in the source from which it comes; `null` if that is not
 * clear, as where a backslash is sometimes itself. Between the lines of a source stand signs that are no part of it.
 */
function placesOf(source: string, value: string): number[] | null {
  const places: number[] = [];
  let at = 0;
  while (places.length < value.length) {
    const char = value.charAt(places.length);
    const sign = source.charAt(at);
    if (sign === "") return null;
    if (sign === "\\" || sign === "&") {
      const pattern = sign === "&" ? reference : escaped;
      pattern.lastIndex = at;
      const written = pattern.exec(source)?.[0] ?? "";
      const decoded = written && decodeString(written);
      const isAmbiguous =
        sign === "\\" && char === "\\" && value.charAt(places.length + 1) === written.charAt(1);
      if (written && decoded !== written && !isAmbiguous && value.startsWith(decoded, places.length)) {
        for (let unit = 0; unit < decoded.length; unit++) places.push(at);
        at += written.length;
        continue;
      }
    }
    if (sign === char || (sign === "\0" && char === "\ufffd")) places.push(at);
    // Blanks and the delimiters of quotes around a line break.
    else if (!/[\s>]/.test(sign)) return null;
    at++;
  }
  places.push(at);
  return places;
}

/** Translates places of a text with line feeds alone, and without a byte order mark, into those of the text. */
function placesIn(text: string): (place: number) => number {
  const mark = text.startsWith("\ufeff") ? 1 : 0;
  if (!text.includes("\r\n")) return (place) => place + mark;
  const pairs: number[] = [];
  for (let at = text.indexOf("\r\n"); at >= 0; at = text.indexOf("\r\n", at + 2))
    pairs.push(at - pairs.length);
  return (place) => {
    let [low, high] = [0, pairs.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return place + low + mark;
  };
}
