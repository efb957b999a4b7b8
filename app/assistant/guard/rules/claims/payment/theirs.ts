import { type Clause, wholeText } from "../../clauses/clause.ts";
import { isAdvice, isOurs, isOursNearby } from "../../clauses/owner.ts";
import { phrase } from "../../clauses/phrase.ts";

/** What the customer sells, or is told to do with it. */
export function isTheirs(clause: Clause): boolean {
  return (
    phrase(
      String.raw` (?:un client|client fidele|clients fideles|un prospect) | (?:votre|vos) (?:remise|reduction|offre|tarifs?|prix|promotion|paiement|devis|factures?|client\w*|prospect\w*|cible) `,
    ).test(clause.text) ||
    (isAdvice(clause) &&
      !isOurs(clause) &&
      !phrase(" (?:beneficiez|profitez|comptez|prevoyez|reglez|payez) ").test(clause.text))
  );
}

export const isNear = (clause: Clause, isLoose = false) =>
  isOursNearby(clause) ||
  phrase(
    String.raw` (?:vous|inscription|abonn\w+|installation|mise en (?:route|service)|souscri\w+|signe\w+) `,
  ).test(wholeText(clause)) ||
  isLoose;
