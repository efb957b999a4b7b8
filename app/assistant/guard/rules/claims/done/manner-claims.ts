import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { lexicon } from "../../clauses/lexicon.ts";
import { phrase } from "../../clauses/phrase.ts";
import { isStated } from "../../clauses/told.ts";
import type { Claim } from "../claim.ts";
import { habits } from "./done-words.ts";

/** What is done, told by an access, an ability or a place in the list. */
export const mannerClaims: readonly Claim[] = [
  {
    words: lexicon("desormais maintenant"),
    kind: "done",
    reason: copy.action,
    isClaim: (clause) =>
      isStated(clause) &&
      phrase(
        " vous (?:etes|avez) (?:desormais|maintenant) (?:abonnee?|inscrite?|connectee?|passee?|acces|un abonnement|l offre|growth|scale|starter) ",
      ).test(clause.text),
  },
  {
    words: lexicon("pu reussi soin procede effectue realise occupe chargee charge liste crm agenda"),
    kind: "done",
    reason: copy.action,
    isClaim: (clause, at) => {
      const { words, text } = clause;
      const word = words[at] ?? "";
      if (!isStated(clause)) return false;
      if (phrase("^(?:liste|crm|agenda)$").test(word))
        return (
          phrase(
            " (?:prospects?|contacts?|fiches?|entreprises?|rdv|reunion|rappel) (?:[a-z]+ ){0,3}(?:est|sont) (?:bien |maintenant |desormais |deja )?dans (?:la|votre) (?:liste|crm|agenda) ",
          ).test(text) &&
          !habits.isIn(words) &&
          !phrase(" les nouveaux ").test(text)
        );
      if (phrase("^(?:occupe|charge)").test(word))
        return phrase(" (?:m en|me) suis (?:deja |bien )?(?:occupee?|chargee?) ").test(text);
      if (phrase("^(?:effectue|realise|procede)$").test(word))
        return phrase(
          " (?:ai|avons) (?:bien |deja )?(?:effectue|realise|procede) (?:a )?(?:[a-z]+ ){0,3}(?:relances?|envois?|import|export|mise|appels?|modifications?|changements?|reservation|resiliation|recherche|verifications?|inscription) ",
        ).test(text);
      return phrase(
        " (?:ai|avons) (?:[a-z]+ ){0,2}(?:pu|reussi a|pris soin de) (?:[a-z]+ ){0,2}(?:joindre|parler|obtenir|appeler|contacter|envoyer|relancer|ajouter|programmer|reserver|importer|exporter|verifier|mettre a jour|transmettre|prevenir|inscrire) ",
      ).test(text);
    },
  },
];
