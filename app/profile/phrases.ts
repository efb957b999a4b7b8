/** Words that say nothing about which value is meant. */
const fillers = new Set(
  "le la les l un une des du de d au aux ce c est sont plutot surtout uniquement seulement exclusivement principalement essentiellement ton style je j veux voudrais souhaite aimerais nous on notre votre mon ma nos mes vise visons cible ciblons vers pour avec chez the a an s il te vous plait svp merci".split(
    " ",
  ),
);

/** How much of a text, in UTF-16 code units, is compared with the names of values: far more than any of them has. */
export const longestPhrase = 300;

/**
 * The first `longestPhrase` of a text in lower case, without accents or anything in brackets; what is neither letter nor
 * digit becomes a space.
 */
export function plain(text: string): string {
  return (
    text
      .slice(0, longestPhrase)
      // Takes quadratic time on accents in the wrong order.
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/œ/g, "oe")
      .replace(/\([^()]*\)/g, " ")
      .replace(/(?<=\p{L})\.(?=\p{L})/gu, "")
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
  );
}

/** What `text` says once case, accents, punctuation, articles, number and gender are away; may be empty. */
export function phraseOf(text: string): string {
  return plain(text)
    .split(" ")
    .filter((word) => !fillers.has(word))
    .map(stem)
    .join(" ");
}

/** Number and gender away: chaleureux and chaleureuses, formel and formelle become the same. */
function stem(word: string): string {
  const singular = word.endsWith("s") ? word.slice(0, -1) : word;
  if (singular.length <= 4) return singular;
  return withoutTrailing(singular, "sxe")
    .replace(/au$/, "al")
    .replace(/(.)\1$/, "$1");
}

/** A loop, since `/[sxe]+$/` takes quadratic time on "sss…a". */
function withoutTrailing(word: string, letters: string): string {
  let end = word.length;
  while (end > 0 && letters.includes(word.charAt(end - 1))) end--;
  return word.slice(0, end);
}
