import type { Clause } from "../../clauses/clause.ts";
import { phrase } from "../../clauses/phrase.ts";

/** What leaves by itself, as the pages say: webhooks, and the mail of half past seven to the customer. */
export const isByProduct = ({ text }: Clause) =>
  phrase(
    " webhooks? | (?:mail|message|recapitulatif) (?:du matin|quotidien|de 7 h 30) | (?:mail|recapitulatif|message) (?:[a-z]+ ){0,6}7 h 30 ",
  ).test(text) && !phrase(" (?:a|aux) (?:vos |votre )?(?:prospects?|contacts?|cible|clients?) ").test(text);
