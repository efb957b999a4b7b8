import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { type Clause, isNegated, isSupposed, wholeText } from "../clauses/clause.ts";
import { ofTheirContacts } from "../clauses/customers-own.ts";
import { lexicon } from "../clauses/lexicon.ts";
import { isAdvice, isReported } from "../clauses/owner.ts";
import { phrase } from "../clauses/phrase.ts";
import type { Claim } from "./claim.ts";
import { readLater } from "./read-later.ts";

/** What the service does to a customer's account, or for it, whose moment or pace a page would have to promise. */
const service = phrase(
  String.raw` (?:nous vous [a-z]{3,15}ons|on vous|le demarrage|le lancement|livraisons?|activation|installation|configuration|parametrage|deploiement|mise en (?:place|route|service)|creation d[eu]|suppression d|resiliation|changement d offre|migration|acces|tableau de bord|votre (?:compte|espace|acces|liste|crm|demande|ticket|question|probleme|conseiller|conseillere|interlocuteur|premiere liste|abonnement|inscription)|vos (?:demandes|questions|tickets|problemes|identifiants|acces|premiers? (?:prospects|contacts|fiches|resultats|leads))|les (?:nouveaux |premiers )?(?:prospects|fiches|contacts|donnees|demandes|corrections|mises a jour) (?:[a-z]+ ){0,2}(?:sont|arriv\w+|se )|un retour|une reponse|notre equipe|l equipe|le support|quelqu un de l equipe|une? (?:conseiller|conseillere|expert|experte|technicien|technicienne|commercial|charge|chargee)|prete?s?|le service|place en demo|nous pouvons|incidents?|tout (?:sera|est|fonctionne)|prise en main|formateur|ingenieur|creneau|disponibilite|mises a jour|une personne|vous pouvez (?:demarrer|commencer)|l ouverture|vous (?:obtiendrez|aurez|verrez|recevrez|accederez)|vous (?:serez|etes) (?:livre|livree|livres|operationnel|operationnels|rappele|rappeles|recontacte|servi|pret|prets|connecte|connectes|accompagne|accompagnes)|nouvelles? (?:version|fonctions?|fonctionnalites?|fiches?)|prochaines? (?:version|fonctions?|mise a jour)) `,
);

/** Moments and paces that are no length with a number, which `judgeDuration` reads. */
const moments = phrase(
  String.raw` (?:immediate?s?|immediatement|instantanee?s?|instantanement|ce soir|demain|des demain|aujourd hui|dans la (?:journee|matinee|semaine|minute|demi|foulee)|demi journee|quart d heure|dans l heure|le jour meme|le jour de|le lendemain|en un (?:jour|clin)|sans (?:delai|attendre|attente)|sur le champ|a tout moment|a toute heure|en permanence|toutes les (?:\d+ )?(?:heures|minutes|semaines)|chaque (?:heure|minute|semaine)|dans peu de temps|tres vite|rapidement apres|d un jour a l autre|en quelques (?:heures|minutes|jours|secondes|clics)|d ici (?:demain|vendredi|lundi|la fin)|avant (?:midi|ce soir|demain|la fin)|en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|maintenant|jour et nuit|(?:prete?s?|livree?s?|rappellera|appellera|contactera|installee?) (?:des |d ici )?(?:lundi|mardi|mercredi|jeudi|vendredi)|cet apres midi|des cet apres midi|quand vous voulez|une matinee|une journee|avant \d+ h|le mois prochain|la semaine prochaine) `,
);

const deliveries = phrase(
  " (?:liste|prospects|fiches|contacts|livraison|livre|livree|livres|livrees|mail du matin) ",
);
const otherTimes = phrase(
  " (?:dimanches|samedis|feries|tous les jours|7 jours|7 j|week ends|soir|midi|minuit|nuit|dimanche|samedi|week end|apres midi) ",
);
const reachable = phrase(
  " (?:telephonez nous|restons ouverts|restent ouverts|appelez|relaient|relais|joindre|joignables?|decroche|decrochent|decrochons|ecoute|ouverte?s?|ouvre|ouvrent|disponibles?|permanence|ligne d urgence|numero d urgence|assuree?s?|accueil|hotline|standard|repond|repondent|repondons|appels|telephonique) ",
);
const otherDays = phrase(
  " (?:noel|jour de l an|samedis?|dimanches?|week end|nuits?|soir|soiree|midi|minuit|feries?|tous les jours|7 jours|24 (?:heures|h)|jour et nuit|toute la journee|en continu) ",
);

/** "Une personne peut changer de poste le lendemain": what happens to the people of a list. */
const movings = phrase(
  String.raw` (?:chang\w+|quitt\w+|part|partir|parti|demenag\w+) (?:de |d |son |sa |l |leur |pour |a )?(?:une |un |la |le )?(?:autre )?(?:poste|entreprise|societe|emploi|fonctions?|metier|numero|adresse|service|retraite|maison) | (?:personne|directeur|directrice|acheteu\w+|interlocut\w+) (?:[a-z]+ )?(?:part|partir|parti) `,
);
/** "Écrivez maintenant": what the customer does now. */
const writing = phrase(
  "^ (?:et |mais |donc |alors )?(?:ecrivez|deposez|laissez|envoyez|notez) (?:nous |leur |lui |moi |votre message |un message )?(?:des |d )?(?:maintenant|ce soir|aujourd hui|demain|le jour meme) ",
);

/** "Vous pouvez l’arrêter à tout moment": what the customer does in the product, whenever they like. */
const free = phrase(
  " (?:pouvez|pourrez|peut|peuvent|pouvoir|libre de|libres de) (?:[a-z]+ ){0,3}(?:arreter|stopper|couper|desactiver|activer|suspendre|interrompre|retirer|reactiver|reprendre|corriger|modifier|changer|telecharger|exporter|importer|consulter|voir|relire|ouvrir|retrouver|supprimer|effacer|ajouter|ecarter|regler|desabonner|resilier|annuler|remplacer|revenir|copier) (?:[a-z]+ ){0,8}(?:a tout moment|a toute heure|maintenant|quand vous voulez|des maintenant|des aujourd hui) ",
);

const ofOffice = phrase(
  " (?:support|notre|nos|nous|matinal|l equipe|hotline|assistance|livraison|livree?s?|liste|arrivent) ",
);

/** When the service does something, other than its pages say. */
export const serviceTimeClaims: readonly Claim[] = [
  {
    words: lexicon(
      "voulez apres immediat* instantan* maintenant nuit lundi mardi mercredi jeudi vendredi soir demain aujourd journee matinee minute minutes demi foulee heure heures meme lendemain delai attendre attente champ moment permanence semaine semaines quelques ici avant janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre prochain prochaine jour",
    ),
    kind: "delay",
    reason: copy.support,
    isClaim: (clause) =>
      isSaid(clause) &&
      moments.test(clause.text) &&
      service.test(wholeText(clause)) &&
      !movings.test(wholeText(clause)) &&
      !writing.test(clause.text) &&
      !free.test(clause.text) &&
      // "Maintenant que votre liste est prête": no moment.
      !clause.text.startsWith(" maintenant que ") &&
      !phrase(
        String.raw` (?:ouvres?|(?:compte|contient|comporte|montre|affiche) aujourd hui|votre liste (?:compte|contient|comprend|comporte|affiche) (?:[a-z]+ ){0,2}\d+|\d+ (?:prospects?|fiches?|contacts?) dans votre liste|du lundi au vendredi|des lundi|le lundi|laissez|brouillons?|resilier|facture|renouvel\w+|onglets?|opposent?|oppose|opposition|donnees sont mises a jour|webhooks?|mettre fin|mettez fin|le plus simple est|(?:a partir de|jusqu a) lundi) `,
      ).test(wholeText(clause)),
  },
  {
    words: lexicon(
      "noel jour soir midi minuit nuit nuits dimanche dimanches samedi samedis week apres feries jours heures continu soiree journee",
    ),
    kind: "delay",
    reason: copy.hours,
    isClaim: (clause) => {
      if (
        phrase(
          " (?:ne|n) (?:[a-z]+ )?(?:ferme|ferment|fermons|dort|dorment|s arrete|s arretent|fait|faisons) (?:[a-z]+ )?(?:pas|jamais|aucune?) ",
        ).test(clause.text) &&
        phrase(" (?:support|equipe|bureaux|standard|accueil|nous|service|assistance) ").test(clause.text)
      )
        return true;
      if (
        !isSaid(clause) ||
        phrase(
          String.raw` (?:ferme\w*|cherche|recherche|sauf|hors|aucun|personne ne|pas|attendra|attendront) `,
        ).test(wholeText(clause)) ||
        readLater.test(wholeText(clause))
      )
        return false;
      const whole = wholeText(clause);
      if (
        phrase(String.raw` (?:vos|votre) (?:prospects?|equipe|cible|client\w*|interlocuteur\w*) `).test(
          whole,
        ) &&
        !phrase(" (?:livre|arriv|tomb|recev)").test(whole)
      )
        return false;
      return (
        (otherTimes.test(clause.text) &&
          deliveries.test(whole) &&
          phrase("(?:livr|arriv|tomb|part |parvien|recev)").test(whole)) ||
        (otherDays.test(clause.text) &&
          reachable.test(whole) &&
          // "Pour joindre un directeur d’usine, tentez le standard l’après-midi": whom the customer calls.
          !(ofTheirContacts.test(whole) && !ofOffice.test(whole)) &&
          !phrase(" (?:cherche|recherche|formulaire|site|liste) ").test(whole))
      );
    },
  },
];

function isSaid(clause: Clause): boolean {
  return !(
    (isNegated(clause) &&
      (!phrase(" (?:jamais|sans) ").test(clause.text) ||
        phrase("^ (?:et |mais )?jamais (?:le|la|les|en|un|de|apres|avant) ").test(clause.text))) ||
    isSupposed(clause) ||
    isReported(clause) ||
    clause.isAsked ||
    clause.isQuoted ||
    isAdvice(clause)
  );
}
