import { type Clause, clausesOf, wholeText } from "../../clauses/clause.ts";
import { isAdvice } from "../../clauses/owner.ts";
import { phrase } from "../../clauses/phrase.ts";
import { verbOf } from "../verbs.ts";
import { both, departing, outward, subjects } from "./done-words.ts";

/** The statuses of the list that a sentence names beside this one: "Gagné, Perdu et Rendez-vous pris". */
const statuses = phrase(
  " (?:a appeler|a rappeler|pas maintenant|pas pertinent|gagnes?|perdus?|statuts?|nouveaux?) ",
);
const isStatus = (clause: Clause, at: number) =>
  clause.words[at - 1] === "rdv" && clause.words[at] === "pris" && statuses.test(wholeText(clause));

/** "Invitation envoyée", "30 prospects ajoutés à votre liste". */
export function isHeading(clause: Clause, at: number): boolean {
  const { words } = clause;
  const verb = verbOf(words[at] ?? "", both);
  if (
    !verb?.forms.includes("participle") ||
    !phrase("(?:es?|is?e?s?|us?)$").test(words[at] ?? "") ||
    at === 0 ||
    at > 3
  )
    return false;
  if (isStatus(clause, at)) return false;
  const lead = words
    .slice(0, at)
    .filter(
      (word) => !["votre", "vos", "bien", "voila"].includes(word) && !phrase(String.raw`^\d`).test(word),
    );
  const clauses = clausesOf(clause.sentence);
  const next = clauses[clauses.indexOf(clause) + 1];
  // "Votre e-mail envoyé, laissez passer trois jours."
  if (next && isAdvice(next) && phrase("^(?:votre|vos|le|la|les|ce|cet|cette)$").test(words[0] ?? ""))
    return false;
  const isBare =
    lead.length > 1 &&
    outward.has(verb.stem) &&
    departing.has(lead.at(-1) ?? "") &&
    !phrase("^(?:le|la|les|l|un|une|ce|cet|cette|du|des|votre|vos|mon|de|d|quel)$").test(words[at - 2] ?? "");
  if (isBare) return true;
  return (
    lead.length === 1 &&
    subjects.has(lead[0] ?? "") &&
    (outward.has(verb.stem) ||
      [
        "ajout",
        "mettr",
        "supprim",
        "reserv",
        "confirm",
        "modifi",
        "enregistr",
        "lanc",
        "annul",
        "prendr",
        "cre",
        "cal",
        "fix",
        "bloqu",
        "valid",
        "effectu",
        "realis",
        "termin",
        "fair",
        "chang",
      ].includes(verb.stem)) &&
    !phrase("^(?:verif|utilis)").test(verb.stem)
  );
}
