import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { phrase } from "../../clauses/phrase.ts";
import { isAsserted, isTold, isWhenever } from "../../clauses/told.ts";
import type { Claim } from "../claim.ts";
import { framed } from "../frame.ts";

const now = String.raw`(?:desormais|maintenant|a present|dorenavant|a compter d\w{0,4}|des (?:a present|aujourd hui|ce soir|ce matin|demain|cet instant|maintenant)|depuis (?:ce|cette|quelques|hier|un|l instant|tout a l heure)|a l instant|enfin|tout juste)`;
const things = String.raw`(?:fiches?|profil|zone|ciblage|liste|statut|criteres?|compte|abonnement|secteur|cible|agenda|calendrier|crm|offre|growth|scale|starter|rappel|rdv|tache|alerte|recherche|utilisateurs?|collegues?|contacts?|prospects?|noms?|acces|entreprises?|societes?|territoire|perimetre|message|mail|sequence|reunion|utilisatrice|case|option|acheteu\w+|interlocut\w+)`;
const states = String.raw`(?:porte|portent|affiche|affichent|couvre|couvrent|inclut|incluent|compte|comptent|contient|contiennent|comprend|comprennent|mentionne|vise|visent|indique|indiquent|integre|englobe|exclut|(?:s )?etend|s etendent|s arrete|bascule|passe|passent|figure|figurent|est passee?|sont passee?s?|s applique|apparait|apparaissent|se trouve|se trouvent|(?:a|ont) (?:bien )?acces|dispose|disposent|cible|ciblent|reunit|rassemble|s ouvre|attend|attendent|tient compte|prend en compte)`;

const isNow = (clause: Parameters<typeof isTold>[0]) => isTold(clause) && !isWhenever(clause);

/** What is told as changed: "la fiche porte désormais", "votre zone couvre à présent", "trois noms ont rejoint la liste". */
export const stateFrames: readonly Claim[] = [
  framed({
    words:
      "porte* affiche* couvre* inclu* compte* contien* compren* mentionne vise* indique* integre englobe exclut etend* arrete bascule passe* figure* applique apparai* trouve* acces dispose* cible* reunit rassemble ouvre attend* compte desormais maintenant present dorenavant",
    kind: "done",
    reason: copy.action,
    says: phrase(
      ` ${things} (?:[a-z0-9]+ ){0,6}${states} (?:[a-z0-9]+ ){0,6}${now} | ${now} (?:[a-z]+ ){0,2}${things} (?:[a-z0-9]+ ){0,3}${states} `,
    ),
    unless: phrase(
      String.raw` (?:phrase|texte|objet|brouillon|paragraphe|accroche|script|vos prospects|lignes?|mots) `,
    ),
    isSaid: isNow,
  }),
  framed({
    words:
      "class* marqu* pass* rang* notee elargi* restreint* actif active* inscrit* rattache* confie* ligne jour place ouvert* ferme* supprime* regle*",
    kind: "done",
    reason: copy.action,
    says: phrase(
      ` ${things} (?:[a-z]+ ){0,4}(?:est|sont) ${now} (?:abonne|coche|decoche|coupe|regle|prevenu|averti|livre|publie|transmis|connect|relie|reli|affect|assign|attribu|range|valid|suivi)[a-z]* | ${states} (?:[a-z]+ ){0,2}${now} (?:sur|dans) (?:votre|vos|la|l) (?:fiche|liste|profil|agenda|compte|crm) | (?:a|ont) (?:bien |deja )?ete (?:bien )?[a-z]{3,14}(?:e|es|ee|ees|is|ise|ises|it|ite|u|ue|us|ues) (?:dans|a|sur|de) (?:votre|la|l|vos) (?:liste|agenda|crm|base|fiche|calendrier|compte|profil|ciblage) | ${things} (?:[a-z]+ ){0,3}(?:est|sont) ${now} (?:[a-z]+ ){0,1}(?:class|marqu|pass|rang|notee|elargi|restreint|acti|inscrit|rattach|confi|en ligne|a jour|en place|ouvert|ferm|supprim|regl)[a-z]* | ${things} (?:[a-z]+ ){0,3}(?:est|sont) en ligne ${now} `,
    ),
    unless: phrase(" (?:phrase|texte|objet|brouillon|trop|scale) "),
    isSaid: isNow,
  }),
  framed({
    words:
      "rejoint rejoindre completer venus venues venu venue enrichissent grossir grossi ajoutent ajoute figurent attendent gagne integre integres",
    kind: "done",
    reason: copy.action,
    says: phrase(
      String.raw` (?:noms?|fiches?|contacts?|prospects?|entreprises?|societes?|pistes?|leads?|adresses?) (?:[a-z0-9]+ ){0,5}(?:(?:est|sont) (?:[a-z]+ )?venue?s? (?:[a-z]+ )?(?:completer|enrichir|grossir|rejoindre|s ajouter)|(?:a|ont|vient de|viennent de) (?:[a-z]+ )?(?:rejoint|rejoindre|integre|grossi|complete)|enrichissent|s ajoutent|(?:s est|se sont) ajoutee?s?|figurent|(?:vous )?attendent) (?:[a-z]+ ){0,4}(?:liste|base|fichier|crm|votre compte) | liste (?:[a-z]+ ){0,3}(?:s est (?:enrichie|etoffee|allongee|agrandie)|a (?:gagne|grossi|pris|double)) `,
    ),
    near: phrase(
      String.raw` (?:\d+|une trentaine|une vingtaine|une dizaine|une centaine|des|plusieurs|quelques|ces|vos|les|liste) `,
    ),
    unless: phrase(" (?:chaque nuit|chaque matin|chaque jour|le matin|nuit ouvree|de vous) "),
    isSaid: isNow,
  }),
  framed({
    words:
      "figurera figureront apparaitra apparaitront sera seront recevra recevront demarche* contacte* sollicite* relance* propose*",
    kind: "done",
    reason: copy.action,
    says: phrase(
      String.raw` (?:cette|ce|ces|cet|elle|il|elles|ils|vos|votre|les?|la) (?:[a-z0-9]+ ){0,4}(?:ne|n) (?:vous )?(?:figureront|figurera|apparaitra|apparaitront|sera|seront|recevra|recevront) plus (?:[a-z]+ ){0,3}(?:listes?|demarchee?s?|contactee?s?|sollicitee?s?|relancee?s?|proposee?s?|messages?|mails?) `,
    ),
    unless: phrase(" (?:oppose|opposent|opposition|si|quand|des que|qui s) "),
    isSaid: isNow,
  }),
  framed({
    words: "disparu retirees retires ecarte* exclu*",
    kind: "done",
    reason: copy.action,
    says: phrase(
      String.raw` (?:fiches?|contacts?|prospects?|doublons?|noms?|entreprises?|societe|facture|double|acheteur\w*) (?:[a-z]+ ){0,4}(?:(?:a|ont) (?:bien )?disparu|(?:a|ont) (?:bien |deja )?ete (?:bien )?(?:ecartee?s?|exclue?s?|mise?s? de cote|blackliste\w*)|(?:est|sont) (?:desormais|maintenant|bien) (?:ecartee?s?|exclue?s?)) `,
    ),
    unless: phrase(" (?:automatiquement|import|a l import) "),
    isSaid: isNow,
  }),
  framed({
    words: "place jour route marche rails file cours pied lancee lancees",
    kind: "done",
    reason: copy.action,
    says: phrase(
      String.raw` (?:alerte|rappel|relances?|campagne|sequence|prospection|envois?|veille|suivi|recherche|surveillance) (?:[a-z]+ ){0,4}(?:est|sont) (?:bien |maintenant |desormais |deja )?(?:en place|en route|en marche|sur les rails|lancee?s?|en cours|sur pied|en file d attente|dans la file|dans les tuyaux|enclenchee?s?) | criteres (?:[a-z]+ ){0,3}(?:est|sont) (?:bien |maintenant |desormais |deja )?a jour `,
    ),
    isSaid: isNow,
  }),
  framed({
    words: "ouvert ouverte ouverts cree creee assigne attribue",
    kind: "done",
    reason: copy.action,
    says: phrase(
      String.raw` (?:ticket|dossier|demande|incident|reclamation|signalement) (?:[a-z]+ ){0,3}(?:est|sont|a ete|ont ete) (?:bien |maintenant |desormais |deja )?(?:ouverte?s?|creee?s?|deposee?s?|transmise?s?|assignee?s?|attribuee?s?|enregistree?s?|prise?s? en (?:charge|compte)) `,
    ),
    isSaid: isNow,
  }),
  framed({
    words: "agenda calendrier planning",
    kind: "done",
    reason: copy.action,
    says: phrase(
      String.raw` (?:note|notee|inscrit|inscrite|cale|calee|bloque|bloquee|reserve|reservee|pose|posee|enregistre|ajoute) (?:bien |deja )?(?:dans|sur|a) (?:votre|son|leur|notre|l) (?:agenda|calendrier|planning) `,
    ),
    unless: phrase(" (?:une fois|est il|est elle|si) "),
    isSaid: (clause) => isAsserted(clause) && isNow(clause),
  }),
];
