/** A link or an image in brackets: `[label](target)`; `label` is its text without the brackets. */
export type LinkPlace = { start: number; end: number; label: string };

/** The furthest that a label or a target reaches. */
const longest = 2_000;

/** The link around the place from `start` to `end`, if it lies in the target of one. */
export function linkAround(text: string, start: number, end: number): LinkPlace | null {
  const from = Math.max(0, start - longest);
  const inside = text.slice(from, start).lastIndexOf("](");
  const open = from + inside;
  if (inside < 0 || /[\n()]/.test(text.slice(open + 2, start))) return null;
  let first = open - 1;
  let depth = 1;
  for (; first >= 0 && open - first < longest; first--) {
    const char = text.charAt(first);
    if (char === "]") depth++;
    if (char === "[" && --depth === 0) break;
  }
  if (depth > 0) return null;
  const rest = text.slice(end, end + longest).search(/[)\n]/);
  const to = end + rest;
  const isImage = text.charAt(first - 1) === "!";
  return {
    start: isImage ? first - 1 : first,
    end: rest >= 0 && text.charAt(to) === ")" ? to + 1 : end,
    label: text.slice(first + 1, open),
  };
}
