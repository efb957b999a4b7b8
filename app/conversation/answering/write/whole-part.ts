/** Ends of sentences and lines, with the space that follows. */
const ends = ["\n", ". ", "! ", "? ", "… "];

/**
 * A text that stopped anywhere, up to its last whole sentence or line with the space behind it, so that what follows begins
 * with one: no word, number or link is judged in two halves. Where that would take more than half away, up to its last word.
 */
export function wholePart(text: string): string {
  const end = Math.max(
    ...ends.map((each) => (text.includes(each) ? text.lastIndexOf(each) + each.length : 0)),
  );
  if (end >= text.length / 2) return text.slice(0, end);
  return text.slice(0, text.lastIndexOf(" ") + 1);
}
