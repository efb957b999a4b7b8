import { type Clause, clausesOf, isNegated, isQuestion, isSupposed, remembered } from "./clause.ts";
import { isAdvice, isReported } from "./owner.ts";
import { phrase } from "./phrase.ts";

/** What the clause says is said to be: no denial, condition, question or quotation, nor what the customer said. */
export const isStated = remembered(
  (clause) =>
    !(isNegated(clause) || isSupposed(clause) || isQuestion(clause) || clause.isQuoted || isReported(clause)),
);

/** Said as a fact, in the affirmative: no denial, condition, question, advice or quotation, nor what somebody said. */
export const isTold = remembered((clause) => !isNegated(clause) && isAsserted(clause));

/** As `isTold`, where a "pas" is a part of what is claimed: "rien à payer", "aucune panne". */
export const isAsserted = remembered(
  (clause) =>
    !(isSupposed(clause) || clause.isAsked || clause.isQuoted || isReported(clause) || isAdvice(clause)),
);

/** "Trente jours après la résiliation, …". */
const endings = phrase(
  " (?:apres|a|des|lors de) (?:la |votre |l |toute )?(?:resiliation|opposition|suppression|fin (?:du contrat|de l abonnement|du mois|de l essai)) ",
);
const conditions = phrase("^ (?:si|s|quand|lorsque|lorsqu|des que|des qu|une fois|chaque fois|tant que) ");

/** What holds whenever something else does: "dès que vous acceptez, la zone est enregistrée". */
export function isWhenever(clause: Clause): boolean {
  const clauses = clausesOf(clause.sentence);
  const at = clauses.indexOf(clause);
  return (
    clauses.slice(0, at).some(({ text }) => conditions.test(text) || endings.test(text)) ||
    conditions.test(clauses[at + 1]?.text ?? "") ||
    phrase(
      " (?:des que|des qu|(?:a )?chaque (?:jour|nuit|matin|semaine|mois|fois|changement|lundi|modification|import)|toujours|tant que|apres chaque|par vos soins|par vous|peut|doit|jours ouvres) ",
    ).test(clause.text)
  );
}
