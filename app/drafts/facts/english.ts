/** Words of English sentences that are none of French ones. */
const english = new Set(
  "we you your our the and with for from that this they their are is will can to of in by not enough already who get help".split(
    " ",
  ),
);
const french = new Set(
  "nous vous votre vos notre nos le la les un une des du de et avec pour dans sur qui que est sont ce on je à au aux sans par plus chez en".split(
    " ",
  ),
);

/** True for a text that is written in English, which no French mail can repeat. Only its first 600 characters count. */
export function isEnglish(text: string): boolean {
  const words =
    text
      .slice(0, 600)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const count = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
  const isShort = words.length < 6 && count(french) === 0;
  return count(english) >= 2 && (isShort || count(english) > 2 * count(french));
}
