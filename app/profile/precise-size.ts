import { folded } from "#app/french/folded.ts";
import { maxPhraseLength, plain } from "./phrases.ts";

/** What such a size may be said with. */
const words = new Set(
  "de du des d a au et ou entre moins plus jusqu jusque environ minimum maximum min max mini maxi partir dans avec ayant salarie salaries salariee salariees employe employes employee employees collaborateur collaborateurs collaboratrice collaboratrices personne personnes effectif effectifs tete tetes etp equipe equipes entreprise entreprises societe societes boite boites structure structures organisation organisations tpe tpes pme pmes pmi pmis eti etis petite petites moyenne moyennes grande grandes grand grands compte comptes groupe groupes taille tailles intermediaire intermediaires mid market midmarket le la les l des un une".split(
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

/** What is counted after a number as people write it, in small letters, also between "et plus" and the like: "200 lits", "50+ agents". */
const counted =
  /(?<!\d)(?:\d{1,3}(?:[ .\u00A0\u202F]\d{3}){1,2}|\d{1,7})\s?(?:\+\s?|(?:et|ou) plus (?:de |d['’])?)?(?=\p{Ll}{2}|m[²2]|[Mk]?€)(?!(?:à|ou|et|plus|moins|mini|maxi|min|max|minimum|maximum|au)(?!\p{L}))/u;
/** Units of time, ways and shares, and what a customer wishes for, which say nothing of a company. */
const noSize =
  /\d\s?(?:%|(?:ans?|annees?|mois|semaines?|jours?|heures?|h|min|minutes?|km|kilometres?|pourcent|rdv|rendez|mails?|emails?|leads?|prospects?|appels?|demos?|clients?)(?![a-z0-9]))|par (?:jour|semaine|mois)/;
/** The longest such size, in code units. */
const maxSize = 100;

/**
 * True for a size in numbers as its own field may have it, whatever is counted: "10 ha et plus", "communes de 800 à 15 000
 * habitants", "campings de 100 emplacements". interpretation.md D157, D331.
 */
export const isMeasuredSize = (text: string): boolean =>
  text.length <= maxSize && counted.test(text) && !noSize.test(folded(text)) && !/[\n;:!?]/.test(text);

/** A measured size and nothing before it: "20 à 250 agents", "plus de 5000 habitants", "10 camions et +". */
const isBareMeasure = (text: string): boolean =>
  isMeasuredSize(text) && (range.test(text) || bounds.test(folded(text))) && bareStart.test(folded(text));
const bounds = /(?:plus|moins|\bmin|\bmax|jusqu|partir|entre)/;
const bareStart =
  /^(?:(?:environ|entre|de|a partir de|au moins|au plus|plus de|moins de|plus d['’]une?|minimum|maximum|mini?|maxi?|jusqu['’]a)\s){0,2}[+<>≥≤-]?\s?(?:de )?\d/;

/**
 * True for a size that none of the list says as exactly, and that says nothing else: "PME de 10 à 50 salariés", "10 à 50",
 * "plus de 200 personnes", "20 à 250 agents", "ETI", "TPE/PME". interpretation.md D157.
 */
export function isPreciseSize(text: string): boolean {
  if (text.length > maxPhraseLength) return false;
  if (isBareMeasure(text.trim())) return true;
  const numbered = text.replace(/(?<=\d)[ .\u00A0\u202F](?=\d{3}(?!\d))/gu, "");
  const said = plain(numbered.replace(/[()]/g, " ").replaceAll("+", " plus ")).split(" ").filter(Boolean);
  if (!said.every((word) => words.has(word) || /^\d{1,6}$/.test(word))) return false;
  const numbers = said.filter((word) => /^\d{1,6}$/.test(word));
  if (numbers.length > 0) return range.test(text) || said.some((word) => units.test(word));
  if (said.some((word) => intermediate.test(word))) return true;
  const named = said.flatMap((word) =>
    /^(?:tpe|pm[ei]|compte|groupe)s?$/.test(word) ? word.slice(0, 2) : [],
  );
  return new Set(named).size > 1;
}
