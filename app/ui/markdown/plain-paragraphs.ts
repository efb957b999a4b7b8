/** Letters, digits, and signs that mean nothing in Markdown and begin no address; one line feed is a space there. */
const plainCharacters = /^[\p{L}\p{M}\p{N} \u00a0\u202f\n.,;:!?'’"«»“”()…–—%€°-]*$/u;

/** A line that Markdown reads as an item, code or a break, or may, once more of it has arrived; or that has blanks at its ends. */
const isMarked = /^(?:[\s:-]|\d{1,9}(?:[.)]|$))|\s$/;

/**
 * The paragraphs of a text that Markdown reads as nothing else, as `readMarkdown` would; `null` for any other. It lets most
 * messages be drawn without a reader of Markdown. Linear in the length.
 */
export function plainParagraphs(text: string): string[] | null {
  if (!plainCharacters.test(text) || /www\.|http/i.test(text)) return null;
  const written = text.trimEnd();
  // Markdown keeps those.
  if (/[\u00a0\u202f]/.test(text.slice(written.length))) return null;
  const paragraphs = written.split(/\n{2,}/);
  const isPlain = (line: string) => line !== "" && !isMarked.test(line);
  return paragraphs.every((paragraph) => paragraph.split("\n").every(isPlain)) ? paragraphs : null;
}
