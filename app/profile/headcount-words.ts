import { maxPhraseLength, plain } from "./phrases.ts";

/** What a size in numbers may be said with. */
const words = new Set(
  "de du des d a au et ou entre moins plus jusqu jusque environ minimum maximum min max mini maxi partir dans avec ayant salarie salaries salariee salariees employe employes employee employees collaborateur collaborateurs collaboratrice collaboratrices personne personnes effectif effectifs tete tetes etp entreprise entreprises societe societes boite boites structure structures organisation organisations tpe pme pmi eti petite petites moyenne moyennes grande grandes grand grands compte comptes groupe groupes taille tailles intermediaire intermediaires le la les l des".split(
    " ",
  ),
);
const units = /^(?:salarie|employe|collaborat|personne|effectif|tete|etp|tpe|pme|pmi|eti)/;

/**
 * True for a size that is said in numbers and says nothing else: "PME de 10 à 50 salariés", "10 à 50", "plus de 200
 * personnes". interpretation.md D142.
 */
export function isHeadcount(text: string): boolean {
  if (text.length > maxPhraseLength) return false;
  const said = plain(text.replace(/[()]/g, " ").replaceAll("+", " plus ")).split(" ").filter(Boolean);
  const numbers = said.filter((word) => /^\d{1,6}$/.test(word));
  const isPlain = said.every((word) => words.has(word) || /^\d{1,6}$/.test(word));
  return isPlain && numbers.length > 0 && (numbers.length > 1 || said.some((word) => units.test(word)));
}
