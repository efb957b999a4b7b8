/** Words that say nothing about which value is meant. */
const fillers = new Set(
  "le la les l un une des du de d au aux ce c est sont plutot surtout uniquement seulement exclusivement principalement essentiellement ton style je j veux voudrais souhaite aimerais nous on notre votre mon ma nos mes vise visons cible ciblons vers pour avec chez the a an s il te vous plait svp merci".split(
    " ",
  ),
);

/** Lower case, without accents or anything in brackets; what is neither letter nor digit becomes a space. */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/\([^)]*\)/g, " ")
    .replace(/(?<=\p{L})\.(?=\p{L})/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
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
  const singular = word.replace(/s$/, "");
  if (singular.length <= 4) return singular;
  return singular
    .replace(/[sxe]+$/, "")
    .replace(/au$/, "al")
    .replace(/(.)\1$/, "$1");
}
