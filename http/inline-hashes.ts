import { createHash } from "node:crypto";

/**
 * The Content-Security-Policy sources of a page's own inline scripts and styles: the hash of each, once. Our pages
 * come from React, which escapes `<` in text and attributes, so what looks like an element is one.
 */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  return {
    scripts: sources(html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)),
    styles: sources(html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)),
  };
}

function sources(elements: Iterable<RegExpExecArray>): string[] {
  const all = Array.from(
    elements,
    ([, content = ""]) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`,
  );
  return [...new Set(all)];
}
