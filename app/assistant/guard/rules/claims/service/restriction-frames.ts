import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { type Clause, isSupposed, wholeText } from "../../clauses/clause.ts";
import { phrase } from "../../clauses/phrase.ts";
import type { Claim } from "../claim.ts";
import { framed } from "../frame.ts";

/** Also with a "pas", which is a part of what is refused. */
const isRefusal = (clause: Clause) =>
  !(isSupposed(clause) || clause.isAsked || clause.isQuoted || believed.test(wholeText(clause)));
const believed = phrase(
  " (?:vous (?:dites|disiez|pensiez|pensez|croyiez|croyez|craignez|aviez)|avez (?:lu|entendu|compris)|d apres vous|selon vous) ",
);

/** What every plan has. */
const ofAll =
  "(?:aide a (?:la redaction|l ecriture)|aide a rediger|redaction|assistant|brouillons?|ecriture|scripts? d appel|scripts?|sequences?|conversation|ciblage|mails? verifies?|telephones? directs?|numeros? directs?|suivi|liste|score|tableau de bord|support par mail)";
const plan = "(?:starter|growth|scale)";
const paper =
  "(?:lettre|courrier (?:postal|recommande|papier|simple)|par courrier|recommandee?|avec accuse|accuse de reception|par la poste|fax|formulaire papier|papier|en agence|huissier|piece d identite|carte d identite|photocopie)";
const refused =
  "(?:ne (?:peux|pouvons|puis|suis|sommes) (?:malheureusement |helas |pas |malheureusement pas |helas pas ){1,2}(?:autorise[a-z]* a |en mesure de |habilite[a-z]* a )?)";

const elsewhere = phrase(
  " (?:vos (?:prospects?|clients?|fournisseurs?|prestataires?|propres)|votre (?:prospect|client|fournisseur|prestataire|propre|concurrent)|leurs? (?:contrat|fournisseur|abonnement)|son (?:contrat|fournisseur|abonnement)|ses|concurrents?|au dela|plus de [0-9]+|inutile|nul besoin|pas besoin|sans (?:lettre|courrier|recommande|papier|formulaire|aucune?|motif|justificatif)|aucune? (?:lettre|courrier|recommande[a-z]*|formulaire|papier|piece|justificatif|motif)|pas de (?:lettre|courrier|recommande[a-z]*|formulaire|papier|piece)|ni (?:lettre|courrier|recommande[a-z]*|formulaire|papier)|n est (?:pas|plus|ni) (?:[a-z]+ )?(?:necessaire|obligatoire|demandee?|exigee?|reservee?s?|requise?)|ne (?:demande|demandons|exige|exigeons|faut) (?:pas|aucune?|ni)) ",
);

/** What is agreed with the team. */
const ofOtherVolumes = {
  test: (text: string) =>
    elsewhere.test(text) ||
    phrase(
      " (?:[0-9]{3,} (?:contacts|fiches|leads|prospects)|sur mesure|volumes?|remises?|ne (?:sont|est) (?:pas|jamais) (?:[a-z]+ )?(?:sur devis|sur demande|confidentiel(?:le)?s?|etablis?|negociee?s?|cachee?s?|au cas)|particuliere?|autre prix|prix autre|ttc|crm) ",
    ).test(text),
};

/** Also what our terms and pages do say: the term of a year, a click, a letter among other ways. */
const ofOwnTerms = {
  test: (text: string) =>
    elsewhere.test(text) ||
    phrase(
      " (?:annuels?|annuelle (?:se|prend)|annuellement|a l annee|abonnement annuel|prend effet|prendra effet|d un clic|en ligne|ou par|aussi|page (?:compte|offre)|s opposer|opposition|autorites?|prospects?) ",
    ).test(text),
};

/** Restrictions that our pages, our terms and the catalogue do not know. requirements.md PCN, interpretation.md D361. */
export const restrictionFrames: readonly Claim[] = [
  framed({
    words: "prix tarif tarifs tarification devis grille",
    kind: "price",
    reason: copy.price,
    denies: true,
    says: phrase(
      ` (?:nos|les|notre|la|le) (?:prix|tarifs?|tarification|grille tarifaire|offres?) (?:[a-z]+ ){0,6}(?:sur devis|sur demande|confidentiels?|au cas par cas|a la carte|(?:ne|n) (?:[a-z]+ ){0,2}(?:sont|est) (?:pas|jamais) (?:publics?|publiee?s?|affichee?s?|communiquee?s?|publique)|(?:sont|est) (?:[a-z]+ ){0,2}(?:etablis?|communiquee?s?|fixee?s?|calculee?s?|negociee?s?) (?:[a-z]+ ){0,3}(?:devis|demande|rdv|demo|commercial|au cas par cas)) | ${refused}(?:vous )?(?:les |le |en )?(?:communiquer|donner|indiquer|annoncer|devoiler|reveler|divulguer|citer|afficher|fournir) (?:(?:nos|notre) (?:[a-z]+ )?(?:tarifs?|prix|grille) $|(?:de |d |nos |les |le |l |aucun |un |notre )(?:[a-z]+ )?(?:tarifs?|prix|grille) (?:ici|par ecrit|dans cette|en ligne|de (?:nos|matinal|growth|starter|scale|l abonnement)|du service|des offres|public) )| nous ne (?:communiquons|publions|affichons|donnons) (?:pas|jamais|plus|aucun) (?:de |nos |les |le )?(?:[a-z]+ )?(?:prix|tarifs?) `,
    ),
    unless: ofOtherVolumes,
    isSaid: isRefusal,
  }),
  framed({
    words:
      "reserve reservee reserves reservees limitee limite disponible disponibles accessible exclusi* compris* inclus* active* ouvert* commence commencent vient viennent formule abonnement plan forfait",
    kind: "feature",
    reason: copy.feature,
    denies: true,
    says: phrase(
      ` (?:l |la |le |les |mes |nos |notre )${ofAll} (?:[a-z]+ ){0,5}(?:(?:est|sont) (?:[a-z]+ )?(?:reservee?s?|limitee?s?|disponibles? (?:uniquement|seulement)|accessibles? (?:uniquement|seulement)|exclusi[a-z]+)|(?:n est|ne sont) (?:[a-z]+ )?(?:comprise?s?|inclus|incluse?s?|disponibles?|accessibles?|ouverte?s?|active?s?) (?:qu|que)|ne (?:commence|commencent|vient|viennent) qu) (?:[a-z]+ ){0,6}${plan} | ${refused}(?:vous )?(?:rediger|ecrire|preparer|aider a rediger|proposer|reformuler) (?:[a-z]+ ){0,6}(?:avec|dans|sur|sous) votre (?:formule|abonnement|plan|forfait) | (?:reservee?s?|limitee?s?) aux (?:clients|abonnes|utilisateurs) (?:de |d )?(?:l offre |la formule )?(?:[a-z]+ )?${plan} `,
    ),
    near: phrase(` (?:${ofAll}|rediger|ecrire|mails?|messages?) `),
    unless: phrase(
      " (?:dedie|prioritaire|temps reel|export[a-z]*|import[a-z]*|criteres|rapports?|sur mesure|webhooks?|essai|n est pas reservee?s?|ne sont pas reservee?s?|pas seulement) ",
    ),
    isSaid: isRefusal,
  }),
  framed({
    follows: "ne",
    words: "peux pouvons",
    kind: "feature",
    reason: copy.feature,
    denies: true,
    says: phrase(
      ` ${refused}(?:vous )?(?:rediger|ecrire|preparer|aider a rediger|proposer|reformuler) (?:[a-z]+ ){0,3}(?:mails?|messages?|scripts?|brouillons?|sequences?|relances?|textes?) `,
    ),
    near: phrase(
      `^ (?:desole )?(?:avec|dans|sur|sous) (?:l offre |la formule |votre (?:formule|offre|abonnement|plan|forfait) |${plan} )| (?:avec|dans|sur|sous) ${plan} `,
    ),
    unless: phrase(" (?:a votre place|qui (?:promet|affirme|dit|cite)|faux|fausse) "),
    isSaid: isRefusal,
  }),
  framed({
    follows: "ne n",
    words: "donne comprend inclut contient permet prevoit a offre propose",
    kind: "feature",
    reason: copy.feature,
    denies: true,
    says: phrase(
      ` ${plan} (?:[a-z]+ ){0,2}(?:ne|n) (?:donne|comprend|inclut|contient|permet|prevoit|a|offre|propose) (?:pas|ni|aucune?) (?:[a-z]+ ){0,4}${ofAll} `,
    ),
    unless: phrase(
      " (?:dedie|prioritaire|temps reel|export[a-z]*|import[a-z]*|rapports?|sur mesure|appeler|envoyer|pas que|pas seulement) ",
    ),
    isSaid: isRefusal,
  }),
  framed({
    words:
      "lettre courrier recommande recommandee accuse poste fax papier agence huissier piece carte photocopie anniversaire annuelle fois telephone",
    kind: "price",
    reason: copy.terms,
    denies: true,
    says: phrase(
      ` (?:faut|faudra|devez|devrez|doit|doivent|fait|font|passe|possible|impossible|exige|exigeons|demande|demandons|demandee?|par|uniquement|seulement|qu|que|envoyer|envoyez|adresser|adressez|suppose|necessite) (?:[a-z]+ ){0,4}${paper} | (?:ne|n) (?:[a-z]+ ){0,4}(?:qu|que|possible|resilier|annuler) (?:[a-z0-9]+ ){0,5}(?:(?:date|jour) anniversaire|echeance annuelle|une fois par an|1 fois par an|par telephone) | (?:a|jusqu a) (?:la|votre|sa) date anniversaire `,
    ),
    near: phrase(
      " (?:resiliation|resilier|resiliez|resilie|annulation|desabonner|desabonnement|(?:mettre|mettez) fin|(?:annuler|arreter|stopper|quitter) (?:l|votre|mon|le) (?:abonnement|contrat|service|offre)) ",
    ),
    unless: ofOwnTerms,
    isSaid: isRefusal,
  }),
  framed({
    words:
      "lettre courrier recommande recommandee accuse poste fax papier piece carte photocopie demande telecharg* export* recuper* supprim*",
    kind: "promise",
    reason: copy.conformity,
    denies: true,
    says: phrase(
      ` (?:faut|faudra|devez|devrez|doit|doivent|fait|font|passe|possible|impossible|exige|exigeons|demande|demandons|uniquement|seulement|exclusivement|qu|que|joindre|envoyer|adresser|suppose|necessite) (?:[a-z]+ ){0,6}${paper} | (?:avec|presentation de|joindre|fournir) (?:[a-z]+ ){0,3}(?:piece d identite|carte d identite|photocopie) | (?:qu|que) sur (?:votre |simple )?demande (?:ecrite )?| ${refused}(?:[a-z]+ ){0,3}(?:telecharger|exporter|recuperer|supprimer|consulter|corriger) (?:vous meme )?(?:vos|votre) (?:donnees|compte|profil|conversations?|brouillons?) (?:vous meme|seule?|sans) `,
    ),
    near: phrase(
      " (?:(?:vos|votre|mes|les|des|toutes) (?:donnees|compte|fiches|informations)|telecharg[a-z]*|(?:export|suppression|copie|acces) (?:de|des|du|a) (?:vos|votre|compte)|donnees personnelles) ",
    ),
    unless: ofOwnTerms,
    isSaid: isRefusal,
  }),
];
