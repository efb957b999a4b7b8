import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { wholeText } from "../../clauses/clause.ts";
import { lexicon } from "../../clauses/lexicon.ts";
import { phrase } from "../../clauses/phrase.ts";
import { isTold, isWhenever } from "../../clauses/told.ts";
import type { Claim } from "../claim.ts";
import { framed } from "../frame.ts";
import { isOfChangedProfile } from "./changed-profile.ts";

/** Nouns of what would be done outside of the texts. */
const action =
  "(?:ajouts?|envois?|expeditions?|mises? (?:a jour|en relation|en place|en ligne|en pause)|suppressions?|retraits?|programmations?|planifications?|imports?|importations?|exports?|exportations?|changements?|modifications?|enregistrements?|inscriptions?|reservations?|resiliations?|annulations?|relances?|activations?|desactivations?|configurations?|transferts?|transmissions?|synchronisations?|prises? de rdv|prises? de contact|nettoyages?|deplacements?|migrations?|passages?|bascules?|verifications?|operations?|demandes?|fusions?|attributions?|livraisons?|souscriptions?|invitations?|notifications?|publications?|appels?|extensions?|elargissements?|rapprochements?|remboursements?|prelevements?|abonnements?|paiements?)";
/** What is said of them when they are over. */
const over = String.raw`(?:faite?s?|effecti(?:f|fs|ve|ves)|effectuee?s?|terminee?s?|realisee?s?|actee?s?|acheve\w{0,2}|acquise?s?|validee?s?|enregistree?s?|confirmee?s?|boucle\w{0,2}|clos|close|clotures?|reglee?s?|menee?s? a bien|menee?s? a terme|active?s?|actifs?|programmee?s?|executee?s?|planifiee?s?|en cours|en route|en place|en bonne voie|lancee?s?|reussie?s?|chose faite|suspendue?s?|annulee?s?|traitee?s?|transmise?s?|prise?s? en compte|operationnel(?:le)?s?|amorcee?s?|engagee?s?|entree?s? en vigueur|en vigueur|en ligne)`;
const adverb =
  "(?:(?:bien|deja|maintenant|desormais|enfin|bel et bien|donc|a present|a l instant|tout juste|entierement|aussi) ){0,2}";

const noun = phrase(
  ` ${action} (?:[a-z0-9]+ ){0,8}(?:est|sont|a ete|ont ete|vient d etre|viennent d etre|sera|seront) ${adverb}${over} | ${action} (?:[a-z0-9]+ ){0,8}(?:a eu lieu|ont eu lieu|a abouti|ont abouti|a reussi|ont reussi|(?:s est|se sont) (?:bien )?(?:deroulee?s?|passee?s?|effectuee?s?|faite?s?)|a pris effet|prend effet|s applique) `,
);
const heading = phrase(
  `^ (?:voila |et |votre |vos |nouvel |nouvelle |[0-9]+ )?${action} (?:(?:d|de|du|des) (?:[a-z]+ ){1,2})?${adverb}${over} `,
);
/** What such a noun is of, when it is a text that the assistant wrote. */
const ofTexts = phrase(
  " (?:brouillon|phrase|texte|paragraphe|titre|accroche|objet|message est pret|argument|terminee par|peut|export (?:est|csv)|en cours de redaction|prend effet (?:a|au|des) (?:(?:la|l|votre) )?(?:fin|date|echeance|terme|prochaine?|periode|debut|renouvellement)|manuelle?|ou (?:non|pas)) ",
);

const outside = phrase(
  String.raw` (?:profil|zone|criteres?|ciblage|liste|fiches?|acheteur\w*|prospects?|contacts?|destinataires?|agenda|calendrier|abonnement|ticket|rdv|statuts?|offre|growth|scale|starter|equipe|support|crm|client\w*|directeur\w*|directrice|responsable|compte|facture|webhooks?|doublons?|relances?|interlocuteur\w*|numero|adresse|reunion|appel) `,
);

const nouns = framed({
  words:
    "fait faite faits faites effecti* effectue* termine* realise* acte* acheve* acquis* valide* enregistre* confirme* boucle* clos* regle* mene* active* actif* programme* execute* planifie* cours route place voie lance* reussi* chose suspendu* annule* traite* transmis* prise operationnel* amorce* engage* entre* vigueur ligne lieu abouti deroule* passe* effet applique",
  kind: "done",
  reason: copy.action,
  says: noun,
  unless: ofTexts,
});
const headings = framed({
  words:
    "fait faite faits faites effecti* effectue* termine* realise* acte* acheve* acquis* valide* enregistre* confirme* boucle* clos* regle* mene* active* actif* programme* execute* planifie* cours place lance* reussi* suspendu* annule* transmis* operationnel*",
  kind: "done",
  reason: copy.action,
  says: heading,
  unless: ofTexts,
});

/** "La mise à jour du profil est effective", "Envoi effectué", "il a été procédé à", "le nécessaire a été fait". */
export const resultFrames: readonly Claim[] = [
  {
    ...nouns,
    isClaim: (clause, at, facts) =>
      nouns.isClaim(clause, at, facts) && !isWhenever(clause) && !isOfChangedProfile(clause, facts),
  },
  {
    ...headings,
    isClaim: (clause, at, facts) =>
      headings.isClaim(clause, at, facts) && !isWhenever(clause) && !isOfChangedProfile(clause, facts),
  },
  {
    words: lexicon(
      "fait faite regle chose envoye parti ajoute programme active enregistre confirme boucle cale route boite ordre pret bon",
    ),
    kind: "done",
    reason: copy.action,
    isClaim: (clause, _at, facts) =>
      isTold(clause) &&
      !isWhenever(clause) &&
      !isOfChangedProfile(clause, facts) &&
      phrase(
        " (?:c est|voila qui est|tout est|voila c est) (?:bien |deja |desormais )?(?:fait|faite|regle|chose faite|envoye|parti|ajoute|programme|active|enregistre|confirme|boucle|cale|en route|dans la boite|en ordre|pret|bon|reserve) ",
      ).test(clause.text) &&
      outside.test(wholeText(clause)) &&
      !phrase(
        String.raw` (?:brouillon|texte|phrase|objet|lignes?|mots|relisez|relire|vous pouvez (?:l )?envoyer|copiez|quand|a 7 h|des \d) `,
      ).test(wholeText(clause)),
  },
  framed({
    words: "procede",
    kind: "done",
    reason: copy.action,
    says: phrase(" (?:il a ete|il est|a ete|on a|nous avons) (?:bien |deja )?procede "),
  }),
  framed({
    words: "necessaire",
    kind: "done",
    reason: copy.action,
    says: phrase(
      " le necessaire (?:a (?:bien |deja )?ete|est|sera|a (?:deja )?bien ete) (?:bien |deja |aussitot )?(?:faite?|accompli|entrepris) | (?:on|equipe|matinal|support) (?:a|fait|fera) (?:bien |deja )?(?:fait )?le necessaire ",
    ),
  }),
  framed({
    words: "cote soins moi",
    kind: "done",
    reason: copy.action,
    says: phrase(
      " (?:est|sont|a ete|ont ete|a|ont) (?:[a-z]+ ){1,6}(?:de mon cote|de notre cote|par mes soins|par nos soins|grace a moi) ",
    ),
    unless: phrase(" (?:brouillon|texte|phrase|redige) "),
  }),
  framed({
    words: "aupres apres",
    kind: "done",
    reason: copy.action,
    says: phrase(
      " (?:verification|confirmation|echange|contact|discussion|appel) (?:pris )?(?:aupres|avec) (?:de|d|du|des|l|la|le) ",
    ),
    near: phrase("^ apres |apres (?:verification|confirmation|echange) "),
    unless: phrase(" (?:rappelez|relancez|notez|ecrivez|envoyez|demandez|preparez|un appel) "),
  }),
];
