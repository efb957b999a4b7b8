import { createHash } from "node:crypto";

/**
 * The Content-Security-Policy sources of a page's own inline scripts and styles: the hash of each, once. Our pages
 * come from React, which escapes `<` and `>` in text and attributes, so what looks like an element is one.
 */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  return {
    scripts: hashes(contents(html, /<script\b([^<>]*)>/g, "</script>")),
    styles: hashes(contents(html, /<style\b([^<>]*)>/g, "</style>")),
  };
}

/** What stands between these tags, in one pass over the page; elements with a `src` have their content elsewhere. */
function contents(html: string, opening: RegExp, closing: string): string[] {
  const found: string[] = [];
  for (let tag = opening.exec(html); tag; tag = opening.exec(html)) {
    const end = html.indexOf(closing, opening.lastIndex);
    if (end < 0) break;
    if (!/\ssrc=/.test(tag[1] ?? "")) found.push(html.slice(opening.lastIndex, end));
    opening.lastIndex = end;
  }
  return found;
}

function hashes(contents: string[]): string[] {
  const all = contents.map((content) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`);
  return [...new Set(all)];
}
