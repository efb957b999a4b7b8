import { maxPhraseLength, plain } from "./phrases.ts";

/** What such a size may be said with. */
const words = new Set(
  "de du des d a au et ou entre moins plus jusqu jusque environ minimum maximum min max mini maxi partir dans avec ayant salarie salaries salariee salariees employe employes employee employees collaborateur collaborateurs collaboratrice collaboratrices personne personnes effectif effectifs tete tetes etp entreprise entreprises societe societes boite boites structure structures organisation organisations tpe tpes pme pmes pmi pmis eti etis petite petites moyenne moyennes grande grandes grand grands compte comptes groupe groupes taille tailles intermediaire intermediaires mid market midmarket le la les l des un une".split(
    " ",
  ),
);
/** With one of these a single number is one of employees. */
const units =
  /^(?:salarie|employe|collaborat|personne|effectif|tete|etp|tpe|pme|pmi|eti|plus|moins|min|max|jusqu|partir)/;
/** "50-250", "10 à 50", "entre 20 et 40", "50+", "- de 50"; "59 et 62" are departments. */
const range = /\d ?[-–—‑] ?\d|\d (?:a|à) \d|entre|[+<>≥≤]|^ ?-/i;
/** What no size of the list says by itself. */
const intermediate = /^(?:etis?|intermediaires?|mid|midmarket)$/;

/**
 * True for a size that none of the list says as exactly, and that says nothing else: "PME de 10 à 50 salariés", "10 à 50",
 * "plus de 200 personnes", "ETI", "TPE/PME". interpretation.md D157.
 */
export function isPreciseSize(text: string): boolean {
  if (text.length > maxPhraseLength) return false;
  const said = plain(text.replace(/[()]/g, " ").replaceAll("+", " plus ")).split(" ").filter(Boolean);
  if (!said.every((word) => words.has(word) || /^\d{1,6}$/.test(word))) return false;
  const numbers = said.filter((word) => /^\d{1,6}$/.test(word));
  if (numbers.length > 0) return range.test(text) || said.some((word) => units.test(word));
  if (said.some((word) => intermediate.test(word))) return true;
  const named = said.flatMap((word) =>
    /^(?:tpe|pm[ei]|compte|groupe)s?$/.test(word) ? word.slice(0, 2) : [],
  );
  return new Set(named).size > 1;
}
