import { sameRoles } from "#app/content/drafts/search-copy.ts";
import { wordsOf } from "#app/french/words-of.ts";
import { midSentence } from "./french.ts";

const article = /^(?:(?:le|la|un|une|notre|votre|les|des|nos|vos|tous les|toutes les)\s|l’)/i;
const pluralArticle = /^(?:les|des|nos|vos|tous|toutes)\s/i;

/** Words of French titles that some write with a capital; other words with one are taken for names. */
const titleWords = new Set(
  "achats administratif administrative adjoint adjointe clientèle commercial commerciale communication développement financier financière formation général générale humaines industriel industrielle informatique logistique marketing opérationnel opérationnelle opérations produit production qualité recrutement régional régionale ressources système systèmes technique ventes".split(
    " ",
  ),
);

/** In code points; longer ones are descriptions rather than titles. */
const maxRole = 50;

/** Titles of a few letters, which some write in lower case. */
const acronyms = /^(?:drh|dsi|daf|raf|dga?|dgs|pdg|rssi|ceo|cfo|cmo|cto|coo|rh|hse|qse|qhse)$/i;

/** A title without its article, with a capital; "drh" is DRH. */
export function titleOf(typed: string): string {
  const bare = typed.replace(article, "");
  const [first = "", ...rest] = bare.split(" ");
  if (acronyms.test(first)) return [first.toUpperCase(), ...rest].join(" ");
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

/**
 * The title of one person for the middle of a sentence: "directeur commercial", "DSI", "Head of Sales". `null` for a
 * plural, as `typed` shows it, and for what is no title by its length.
 */
export function roleOf(title: string, typed: string): string | null {
  const [first = "", ...rest] = title.split(" ");
  if (title === "" || pluralArticle.test(typed.trimStart()) || [...title].length > maxRole) return null;
  if (/ of |^(?:head|chief|vp|sales|customer|account|product)\b/i.test(title)) return title;
  if (/\p{Ll}[sx]$/u.test(first)) return null;
  return [
    midSentence(first),
    ...rest.map((word) => (titleWords.has(word.toLowerCase()) ? midSentence(word) : word)),
  ].join(" ");
}

/**
 * What somebody with this title is in charge of: `"leads"` for who leads the company, `null` where no list says. Plurals,
 * genders and what follows a title ("directeurs d’usine en Bretagne") do not matter.
 */
export function chargeOf(title: string): { charge: string } | "leads" | null {
  const row = roleRowOf(title);
  if (!row) return null;
  return row.charge === null ? "leads" : { charge: row.charge };
}

/** The row of titles that name the same role as this one; `null` if there is none. */
export function roleRowOf(title: string): (typeof sameRoles)[number] | null {
  const words = wordsOf(title);
  const begins = (name: string) => {
    const own = wordsOf(name);
    const isWhole = own.length > 1 || own.length === words.length;
    return isWhole && own.every((word, index) => words[index] === word);
  };
  return words.length === 0 ? null : (sameRoles.find(({ names }) => names.some(begins)) ?? null);
}
