import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { type Clause, isSupposed } from "../../clauses/clause.ts";
import { isReported } from "../../clauses/owner.ts";
import { phrase } from "../../clauses/phrase.ts";
import { isAsserted, isTold } from "../../clauses/told.ts";
import type { Claim } from "../claim.ts";
import { framed } from "../frame.ts";

const us = String.raw`(?:notre|nous|l equipe|support|conseillere?s?|collegues?|matinal|de notre part|experte?s?|technicien\w*|commercial|service client|quelqu un|une personne|standard|assistance)`;
const call = String.raw`(?:coups? de fil|coups? de telephone|appels?|rappels?|retour|visite|message|reponse)`;
/** Also when it is told as what to count on: "attendez-vous à", "comptez une demi-heure". */
const isForetold = (clause: Clause) =>
  !(isSupposed(clause) || clause.isAsked || clause.isQuoted || isReported(clause));
const short = String.raw`(?:(?:une|la) (?:petite )?(?:demi )?(?:heure|journee|matinee)|(?:petite|demi) heure|quart d heure|quelques (?:minutes|secondes|instants|clics|heures)|(?:moins|pas plus) d une (?:demi )?(?:heure|journee|matinee|minute)|le temps d un cafe|rien de temps|un (?:clin d oeil|claquement)|demi journee|matinee)`;

/** Moments, waits and breaks of the service that no page promises, without a number of hours. */
export const waitFrames: readonly Claim[] = [
  framed({
    words: "attendez preparez comptez coup coups appel rappel retour visite passera passeront donnera",
    kind: "delay",
    reason: copy.support,
    says: phrase(
      ` (?:attendez vous a|preparez vous a|comptez sur) (?:un|une|notre) (?:[a-z]+ )?${call} (?:[a-z]+ ){0,3}${us} | ${us} (?:[a-z]+ ){0,3}(?:vous|leur) (?:passera|passeront|donnera|donneront|passe) (?:un |une )?${call} | ${call} (?:[a-z]+ ){0,3}${us} (?:[a-z]+ ){0,2}(?:est|sera) (?:prevue?|programmee?|planifiee?|fixee?|calee?) `,
    ),
    isSaid: isForetold,
  }),
  framed({
    words: "joindra joindront recontactera telephonera ecrira appellera contactera reviendra",
    kind: "delay",
    reason: copy.support,
    says: phrase(
      String.raw` ${us} (?:[a-z]+ ){0,4}(?:vous|vers vous) ?(?:joindra|joindront|recontactera|telephonera|ecrira|appellera|contactera) | ${us} (?:[a-z]+ ){0,3}reviendra vers vous `,
    ),
    near: phrase(
      String.raw` (?:avant|demain|ce soir|ce matin|cet apres|tout a l heure|dans (?:l|la|les|quelques)|aujourd hui|lundi|mardi|mercredi|jeudi|vendredi|rapidement|bientot|sous peu|vers \d+|a \d+ h) `,
    ),
    isSaid: isForetold,
  }),
  framed({
    words:
      "minutes secondes heures interruption* panne* coupure* incident* jamais rare rares reparee* retablie* disponible",
    kind: "delay",
    reason: copy.support,
    says: phrase(
      String.raw` (?:interruptions?|pannes?|coupures?|incidents?|indisponibilites?|arrets?|bugs?) (?:[a-z]+ ){0,4}(?:se comptent?|sont rares|sont rarissimes|sont exceptionnel\w+|n existent|ne durent|durent|sont (?:[a-z]+ )?(?:reparee?s?|resolue?s?|corrigee?s?|retablie?s?|traitee?s?)|est (?:reparee?|resolue?|corrigee?|retablie?)) | (?:aucune?|jamais (?:de|d|la moindre)|pas (?:une seule|la moindre|eu de|connu de)|moindre|zero) (?:interruption|panne|coupure|indisponibilite|incident) | (?:temps|delais?|duree) (?:de reponse|d attente|de reaction|d intervention|moyen) (?:[a-z]+ ){0,6}(?:se compte|se comptent|est (?:de|d) (?:quelques|moins)|est tres court|n excede|ne depasse) | (?:service|matinal|site|plateforme|outil) (?:[a-z]+ )?(?:n est|ne tombe|ne s arrete|ne connait) jamais | disponible (?:a )?\d+ % `,
    ),
    unless: phrase(" (?:vos|votre|prospects?|machine|ligne de production|usine|si un|en cas|client\\w*) "),
    isSaid: isAsserted,
  }),
  framed({
    words: "heure demi quart minutes secondes instants clics journee matinee cafe temps rien clin heures",
    kind: "delay",
    reason: copy.support,
    says: phrase(` ${short} `),
    near: phrase(
      String.raw` (?:inscription|premiere liste|votre liste|installation|installer|mise en (?:service|route|place)|activation|activer|parametr\w+|configur\w+|le service|votre (?:compte|espace|acces|inscription)|demarrage|notre reponse|votre question|vos (?:questions|demandes)|notre equipe|prise en main|le support|votre demande|ouverture du compte|import de|pret|prete) `,
    ),
    unless: phrase(
      String.raw` (?:rediger|relire|preparer|brouillon|votre (?:prospect|appel|message|liste chaque)|appels|l appel|rdv|demo|reunion|lisez|relisez|consacrez|bloquez|reservez) `,
    ),
    isSaid: isForetold,
  }),
  framed({
    words: "heure moment nuit attendre immediatement instantanement",
    kind: "delay",
    reason: copy.support,
    says: phrase(
      String.raw` (?:specialistes?|experte?s?|conseillere?s?|technicien\w*|equipe|support|assistance|quelqu un|nous|collegues?) (?:[a-z]+ ){0,6}(?:a toute heure|a tout moment|jour et nuit|sans attendre|immediatement|instantanement|dans la minute) `,
    ),
    unless: phrase(" (?:prospect|votre equipe|vos equipes|vos|resilier|modifier|changer|annuler|pouvez) "),
    isSaid: isForetold,
  }),
  framed({
    words: "immediate immediat instantane instantanee instant toute",
    kind: "delay",
    reason: copy.support,
    says: phrase(
      String.raw` (?:prise en charge|reponse|activation|acces|mise en service|assistance|intervention|traitement|ouverture) (?:[a-z]+ ){0,5}(?:est|sont|sera) (?:[a-z]+ )?(?:immediate?s?|instantanee?s?) `,
    ),
    unless: phrase(" (?:prospect|vos|oppose|opposition) "),
    isSaid: isTold,
  }),
];
