/** Characters into which one is decomposed at most. Longer ones are words: U+FDFA has eighteen letters. */
export const mostDecomposed = 4;

const known = new Map<string, string>();
const mostKnown = 5_000;

/**
 * A text in Unicode's compatibility form NFKD, without marks: "é" is e, "ﬁ" is fi. Character by character, because
 * ordering the marks of a whole text takes quadratic time, and in at most `mostDecomposed` times its length.
 */
export function decomposed(text: string): string {
  if (isAscii.test(text)) return text;
  let result = "";
  for (const character of text) result += character < "\x80" ? character : decomposition(character);
  return result;
}

const isAscii = /^[ -~\s]*$/;

function decomposition(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const letters = character.normalize("NFKD").replace(/\p{M}/gu, "");
  const result = Array.from(letters).slice(0, mostDecomposed).join("");
  known.set(character, result);
  return result;
}
