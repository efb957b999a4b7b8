/** Letters of the shortest name that is told from an abbreviation. */
const fewestLetters = 3;

/** The words of a text with a capital that does not begin their sentence: names, as far as spelling tells. */
export function namesIn(text: string): string[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}-]+/gu)).flatMap(({ 0: word, index }) => {
    const before = text.charAt(index - (text.charAt(index - 1) === " " ? 2 : 1));
    const isInside = /[\p{L}\p{N},’'«(]/u.test(before);
    return isInside && word.length >= fewestLetters && /^\p{Lu}/u.test(word) ? [word] : [];
  });
}
