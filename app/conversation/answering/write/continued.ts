/** Words of the end of what was shown that a continuation may repeat. */
const mostRepeated = 400;

/**
 * What was shown of an answer, to the letter, with the text that continues it. A model may repeat the beginning, or the sentence that it
 * was stopped in: what both have stands once. Until it is clear that a growing text repeats nothing, what was shown stands
 * alone; `isWhole` when no more comes. Linear in the texts.
 */
export function continued(shown: string, text: string, isWhole: boolean): string {
  if (shown === "") return text;
  const next = text.trimStart();
  if (next === "") return shown;
  const begun = shown.trim();
  if (next.startsWith(begun)) return repeated(shown, next.slice(begun.length));
  if (!isWhole && begun.startsWith(next)) return shown;
  for (const start of beginningsIn(shown)) {
    const end = shown.slice(start).trim();
    if (next.startsWith(end)) return repeated(shown, next.slice(end.length));
    if (!isWhole && end.startsWith(next)) return shown;
  }
  return joined(shown, text);
}

/** The places of the last line, of the last sentence, and of the words in it, from which a text may begin anew. */
function beginningsIn(shown: string): number[] {
  const from = Math.max(0, shown.length - mostRepeated);
  const end = shown.slice(from);
  const line = shown.lastIndexOf("\n") + 1;
  const places = [...end.matchAll(/(?<=[.!?:;\n]\s{0,2})\p{Lu}/gu)].map(({ index }) => from + index);
  // The number or sign of an item, and the first cell of a row, are no sentences.
  const lines = line >= from && shown.slice(line).trim() !== "" ? [line] : [];
  return [...lines, ...places.slice(-3)];
}

/** What follows a repetition follows to the letter, in the middle of a word too. */
const repeated = (shown: string, rest: string) => shown + (/\s$/.test(shown) ? rest.trimStart() : rest);

/** A sentence that was begun and not taken up is left open, with a mark, and the next one stands below. */
function joined(shown: string, rest: string): string {
  if (rest.trim() === "") return shown + rest;
  const begun = shown.trimEnd();
  const line = begun.slice(begun.lastIndexOf("\n") + 1).trim();
  const isOver =
    begun === "" ||
    ".!?…:;»)]*_`".includes(begun.slice(-1)) ||
    shown.slice(begun.length).includes("\n") ||
    /^(?:[-*>+•]|\d{1,2}[.)])$/.test(line.slice(0, 5));
  const isAnew = /^\s*(?:\p{Lu}|[-*#>|])/u.test(rest.slice(0, 20));
  if (!isOver && isAnew) return `${shown}…\n\n${rest.trimStart()}`;
  if (/\s$/.test(shown)) return shown + rest.trimStart();
  return /^[\s.,;:!?…)\]»]/.test(rest) || /[’'(«-]$/.test(shown.slice(-1))
    ? shown + rest
    : `${shown} ${rest}`;
}
