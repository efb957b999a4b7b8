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

/** A title without its article, with a capital. */
export function titleOf(typed: string): string {
  const bare = typed.replace(article, "");
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
