import { createHash } from "node:crypto";

/**
 * The Content-Security-Policy sources of a page's inline scripts and styles: one hash for each distinct content. React
 * escapes `<` and `>` in text and attributes, so whatever looks like an element in our pages is one.
 */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  return {
    scripts: hashes(contents(html, /<script\b([^<>]*)>/g, "</script>")),
    styles: hashes(contents(html, /<style\b([^<>]*)>/g, "</style>")),
  };
}

/** The content of each element, in one pass over the page; without those that have a `src`, or contain data. */
function contents(html: string, opening: RegExp, closing: string): string[] {
  const found: string[] = [];
  for (let tag = opening.exec(html); tag; tag = opening.exec(html)) {
    const end = html.indexOf(closing, opening.lastIndex);
    if (end < 0) break;
    if (!/\s(?:src=|type="application\/ld\+json")/.test(tag[1] ?? ""))
      found.push(html.slice(opening.lastIndex, end));
    opening.lastIndex = end;
  }
  return found;
}

function hashes(contents: string[]): string[] {
  const all = contents.map((content) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`);
  return [...new Set(all)];
}
