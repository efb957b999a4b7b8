// How the oracles read a text. They have a reader of their own: what judges the product does not ask its readers.

/** A text in lower case and without accents, emphasis of Markdown, and kinds of spaces, apostrophes and dashes. */
export function plainText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[‐-–]/g, "-")
    .replace(/[*_~`\\]/g, "")
    .replace(/[\s\u00ad]+/g, " ")
    .replace(/ (?=[€%])/g, "")
    .trim();
}

/** Whether a text says these words, compared as `plainText`. */
export function saysWords(text: string, words: string): boolean {
  const wanted = plainText(words);
  // Markup has no words: letter by letter then.
  return wanted === "" ? text.includes(words) : plainText(text).includes(wanted);
}

/** What an answer says: without what is struck through, the reason in brackets after it, and notes on what was left out. */
export function unmarked(answer: string): string {
  return answer
    .replace(/~~[^~]*~~[*_]*(?: \([^()\n]*\))?/g, " ")
    .replace(/\*\(passage retiré[^()\n]*\)\*/g, " ");
}

/** All texts in a value, whatever its shape. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
