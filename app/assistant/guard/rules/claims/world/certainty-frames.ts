import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { type Clause, isSupposed } from "../../clauses/clause.ts";
import { isReported } from "../../clauses/owner.ts";
import { phrase } from "../../clauses/phrase.ts";
import { hasOfficialSource } from "../../clauses/sources.ts";
import { isTold } from "../../clauses/told.ts";
import type { Claim } from "../claim.ts";
import { framed } from "../frame.ts";

const mine =
  "(?:mes (?:reponses?|textes?|brouillons?|messages?|propositions?|calculs?|informations?|affirmations?|chiffres)|ce que (?:j ecris|je dis|je redige|je propose|je vous dis|je vous ecris)|nos (?:reponses?|brouillons?)|(?:les|des) (?:reponses?|textes?|brouillons?) (?:de l assistant|que je (?:redige|propose|prepare|donne)))";
const checking = "(?:relire|verifier|controler|recouper|corriger|relisiez|verifiiez|revoir|douter)";

/** Also with a "pas", which is a part of what is claimed. */
const isClaimed = (clause: Clause) =>
  !(isSupposed(clause) || clause.isAsked || clause.isQuoted || isReported(clause));
const doubt = phrase(
  " (?:ne (?:dis|pretends|garantis|promets|crois|peux|puis) (?:pas|jamais)|il (?:est|serait) (?:faux|imprudent|inexact)|ne croyez|ne pensez|n imaginez|impossible|rien ne garantit|peuvent|peut|pourrait|pourraient) ",
);

const people =
  "(?:directeurs?|directrices?|dirigeante?s?|acheteurs?|acheteuses?|decideurs?|prospects?|gerante?s?|interlocuteurs?|responsables?|patrons?|destinataires?|commerciaux|industriels?|professionnels?|gens|equipes?|usines?|pme)";
const machines =
  "(?:filtres?|messageries?|anti ?spams?|serveurs?|antispams?|algorithmes?|logiciels?|boites?)";
const always =
  "(?:systematiquement|automatiquement|immanquablement|invariablement|a coup sur|sans exception|infailliblement|inevitablement|dans tous les cas|a tous les coups)";
const acts =
  "(?:bloquent?|suppriment?|ignorent?|rejettent?|refusent?|jettent?|raccrochent?|repondent?|ouvrent?|lisent?|classent?|ecartent?|filtrent?|decrochent?|acceptent?|rappellent?|eliminent?|marquent?|penalisent?|effacent?|achetent?|signent?)";
const most = "(?:le plus(?: souvent| volontiers| facilement)?|(?:le )?mieux|le moins|davantage)";

/** What is said to be certain, allowed or usual without anybody who could know it. interpretation.md D182. */
export const certaintyFrames: readonly Claim[] = [
  framed({
    words: `relire verifier controler recouper corriger relisiez verifiiez revoir douter erreur erreurs faute fautes inexactitude trompe exact* fiable* fiables juste justes`,
    kind: "promise",
    reason: copy.unproven,
    denies: true,
    says: phrase(
      ` (?:inutile|superflu|pas (?:besoin|necessaire|la peine|utile|indispensable|oblige|obligee)|nul besoin|n avez (?:pas|plus|nullement) (?:a|besoin)|n avez aucun besoin|sans (?:avoir )?(?:besoin )?(?:a |de )?|vous dispense de|dispensee?s? de|peut se passer de) ?(?:de |d |que vous |a )?(?:[a-z]+ )?${checking} (?:tout )?${mine} | ${mine} (?:[a-z]+ ){0,6}(?:(?:ne|n) (?:[a-z]+ )?(?:contiennent|contient|comportent|comporte|ont|a|font|commettent) (?:pas|aucune?|jamais|point) (?:[a-z]+ )?(?:d |de |la moindre )?(?:erreurs?|fautes?|inexactitudes?)|(?:est|sont) (?:toujours |tous |toutes |garantie?s? )?(?:sans (?:aucune |la moindre )?(?:erreurs?|fautes?)|exempte?s? (?:de|d) (?:[a-z]+ )?(?:erreurs?|fautes?)|exacte?s? a 100|fiables? a 100|a 100 % (?:exacte?s?|fiables?|justes?))|(?:est|sont) (?:toujours|forcement) (?:exacte?s?|justes?|vraie?s?|fiables?)|n (?:a|ont) (?:pas|jamais|aucun) (?:a |besoin )(?:[a-z]+ ){0,2}(?:relues?|relus|verifiee?s?|controlee?s?|etre relues?|etre verifiee?s?)) | je ne (?:me trompe|fais|commets) (?:jamais|pas)(?: d erreurs?| de fautes?| la moindre erreur)? $| je ne (?:me trompe|fais|commets) jamais `,
    ),
    unless: doubt,
    isSaid: isClaimed,
  }),
  framed({
    follows: "elles ils",
    words: "juste* exact* fiable* erreur erreurs faute fautes",
    kind: "promise",
    reason: copy.unproven,
    denies: true,
    says: phrase(
      "^ (?:car |puisqu |puisque )?(?:elles|ils) (?:sont (?:toujours|forcement|garanties?|toutes?) (?:justes?|exacte?s?|fiables?|vraie?s?|sans erreur)|sont (?:sans erreur|exempte?s? d erreurs?)|ne (?:contiennent|comportent) (?:pas|aucune?|jamais) (?:d |de )?(?:erreurs?|fautes?)) ",
    ),
    near: phrase(` ${mine} `),
    unless: doubt,
    isSaid: isClaimed,
  }),
  framed({
    words: "relire verifier relecture verification controle",
    kind: "promise",
    reason: copy.unproven,
    says: phrase(
      ` (?:pouvez|pourrez|suffit de|n avez qu a) (?:[a-z]+ ){0,2}(?:envoyer|utiliser|copier|coller|publier|expedier) (?:[a-z]+ ){0,6}sans (?:meme )?(?:avoir a |devoir )?(?:le |la |les |l )?(?:relire|verifier|relecture|verification|controle) `,
    ),
    unless: phrase(" (?:pas|jamais|evitez|risque|imprudent) "),
    isSaid: isClaimed,
  }),
  framed({
    follows: "rgpd loi cnil reglement n ne pas aucune nulle rien avez",
    words:
      "concerne* applique* prevoir faire respecter rgpd informer prevenir mentionner declarer loi cnil obligation demarche formalite exige impose demande",
    kind: "promise",
    reason: copy.law,
    denies: true,
    says: phrase(
      ` (?:(?:n avez|n aurez|n y a|n avez donc|il n y a|avez) (?:[a-z]+ )?rien (?:de (?:plus|special|particulier) )?a (?:prevoir|faire|respecter|declarer|changer|verifier|craindre)|(?:aucune|nulle|pas d|pas de) (?:demarche|obligation|formalite|precaution)s?) (?:[a-z]+ ){0,5}(?:rgpd|cnil|loi|donnees personnelles|reglement|protection des donnees) | (?:n avez|n aurez|n y a) (?:[a-z]+ )?rien (?:de (?:plus|special|particulier) )?a (?:prevoir|faire|respecter|declarer) $| (?:aucune|pas d|nulle) (?:obligation|necessite) (?:d|de) (?:les |leur )?(?:informer|prevenir|dire|indiquer|mentionner) | (?:rgpd|la loi|la cnil|le reglement|cote (?:rgpd|loi|cnil)) (?:[a-z]+ ){0,3}(?:n exige|n impose|n oblige|ne (?:vous )?(?:demande|impose|prevoit|requiert|oblige)) (?:[a-z]+ )?(?:rien|aucune? (?:information|demarche|obligation|formalite|precaution|mention)|pas d informer|a rien) | (?:rgpd|la loi) ne (?:s applique|vous concerne|concerne) (?:pas|en rien|nullement)(?: a| aux| la| les| vous| en| dans| votre)? (?:[a-z]+ )?(?:prospection|b2b|b to b|entre entreprises|donnees publiques|vous|professionnels) | (?:n avez|n est|n aurez|n etes) (?:pas|plus|nullement|donc pas) (?:[a-z]+ )?(?:a|besoin d|oblige d|necessaire d|tenue? d|besoin de|tenue? de) (?:les |leur )?(?:informer|prevenir|dire d ou|indiquer (?:la source|l origine|d ou)|mentionner) (?:[a-z]+ ){0,5}(?:personnes|prospects|contacts|source|origine|donnees|opposition|interesses) `,
    ),
    near: phrase(
      " (?:rgpd|cnil|loi|legal|legale|legalement|donnees|publiques?|reglement|obligations?|juridique[a-z]*|droit) ",
    ),
    unless: phrase(
      " (?:objet|mais il faut|mais vous devez|consentement|accord prealable|opt in|personnes morales|adresses? generiques?|declaration|declarer a la cnil|je ne (?:dis|peux)|faux|supprim[a-z]+|resili[a-z]+|appel|page|oppose[a-z]*|opposition) ",
    ),
    isSaid: isClaimed,
  }),
  framed({
    words:
      "systematiquement automatiquement immanquablement invariablement coup exception infailliblement inevitablement coups cas",
    kind: "study",
    reason: copy.figure,
    says: phrase(
      ` (?:les|ces|des|tous les|la plupart des|leurs) (?:[a-z]+ ){0,2}(?:${people}|${machines}) (?:[a-z]+ ){0,4}${acts} (?:[a-z]+ ){0,2}${always} | (?:les|ces|des|tous les|la plupart des|leurs) (?:[a-z]+ ){0,2}(?:${people}|${machines}) (?:[a-z]+ ){0,4}${always} ${acts} `,
    ),
    unless: phrase(
      " (?:vos (?:equipes|commerciaux)|votre (?:equipe|liste|suivi|crm)|nos|matinal|doublons?|opposition|import[a-z]*) ",
    ),
    isSaid: (clause) => isTold(clause) && !hasOfficialSource(clause),
  }),
  framed({
    follows: "ou que qui lequel auquel decrochent repondent lisent ouvrent achetent signent",
    words: "plus mieux moins davantage",
    kind: "study",
    reason: copy.figure,
    says: phrase(
      ` (?:c est|ce sont|voila|il s agit d|cela reste|est|sont|reste) (?:[a-z]+ )?(?:le|la|les|l|du|un|une) (?:[a-z]+ )?(?:creneaux?|moments?|jours?|heures?|horaires?|plages?|tranches?|canal|canaux|objets?|formules?|mois|periodes?) (?:[a-z]+ ){0,2}(?:ou|que|qui|pendant lequel|durant lequel|auquel) (?:les |des |on |ces |leurs )?(?:(?:[a-z]+ ){0,6}${people} )?(?:[a-z]+ ){0,3}(?:decroche|repond|li[st]|ouvr|achet|sign|convert|marche|fonctionne|rappell|accept|ecout|sont (?:le plus )?(?:disponible|joignable)|est (?:le plus )?ouvert)[a-z]* (?:[a-z]+ ){0,2}${most} | (?:decrochent|repondent|lisent|ouvrent|achetent|signent) (?:[a-z]+ )?${most} (?:[a-z]+ ){0,3}(?:le (?:lundi|mardi|mercredi|jeudi|vendredi|matin|soir)|entre [0-9]+|vers [0-9]+|en (?:debut|fin)|avant [0-9]+|apres [0-9]+) `,
    ),
    unless: phrase(
      " (?:vos (?:equipes|chiffres|mesures|resultats|appels|notes)|votre (?:suivi|liste|historique)|notez|mesurez|testez|verifiez|regardez|chez vous|parfois|peut etre|il se peut|a vous de|selon vos|reperez|demandez|quel|quelle) ",
    ),
    isSaid: (clause) => isTold(clause) && !hasOfficialSource(clause),
  }),
];
