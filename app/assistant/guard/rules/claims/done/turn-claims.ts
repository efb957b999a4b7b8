import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { lexicon } from "../../clauses/lexicon.ts";
import { phrase } from "../../clauses/phrase.ts";
import { isStated } from "../../clauses/told.ts";
import type { Claim } from "../claim.ts";
import { subjectsOrTarget, team } from "./done-words.ts";

/** What is done, told by turns of speech: "en cours d’envoi", "au courant", "en place". */
export const turnClaims: readonly Claim[] = [
  {
    words: lexicon(
      "mains courant prevenue prevenu avertie averti informee informe alertee notifiee signe vu mene jour cours tourne tournent teste continuerai place necessaire demarre demarrent commence arrive arrivee arrivees arrives connecte connectee signale recu maintenant",
    ),
    kind: "done",
    reason: copy.action,
    isClaim: (clause, at) => {
      const { words, text } = clause;
      const word = words[at] ?? "";
      if (!isStated(clause)) return false;
      if (word === "mains" || word === "courant")
        return (
          phrase(" (?:est|sont) (?:deja |maintenant )?(?:entre les mains|au courant) ").test(text) &&
          team.isIn(words)
        );
      if (phrase("^(?:preven|avert|inform|alert|notif)").test(word))
        return phrase(
          " (?:equipe|support|conseiller|conseillere|service|collegue|prospect|client) (?:est|a ete|a bien ete) (?:deja |bien )?(?:prevenue?|avertie?|informee?|alertee?|notifiee?) ",
        ).test(text);
      if (word === "signe") return phrase(" (?:vous ferai|ferai) signe ").test(text);
      if (word === "vu")
        return phrase(
          " (?:j ai|ai) vu (?:dans|sur) (?:votre|leur|vos) (?:crm|agenda|liste|compte|boite|site|page|tableau|linkedin) ",
        ).test(text);
      if (word === "mene")
        return phrase(
          " (?:ai|avons) mene (?:une|des|la|ma|mes) (?:recherche|recherches|enquete|campagne|prospection) ",
        ).test(text);
      if (word === "jour")
        return (
          phrase(" (?:est|sont) (?:maintenant|desormais|bien|deja|enfin) a jour ").test(text) &&
          phrase(" (?:profil|fiche|fiches|liste|ciblage|compte|crm|agenda) ").test(text)
        );
      if (word === "cours")
        return phrase(
          " en cours (?:d envoi|d appel|de relance|d import|de traitement|de synchronisation|d ajout|de mise a jour) ",
        ).test(text);
      if (phrase("^tourne").test(word))
        return (
          phrase(" (?:sequence|campagne|recherche|relances?) tourne").test(text) &&
          !phrase(" nuit ").test(text)
        );
      if (word === "teste")
        return (
          phrase(" (?:je l ai|j ai|nous avons|je les ai) (?:bien |deja )?teste").test(text) &&
          !phrase(" (?:formule|phrase|objet|variante) ").test(text)
        );
      if (word === "continuerai")
        return phrase(" (?:relancer|appeler|surveiller|suivre|envoyer|chercher|contacter|ajouter) ").test(
          text,
        );
      if (word === "place")
        return (
          phrase(" (?:est|sont) (?:maintenant |bien |desormais |deja )?en place ").test(text) &&
          phrase(" (?:votre|vos|la|le|les) ").test(text) &&
          subjectsOrTarget.isIn(words.slice(0, at))
        );
      if (word === "necessaire")
        return phrase(
          " (?:ai|avons) (?:bien |deja )?fait le necessaire | fais le necessaire | ferai le necessaire ",
        ).test(text);
      if (phrase("^(?:demarr|commenc)").test(word))
        return (
          phrase(" (?:campagne|sequence|prospection|envois?) (?:[a-z]+ ){0,2}(?:demarre|commence)").test(
            text,
          ) &&
          !phrase(" semaine de prospection ").test(text) &&
          phrase(
            String.raw` (?:demain|lundi|mardi|mercredi|jeudi|vendredi|aujourd|ce matin|ce soir|\d) `,
          ).test(text)
        );
      if (phrase("^arriv").test(word))
        return phrase(" (?:reponses?|messages?|mails?) (?:est|sont) (?:[a-z]+ )?arrivee?s? ").test(text);
      if (phrase("^connecte").test(word))
        return phrase(" (?:me|nous) (?:suis|sommes) connectee?s? | j ai connecte ").test(text);
      if (word === "signale")
        return phrase(
          " (?:ai|avons) (?:bien |deja )?signale (?:[a-z]+ ){0,4}(?:support|equipe|service|technique|hebergeur) ",
        ).test(text);
      if (word === "recu")
        return phrase(
          " (?:prospects?|contacts?|collegue|client|interlocuteur|directeur|directrice|equipe|destinataires?) (?:[a-z]+ ){0,3}(?:a|ont) (?:bien |deja )?recu ",
        ).test(text);
      return phrase(
        " (?:liste|ciblage|profil|compte|abonnement|crm|agenda) (?:compte|contient|comprend|est|inclut|a|couvre|couvrent|cible|vise) (?:maintenant|desormais) | vos criteres (?:[a-z]+ ){0,2}(?:maintenant|desormais) ",
      ).test(text);
    },
  },
];
