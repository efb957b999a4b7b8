/** Characters of a text of others that a reason shows. */
const most = 60;

/**
 * A text of others as a reason shows it: letters, digits and a few marks on one line, at most 60 of them; never the
 * beginning of a formula or of markup; a longer one ends after a word. "" when nothing remains.
 */
export function shown(text: string): string {
  const clean = text
    .slice(0, 10 * most)
    .toWellFormed()
    .replace(/[^\p{L}\p{M}\p{Nd}’'().,&/-]/gu, " ")
    .replaceAll("'", "’")
    .split(" ")
    .filter((word) => word !== "")
    .join(" ");
  const begin = clean.search(/[\p{L}\p{Nd}]/u);
  const characters = begin < 0 ? [] : [...clean.slice(begin)];
  if (characters.length <= most) return characters.join("");
  const cut = characters.slice(0, most - 1).join("");
  const lastWord = cut.lastIndexOf(" ");
  return `${lastWord < most / 2 ? cut : cut.slice(0, lastWord).replace(/[,&/-]$/, "")}…`;
}
