import type { GuardFacts } from "../../facts/guard-facts.ts";
import { type Clause, clauseAt, clausesOf, isForCustomer, isNegated } from "./clause.ts";
import { isDisclaimed, isImagined } from "./disclaimed.ts";
import { isReported } from "./owner.ts";
import { phrase } from "./phrase.ts";
import type { Sentence } from "./sentence.ts";

/** "Je n’ai jamais parlé à Mme Didier", "M. Hubert n’a rien reçu de ma part"; not "je ne manquerai pas de prévenir M. Hubert". */
const disowning = phrase(
  " (?:je n (?:y )?ai (?:pas|jamais|rien)|je ne (?:les |la |le |l )?(?:connais|sais|vois|trouve|peux|puis|dispose|lis|promets)|de ma part|de notre part) ",
);
/** What has not happened yet is said to come. */
const pending = phrase(" (?:encore|que|seulement) ");

/** "Dites-moi ce que M. Kessler vous a répondu." */
const asking = phrase(" (?:dites|racontez|collez|donnez|indiquez|precisez|rappelez|confiez) moi ce qu");

/** "C’est l’objection de M. Petitjean." */
const attributing = phrase(
  " (?:objections?|remarques?|phrases?|formules?) (?:de|d|du) (?:m|mme|monsieur|madame) ",
);

/** "Madame Vasseur", alone before a comma; "Mme Vasseur" is spoken of. */
const address = phrase("^ (?:monsieur|madame) [a-z]+ (?:[a-z]+ )?$");
const greeting = phrase("^ (?:bonjour|bonsoir) (?:m|mme|monsieur|madame) [a-z]+ (?:[a-z]+ )?$");
/** What follows the name of somebody who is presented: "Madame Vasseur, notre directrice". */
const presenting = phrase(
  "^ (?:notre|nos|a la|la|le|l|une? (?:collegue|consoeur|confrere|conseillere?|experte?|associee?)|chargee?|directeur|directrice|responsable|du|de la|qui|vous) ",
);

/** The person is spoken to in what the customer will say or write: "Madame Vasseur, votre annonce date de lundi." */
function isAddressed(clause: Clause): boolean {
  const clauses = clausesOf(clause.sentence);
  const at = clauses.indexOf(clause);
  const next = clauses[at + 1];
  if (!next || presenting.test(next.text)) return false;
  const isFirst = at === 0 || (clause.isQuoted && !clauses[at - 1]?.isQuoted);
  const isScript = isForCustomer(clause);
  return isFirst && ((isScript && greeting.test(clause.text)) || address.test(clause.text));
}

/**
 * Nothing is asserted of the person whose name stands at `index`: no post, contact or saying. The assistant denies to know or to
 * have reached them, asks what they said, has it from the customer, makes them up, or writes what the customer tells them.
 */
export function isOnlyMentioned(sentence: Sentence, index: number, { speaker }: GuardFacts): boolean {
  const clause = clauseAt(sentence, index)?.clause;
  if (!clause) return false;
  if (isDisclaimed(clause) || isImagined(clause)) return true;
  return (
    speaker === "assistant" &&
    ((isReported(clause) && !clause.text.includes(" pour vous ")) ||
      (isNegated(clause) && disowning.test(clause.text) && !pending.test(clause.text)) ||
      asking.test(clause.text) ||
      attributing.test(clause.text) ||
      isAddressed(clause))
  );
}
