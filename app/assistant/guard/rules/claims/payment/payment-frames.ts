import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { type Clause, isNegated, isSupposed } from "../../clauses/clause.ts";
import { isReported } from "../../clauses/owner.ts";
import { phrase } from "../../clauses/phrase.ts";
import { isAsserted } from "../../clauses/told.ts";
import type { Claim } from "../claim.ts";
import { framed } from "../frame.ts";

/** What the customer sells to others. */
const theirs = phrase(
  String.raw` (?:vos (?:propres )?(?:prospects?|clients?|prix|tarifs?|remises?|offres?)|votre (?:prospect|client|cliente|remise|offre|marge|tarif)|proposez|accordez|offrez|pas de prix|sur vos|un client|vos clients|client fidele|clients fideles|se justifie|contre|(?:fin d|l) appel|acheteu\w+|prospects?|la valeur) `,
);
/** Somebody promises it: a condition before it does not take it back. */
const isPromised = (clause: Clause) =>
  !(
    isSupposed(clause) ||
    clause.isAsked ||
    clause.isQuoted ||
    isReported(clause) ||
    phrase("^ (?:et |mais )?(?:pas|non|jamais) ").test(clause.text)
  );
/** Also an advice, as "prévoyez": what it tells to count on. */
const isForetold = (clause: Clause) => isPromised(clause) && !isNegated(clause);
const isGranted = (clause: Clause) => isPromised(clause) && isAsserted(clause);

const free =
  "(?:gratuite?s?|offerte?s?|sans (?:payer|frais|debourser|rien (?:payer|debourser)|depense|depenser)|a notre charge|ne (?:vous )?(?:coute|coutent|coutera|couteront) rien|pour rien|pour 0 €)";
const span = "(?:semaines?|mois|jours|quinzaine|trimestre|annee)";

/** Discounts, gifts, refunds and delays of payment, in the words in which they are hinted at. */
export const paymentFrames: readonly Claim[] = [
  framed({
    words: "taxe taxes tva comprise comprises incluse incluses dedans",
    kind: "price",
    reason: copy.vat,
    says: phrase(
      " (?:taxes?|tva) (?:est |sont )?(?:deja |toutes )?(?:comprises?|incluses?|dedans|dans le prix) | (?:taxes?|tva) (?:est|sont) deja dans ",
    ),
    near: phrase(
      String.raw` (?:prix|tarifs?|affich\w+|payez|paierez|compte|carte|facture|starter|growth|scale) `,
    ),
    unless: phrase(" € (?:[a-z]+ ){0,2}(?:tva|taxes?) | soit | ttc | ht | hors | votre prix | vos prix "),
  }),
  framed({
    words: "frais",
    kind: "price",
    reason: copy.terms,
    says: phrase(
      " frais (?:de|d) (?:mise en (?:service|route|place)|dossier|installation|parametrage|activation|resiliation|ouverture|gestion) ",
    ),
    unless: phrase(" (?:aucuns?|pas de|sans|zero|ni|jamais|n existe|0 €) "),
    isSaid: isForetold,
  }),
  framed({
    words: "debite preleve du exigible facture gratuitement",
    kind: "price",
    reason: copy.terms,
    says: phrase(
      " rien (?:n est|ne sera) (?:debite|preleve|du|exigible|facture) (?:[a-z]+ ){0,2}(?:avant|jusqu|tant que|les|pendant) | (?:starter|scale) (?:[a-z]+ ){0,4}gratuitement ",
    ),
    unless: phrase(" (?:essai|essayer|essaie) "),
    isSaid: isPromised,
  }),
  framed({
    words: "part sus option supplement",
    kind: "price",
    reason: copy.terms,
    says: phrase(
      " (?:numeros?|mails?|export|import|support|telephones?|coordonnees) (?:[a-z]+ ){0,3}(?:se paye|se paie|se payent|est facture|sont factures|se facture) (?:a part|en sus|en plus|en option|en supplement) ",
    ),
    isSaid: isForetold,
  }),
  framed({
    words: "minimale minimum minimales",
    kind: "price",
    reason: copy.terms,
    says: phrase(
      " (?:duree|periode|engagement) (?:minimale?|minimum) (?:de|d|est de) (?:[a-z]+ )?[0-9]+ (?:mois|ans?|semaines?) | minimum (?:de|d) [0-9]+ (?:mois|ans?) ",
    ),
    near: phrase(
      " (?:formule|abonnement|offre|mensuelle?|resili[a-z]*|contrat|starter|growth|scale|liberte) ",
    ),
    isSaid: isForetold,
  }),
  framed({
    words: "prevenez avertissez prevenir avertir avance",
    kind: "price",
    reason: copy.terms,
    says: phrase(
      " (?:prevenez|avertissez|prevenir|avertir|previens) (?:nous )?(?:[a-z]+ ){0,3}[0-9]+ (?:mois|semaines?|jours?|trimestres?) (?:a l avance|avant) | (?:prevenez|avertissez) nous un (?:mois|trimestre) (?:a l avance|avant) ",
    ),
    near: phrase(" (?:arreter|resilier|partir|quitter|stopper|fin|abonnement|contrat) "),
    isSaid: (clause) => !(clause.isAsked || clause.isQuoted || isReported(clause)),
  }),
  framed({
    words: "effort geste pouce arrangement faveur fleur",
    kind: "price",
    reason: copy.discount,
    says: phrase(
      " (?:effort|geste|coup de pouce|arrangement|traitement de faveur|faveur|fleur) (?:[a-z]+ ){0,4}(?:prix|tarif|tarifaire|commercial|abonnement|(?:vous )?(?:est|sera|reste) (?:possible|accordee?|consentie?|envisageable|fait|prevue?)|peut|pourra|envisageable) ",
    ),
    unless: theirs,
    isSaid: isGranted,
  }),
  framed({
    words: "gratuit* offert* sans charge rien",
    kind: "price",
    reason: copy.gift,
    says: phrase(
      String.raw` (?:premiere?s?|deux|2|3|4|5|6|\d+|tout|ce|le|un|une|chaque|second|deuxieme|dernier) ${span} (?:[a-z]+ ){0,5}${free} | (?:gratuite|exoneration) (?:[a-z]+ ){0,3}(?:premiere?s?|\d+) ${span} | ${span} (?:entiere?s? )?pour (?:essayer|vous decider|tester|voir)(?: [a-z]+){0,3} (?:sans|gratuitement) `,
    ),
    near: phrase(
      " (?:starter|growth|scale|offres?|formules?|abonnement|vous|inscription|matinal|notre|nos|essayer|commencer) ",
    ),
    unless: phrase(
      " (?:14 jours|2 semaines|quatorze) (?:[a-z ]+)?(?:growth)|growth (?:[a-z ]+)?(?:14 jours|2 semaines)| (?:vos (?:prospects?|clients?)|votre (?:prospect|client|marge)|proposez|offrez|revient a (?:[a-z ]+)?2 mois|fait gagner) ",
    ),
    isSaid: isGranted,
  }),
  framed({
    words:
      "rendu rendue rendus rendons rend restitu* revien* recuper* revers* versees debours* retrouv* remis remise rembours*",
    kind: "price",
    reason: copy.refund,
    says: phrase(
      String.raw` (?:argent|sommes?|mise|versements?|paiements?|abonnement|mensualites?|€|montant|depense|achat) (?:[a-z]+ ){0,4}(?:rendue?s?|restituee?s?|reversee?s?|vous (?:reviennent|revient|reviendra|reviendront)|remboursee?s?|recredit\w+) | (?:recuperez|recupererez|retrouvez|retrouverez) (?:votre|vos|la|l|les) (?:mise|argent|sommes?|versements?|depense|paiements?|\d+ €) | (?:on|nous|matinal) (?:vous )?(?:rend|rendons|rendra|rembourse|remboursons|restitue) tout | (?:rendons|restituons|reversons|rendrons|restituerons|rend|rendra) (?:votre|vos|l|les|la) (?:argent|mise|sommes?|versements?|\d+ €|\d+) `,
    ),
    unless: theirs,
    isSaid: isPromised,
  }),
  framed({
    words:
      "paient paie attendre attendra intervient du due reglerez paierez payer regler debourser facturee facture factures qu apres",
    kind: "price",
    reason: copy.terms,
    says: phrase(
      " (?:reglement|paiement|facture|facturation|abonnement|prelevement|solde) (?:[a-z]+ ){0,3}(?:peut attendre|attendra|peuvent attendre|n intervient qu|ne vient qu|viendra (?:plus tard|apres)|(?:est|sera) (?:due?|exigible) (?:seulement|uniquement)|n est due? qu|ne sera due? qu|se fait (?:seulement )?apres|intervient (?:seulement )?(?:apres|une fois)) | rien a (?:payer|regler|debourser) (?:[a-z]+ ){0,2}(?:avant|tant que|jusqu|d avance|au depart|pour commencer) | ne (?:reglerez|reglez|paierez|payez|debourserez|deboursez) (?:[a-z]+ ){0,4}(?:qu|que|avant|rien) | ne (?:paient|paie|payez|paierez|paieront|reglez|reglent) (?:pas|rien) (?:[a-z]+ ){0,3}(?:mois|trimestre|semaines?|annee) ",
    ),
    unless: theirs,
    isSaid: (clause) => isPromised(clause),
  }),
  framed({
    words:
      "negocie* negociable* discute* discuter revu revoir ajuste* adapte* baisse* allege* adouci* plusieurs prix echelonne* etale* fractionne* cadeau moitie",
    kind: "price",
    reason: copy.discount,
    says: phrase(
      " (?:prix|tarifs?|abonnement|facture|montant|reglement|paiement|cout|engagement|mensualite) (?:[a-z]+ ){0,4}(?:(?:peut|peuvent|pourra|pourrait) (?:toujours |aussi )?(?:etre )?(?:revue?s?|ajustee?s?|adaptee?s?|baissee?s?|discutee?s?|echelonnee?s?|etalee?s?|fractionnee?s?|negociee?s?|reduite?s?|se (?:discuter|negocier|revoir|regler)|baisser)|se (?:negocie|discute|negocient|discutent|fractionne|regle en)|allegee?s?|adoucie?s?|solidaire|etudiant|ami) | (?:fai(?:sons|t|s)|ferons) (?:un |petit )?cadeau d | cadeau (?:de|du|d) (?:[a-z]+ )?(?:mois|semaine|abonnement) | ne (?:paie|payez|paiera|paierez|coute) que la moitie | pour le prix d | (?:paie|payez|coute) moitie (?:prix|moins)",
    ),
    unless: phrase(
      String.raw` (?:vos (?:propres )?(?:prospects?|clients?|prix|tarifs?)|votre (?:prospect|client|marge|tarif)|proposez|accordez|offrez|un client|client fidele|vos clients|contre|(?:fin d|l|en) appel|acheteu\w+|prospects?|la valeur|chaque (?:contact|fiche)|la fiche|le contact|que (?:growth|starter|scale|le mensuel)) `,
    ),
    isSaid: isGranted,
  }),
];
