/** The end of a line, or of a sentence with what closes it ("»", "**") and a blank. */
const end = /\n|[.!?…](?:[\u00A0\u202F]»)?[»”"’')\]*_]{0,4} /g;

/** What a full stop belongs to instead of a sentence: the number of an item ("3.", "**b."), an initial or a short form. */
const isNoEnd =
  /(?:^[\s>*_#-]{0,12}(?:\d{1,3}|\p{L})|(?<![\p{L}\p{N}])(?:\p{L}|mm|mgr|dr|pr|st|ste|av|bd|art|etc|ex|cf|env|max|min|tel|réf|vol|resp|nb))\.$/iu;

/** A place in a text in which nothing may end. */
type Place = { start: number; end: number };

/**
 * A text that stopped anywhere, up to its last whole sentence or line with the space behind it, so that what follows begins
 * with one: no word, number, item or link is judged in two halves, and none of `unbroken` is divided. Where that would take
 * more than half away, up to its last word.
 */
export function wholePart(text: string, unbroken: readonly Place[] = []): string {
  const notWithin = (length: number) =>
    unbroken.find(({ start, end }) => start < length && length < end)?.end ?? length;
  const last = [...text.matchAll(end)].findLast(
    ({ 0: sign, index }) => !sign.startsWith(".") || !isNoEnd.test(lineBefore(text, index + 1)),
  );
  const length = last ? notWithin(last.index + last[0].length) : 0;
  return text.slice(0, length >= text.length / 2 ? length : notWithin(text.lastIndexOf(" ") + 1));
}

/** The line up to this place, of which only the end matters once it is long. */
function lineBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 40), at);
  return before.slice(before.lastIndexOf("\n") + 1);
}
