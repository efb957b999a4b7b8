import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { type Clause, isNegated, isSupposed, wholeText } from "../../clauses/clause.ts";
import { lexicon } from "../../clauses/lexicon.ts";
import { isReported } from "../../clauses/owner.ts";
import { phrase } from "../../clauses/phrase.ts";
import { isTold } from "../../clauses/told.ts";
import type { Claim } from "../claim.ts";
import { framed } from "../frame.ts";

const chore =
  "(?:prevenir|relancer|appeler|rappeler|contacter|envoyer|ecrire|ajouter|importer|exporter|programmer|planifier|reserver|transmettre|verifier|surveiller|suivre|inscrire|mettre a jour|negocier|prendre (?:rdv|contact)|modifier|supprimer|joindre|avertir|informer|demander)";
/** Said, or asked to be left to the assistant. */
const isOffered = (clause: Clause) =>
  !(isSupposed(clause) || clause.isAsked || clause.isQuoted || isReported(clause)) &&
  !phrase(" (?:pas|jamais|peux pas) ").test(clause.text);

/** What the assistant says that it, the service or nobody at all will do. */
export const promiseFrames: readonly Claim[] = [
  framed({
    words: "charge occupe soin moi comptez reposez",
    kind: "done",
    reason: copy.action,
    says: phrase(
      ` (?:je|nous) (?:me|nous) (?:charge|chargeons|occupe|occupons|chargerai|occuperai) (?:moi meme |volontiers |aussitot )?(?:de|d) (?:[a-z]+ )?${chore} | (?:comptez|reposez vous) sur (?:moi|nous|l equipe|matinal) (?:pour|afin) | laiss(?:ez|e) (?:moi|nous) (?:faire|${chore}|m en|nous en) `,
    ),
    unless: phrase(
      " (?:phrase|texte|accroche|objet|pour (?:rediger|reformuler|raccourcir|preparer|trouver (?:les mots|l angle|une formule))) ",
    ),
    isSaid: isOffered,
  }),
  framed({
    words: "charge occupe coup occupent chargent gere gerent",
    kind: "done",
    reason: copy.action,
    says: phrase(
      " (?:equipe|support|matinal|conseiller|conseillere|collegue|technicien|elle|il|ils|on) (?:[a-z]+ ){0,2}(?:s en (?:charge|chargent|occupe|occupent)|s occupe de tout|est sur le coup|sont sur le coup|a pris le relais|prend le relais|prendra le relais|prend la main) ",
    ),
    near: phrase(" (?:equipe|support|matinal|conseiller|conseillere|collegue|technicien) "),
    isSaid: isOffered,
  }),
  framed({
    words: "saisi* preven* alert* inform* sollicit* courant contact* averti*",
    kind: "done",
    reason: copy.action,
    says: phrase(
      String.raw` (?:equipe|support|service|services|conseillere?s?|techniciens?|collegues?) (?:[a-z]+ ){0,3}(?:a|ont|est|sont) (?:bien |deja )?(?:ete )?(?:[a-z]+ )?(?:saisie?s?|prevenue?s?|alertee?s?|informee?s?|sollicitee?s?|mise?s? au courant|contactee?s?|avertie?s?) | (?:votre|vos|le|la|l|cet|cette) (?:prospects?|acheteu\w+|interlocut\w+|contacts?|client\w*|direct\w+|responsable|destinataire) (?:est|sont|a ete|ont ete) (?:bien |deja |maintenant )?(?:prevenue?s?|avertie?s?|informee?s?|mise?s? au courant|au courant) (?:de|d|du|que|par) `,
    ),
    unless: phrase(" (?:si |opposition|une fois) "),
    isSaid: isOffered,
  }),
  framed({
    words: "intervention intervenir faire lever agir bouger penser",
    kind: "done",
    reason: copy.automation,
    says: phrase(
      " (?:sans (?:aucune |la moindre )?(?:intervention|action|manipulation)|sans que vous (?:n )?ayez (?:a|rien a)|sans (?:rien|avoir (?:rien )?a) (?:faire|intervenir|y penser|agir)|sans lever le petit doigt|sans bouger) ",
    ),
    near: phrase(
      " (?:relances?|suivi|envois?|messages?|sequence|campagne|rappels?|rdv|invitations?|appels?|prospection) ",
    ),
    unless: phrase(" (?:7 h 30|webhooks?|mail du matin|liste) "),
  }),
  {
    words: lexicon("previens avertis alerte notifie informe"),
    kind: "done",
    reason: copy.action,
    isClaim: (clause) =>
      isOffered(clause) &&
      phrase(" je (?:vous |t )?(?:previens|avertis|alerte|notifie|informe|previendrai|avertirai) ").test(
        clause.text,
      ) &&
      phrase(" (?:si|des que|des qu|quand|lorsqu|lorsque|a chaque|au moindre|aussitot|aussi tot) ").test(
        wholeText(clause),
      ),
  },
  framed({
    follows: "je",
    words: "relance rappelle contacte appelle envoie ecris surveille suis",
    kind: "done",
    reason: copy.action,
    says: phrase(
      String.raw` je (?:relance|rappelle|contacte|appelle|surveille|guette) (?:l|le|la|les|vos|votre|cet|cette|ce|ces|tous) (?:acheteu\w+|prospects?|contacts?|interlocut\w+|direct\w+|responsables?|cliente?s?|entreprises?|reponses?|retours?|boite|ouvertures?) `,
    ),
  }),
  // The assistant is given the draft that is open, and no others.
  framed({
    follows: "ai avons viens venons",
    words:
      "lu lus lire relu* relire corrig* parcouru* parcourir revu* revoir verifi* examin* trie* trier classe* range* reecri* amelior* optimis*",
    kind: "done",
    reason: copy.action,
    says: phrase(
      String.raw` (?:j ai|nous avons|je viens de|nous venons de) (?:[a-z]+ )?(?:lu|lire|relu|relire|corrig\w+|parcour\w+|revu|revoir|verifi\w+|examin\w+|trie\w*|classe\w*|range\w*|reecri\w+|amelior\w+|optimis\w+) (?:tous |toutes )?(?:vos|les|mes|ces) (?:\d+ |derniers? |autres? ){0,2}(?:brouillons|sequences|scripts) `,
    ),
    isSaid: isTold,
  }),
  // "C’est noté, je vous rappellerai mardi": what a customer says in a mail begins otherwise.
  framed({
    follows: "je vous",
    words: "rappelle* recontacte* appelle* telephone* relance* fais ferai",
    kind: "done",
    reason: copy.action,
    says: phrase(
      " je vous (?:rappelle|rappellerai|recontacte|recontacterai|appelle|appellerai|telephone|telephonerai|relance|relancerai|fais signe|ferai signe) (?:[a-z]+ )?(?:lundi|mardi|mercredi|jeudi|vendredi|demain|ce soir|cet apres|dans (?:la|l|une|un|[0-9]+)|des|a [0-9]+|en (?:debut|fin)|la semaine) ",
    ),
    near: phrase(
      " (?:c est note|entendu|parfait|promis|d accord|tres bien|bien recu|comptez sur moi|sans faute|c est d accord|(?:garde|note|retiens) (?:ca|cela|ceci|tout|bien)|en memoire) ",
    ),
    isSaid: isTold,
  }),
  // Not what "dans votre profil" would say of the customer: "je l’enregistre dans votre profil".
  framed({
    follows: "je",
    words: "enregistre inscris ajoute note mets range reporte",
    kind: "done",
    reason: copy.action,
    says: phrase(
      " je (?:l|les|la|le) (?:enregistre|inscris|ajoute|note|mets|range|reporte) (?:[a-z]+ ){0,5}dans (?:votre|vos) (?:profil|liste|ciblage|compte|fiches?|agenda) ",
    ),
    unless: phrase(" (?:si vous|des que vous|quand vous|acceptez|accord|confirmez|validez) "),
    isSaid: (clause) => !(isNegated(clause) || isSupposed(clause) || clause.isAsked || clause.isQuoted),
  }),
  // "Je change la zone de votre ciblage : c’est fait."
  framed({
    words: "fait regle enregistre envoye programme reserve active bloque transmis",
    kind: "done",
    reason: copy.action,
    says: phrase(
      "^ (?:et )?(?:voila )?(?:c est|ca y est c est) (?:fait|regle|enregistre|envoye|programme|reserve|active|bloque|transmis) $",
    ),
    near: phrase(
      " (?:je|j) (?:[a-z]+ ){1,8}(?:profil|liste|ciblage|fiches?|agenda|abonnement|compte|support|equipe|crm|prospects?) ",
    ),
    unless: phrase(" (?:clics?|appuyez|cliquez|cochez|vous pouvez|peux|proposerai|propose|si vous) "),
    isSaid: isTold,
  }),
  framed({
    words: "assure assuree occupe occupee",
    kind: "done",
    reason: copy.action,
    says: phrase(" (?:je )?m en suis (?:bien |deja )?(?:assuree?|occupee?|chargee?) "),
  }),
  {
    words: lexicon("mettre placer ranger ajouter inscrire glisser verser classer"),
    kind: "done",
    reason: copy.action,
    isClaim: (clause) =>
      isTold(clause) &&
      phrase(
        " (?:viens|venons|vient) de (?:les|l|la|le) y (?:mettre|placer|ranger|ajouter|inscrire|glisser|verser|classer) ",
      ).test(clause.text) &&
      phrase(" (?:liste|agenda|crm|calendrier|base|ciblage) ").test(wholeText(clause)),
  },
];
