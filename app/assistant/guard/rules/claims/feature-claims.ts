import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { clausesOf, isHypothetical, isNegated, saysAny, wholeText } from "../clauses/clause.ts";
import { lexicon } from "../clauses/lexicon.ts";
import { isAdvice, isOurs, isOursNearby, isReported } from "../clauses/owner.ts";
import { phrase } from "../clauses/phrase.ts";
import { isStated } from "../clauses/told.ts";
import type { Claim } from "./claim.ts";

const actors = lexicon(
  "matinal outil service ia assistant agent plateforme logiciel systeme application robot",
);
/** What none of them does, with its object. */
const deeds = lexicon("*");
/** What the service does, as its pages say, or is. */
const known = lexicon(
  "est sont paie paient finance financent coute coutent comprend contient livre livrera livrent tient classe aide prepare redige propose proposent demande indique affiche montre garde conserve supprime respecte travaille fonctionne repose utilise verifie enrichit complete calcule note donne donnent fournit reste laisse adresse convient suffit permet permettent trouve trouvera cherche recherche ajoute ajoutent part arrive revient vaut monte passe inclut a ont peut peuvent va vont vient doit prevoit distingue ajuste met vous ne n y se lit et ou qui que de d du des en pour avec par sur dans a au aux comme vend sait connait explique dit parle signale prend tarifs couvre depasse offre dispose compte regroupe precise mentionne ecoute comprendra reunit sert suit lance lancee retire interroge consulte puise part tire repart ouvre commence demarre execute remplace tutoie vouvoie cree fait rappelle assiste trie repere repond plafonne double triple quadruple represente apporte economise existe accepte facture s seule seul mensuel annuel prioritaire commercial ia bien deja aussi mieux plus moins toujours",
);
const proven = lexicon(
  "envoie envoient enverra appelle appellent appellera relance relancent relancera contacte contactera ecrit publie publient poste programme planifie negocie signe transcrit traduit demarche qualifie prend fixe invite repond detecte devine predit remplit facture enregistre suit surveille scanne analyse genere importe aspire extrait telephone numerote compose synchronise connecte integre s occupe ajoute",
);
const targets = phrase(
  "(?:prospect|cible|contact|client|mail|message|linkedin|relance|rendez|appel|sms|reponse|agenda|lead|site|concurrent|langue|visiteur|carte|devis|facture|contrat|campagne|reseau)",
);

/** Words of things that the product does not have, which tell enough alone beside "vous", "nous" or the product. */
const absent = [
  "application mobile",
  "appli mobile",
  "application iphone",
  "application android",
  "app store",
  "google play",
  "extension chrome",
  "extension navigateur",
  "extension pour",
  "extension linkedin",
  "plug in",
  "plugin",
  "complement outlook",
  "module de",
  "module d",
  "test a b",
  "tests a b",
  "a b testing",
  "suivi des ouvertures",
  "suivi d ouverture",
  "taux d ouverture",
  "suivi des clics",
  "qui a ouvert",
  "qui a clique",
  "qui ont ouvert",
  "ouvert vos mails",
  "ouvert vos messages",
  "notifications push",
  "signature electronique",
  "double authentification",
  "authentification unique",
  "mode vocal",
  "commande vocale",
  "commandes vocales",
  "reconnaissance vocale",
  "assistant vocal",
  "fichier de particuliers",
  "fichiers de particuliers",
  "base de particuliers",
  "acheter un fichier",
  "acheter des fichiers",
  "acheter des contacts",
  "acheter des credits",
  "integration native",
  "integrations natives",
  "connecteur natif",
  "connecteurs natifs",
  "composeur automatique",
  "numeroteur",
  "intentions d achat",
  "intention d achat",
  "visiteurs de votre site",
  "visitent votre site",
  "carte interactive",
  "cartes de visite",
  "enregistrement des appels",
  "appels enregistres",
  "appels sont enregistres",
  "appel est enregistre",
  "transcription",
  "transcrits",
  "visioconference",
  "en un clic sur linkedin",
  "messagerie integree",
  "boite d envoi",
  "envoi groupe",
  "envois groupes",
  "envoi en masse",
  "envoi automatique",
  "envois automatiques",
  "relances automatiques",
  "relance automatique",
  "reponse automatique",
  "reponses automatiques",
  "sequences automatiques",
  "campagnes automatiques",
  "chatbot",
  "sms",
  "whatsapp",
  "google agenda",
  "google calendar",
  "agenda partage",
  "page d atterrissage",
  "landing page",
  "tableau de bord des ouvertures",
  "marque blanche",
  "programme pour partir",
  "programmes pour partir",
  "partir a l heure",
  "envoi differe",
  "a l heure de votre choix",
  "12 langues",
  "toutes les langues",
  "plusieurs langues",
  "enrichissement en masse",
  "score de solvabilite",
  "solvabilite",
  "bibliotheque de modeles",
  "modeles prets a l emploi",
  "tunnel de vente",
  "prevision des ventes",
  "previsions de ventes",
  "mode sombre",
  "synchronise tout seul",
  "synchronisation avec votre agenda",
  "synchronisation bidirectionnelle",
  "synchronise avec",
  "se synchronise",
  "se connecte a votre",
  "detection automatique",
  "prise de rdv automatique",
  "enregistreur",
  "votre telephone l application",
  "l application matinal",
  "application matinal",
  "depuis outlook",
  "depuis gmail",
  "se programment",
  "se programme a l avance",
  "a l avance dans l interface",
  "vos appels passent par",
  "posts sur linkedin",
  "des posts",
  "enregistrer vos appels",
  "enregistrer les appels",
  "sans que vous ayez a",
  "envoyer le mail directement",
  "envoyer directement",
  "envoyer un mail depuis",
  "par la voix",
  "version ios",
  "version android",
  "version mobile",
  "suivre les ouvertures",
  "ouvertures de vos mails",
  "dicter",
  "a la voix",
  "lit vos mails",
  "lit vos messages",
  "lit votre messagerie",
  "demande de connexion",
  "notification",
  "notifications",
  "smartphone",
  "taux de clics",
  "taux de clic",
  "taux d ouverture de",
  "prospect ouvre",
  "ouvre votre mail",
  "ouvre vos mails",
  "ouvre votre message",
  "clique sur",
  "impayes",
  "programmer l envoi",
  "programmer un envoi",
  "programmer vos envois",
  "planifier l envoi",
  "planifier vos envois",
  "planifier un envoi",
  "programmer vos relances",
  "envoyer depuis",
  "envoyer vos mails depuis",
  "appeler depuis l application",
  "campagnes publicitaires",
  "publicites",
  "webinaire",
  "webinaires",
  "formation en ligne",
  "generateur de devis",
  "tournee",
  "tournees",
  "geolocalisation",
  "cartographie",
  "itineraire",
  "veille concurrentielle",
  "alertes presse",
  "revue de presse",
  "deepl",
  "chatgpt",
  "voix de synthese",
  "synthese vocale",
  "messages vocaux",
  "dictee vocale",
  "enregistre vos appels",
  "ecoute vos appels",
  "resume vos appels",
  "compte rendu automatique",
  "boite de reception",
  "messagerie unifiee",
  "gestion des stocks",
  "comptabilite",
  "fiches de paie",
  "bulletins de paie",
  "logiciel de paie",
  "recouvrement",
  "site vitrine",
  "referencement",
  "reseaux sociaux",
  "publication sur linkedin",
  "publier sur linkedin",
  "invitations linkedin",
  "messages linkedin",
  "demandes de connexion",
  "aspirer",
  "aspire les",
  "scraper",
  "scraping",
  "capture",
  "capturer",
  "importer vos relations",
  "relations linkedin",
  "power bi",
  "google sheets",
  "microsoft teams",
  "biometrique",
  "reconnaissance faciale",
  "montre connectee",
  "alexa",
  "siri",
  "hors ligne sur mobile",
  "predictif",
  "predictive",
  "previsions",
  "apprend tout seul",
  "coach",
  "coaching",
  "gamification",
  "classement des commerciaux",
  "commissions",
  "base de donnees mondiale",
  "dans le monde entier",
  "60 pays",
  "a l international",
  "particuliers",
  "numeros personnels",
  "adresses personnelles",
  "mails personnels",
];
/** The longest word of each phrase, with which its finding begins. */
const anchors = absent.map((phrase) =>
  phrase.split(" ").reduce((one, other) => (other.length > one.length ? other : one)),
);
/** "L’envoyer depuis votre messagerie", "envoyez-le depuis Outlook": where the customer does it. */
const ownTools = phrase(
  " (?:envoyer|envoyez|expedier|expediez|coller|collez|appeler|appelez|partir|ecrire|ecrivez|copier|repondre) (?:[a-z]+ ){0,5}(?:depuis|dans|avec|de) (?:votre|vos|leur|ta) (?:propre |propres )?(?:messagerie|boite|outlook|gmail|adresse|logiciel|ordinateur|telephone|ligne|mobile|outil de messagerie) ",
);
const byItself = phrase(" (?:automati[a-z]+|matinal) ");
/** What customers have and do themselves, so that "vous" tells nothing. */
const ofCustomers = lexicon("tournee tournees itineraire publicites");
const offered = lexicon(
  "assistant compris comprise disponible est relances matinal application recevez votre vos nous notre nos vous bouton outil service plateforme offre offres inclus incluse inclut comprend contient dispose existe disponible disponibles telechargez activez plan growth starter scale propose permet integre brouillon compte liste automatiquement ia logiciel starter tableau sont est",
);

/** Features that the product does not have. */
export const featureClaims: readonly Claim[] = [
  {
    words: deeds,
    kind: "feature",
    reason: copy.feature,
    mayFollow: (before) => before.slice(0, 4).some((word) => actors.has(word)),
    isClaim: (clause, at) => {
      const { words } = clause;
      if (!isStated(clause)) return false;
      const isSubject =
        (words[at - 1] === "matinal" && (clause.indices[at] ?? 0) - (clause.indices[at - 1] ?? 0) === 1) ||
        (words[at - 1] === "et" && words[0] === "matinal");
      if (isSubject && isVerb.test(words[at] ?? "") && !known.has(words[at] ?? "")) return true;
      if (!proven.has(words[at] ?? "")) return false;
      const lead = words.slice(Math.max(0, at - 5), at);
      const actor = lead.findIndex((word) => actors.has(word));
      if (actor < 0 || lead.slice(actor + 1).some((word) => !between.has(word))) return false;
      const isUs =
        lead[actor] === "matinal" || isOurs(clause) || ["l", "le", "la"].includes(lead[actor - 1] ?? "");
      const word = words[at] ?? "";
      const rest = words.slice(at + 1);
      if (!isUs || lead[actor - 1] === "votre") return false;
      if (word === "s" || phrase("^(?:synchronise|connecte|integre)$").test(word))
        return phrase(" (?:synchronise|connecte|integre|branche) ").test(
          ` ${words.slice(at, at + 3).join(" ")} `,
        );
      if (
        word === "analyse" ||
        word === "suit" ||
        word === "enregistre" ||
        word === "extrait" ||
        word === "genere"
      )
        return phrase(
          " (?:appels|appel|site|reponses|concurrents|ouvertures|visiteurs|mails|conversations|reunions|voix|clics) ",
        ).test(` ${rest.join(" ")} `);
      if (word === "ecrit")
        return phrase(" a (?:vos|votre|leur|chaque) | aux prospects ").test(` ${rest.join(" ")} `);
      if (word === "repond")
        return (
          phrase(" (?:aux|a vos|a votre|automatiquement|a leur|a leurs) ").test(` ${rest.join(" ")} `) &&
          targets.test(rest.join(" "))
        );
      if (word === "occupe")
        return phrase(" (?:relanc|envo|appel|impay|rendez|repond|factur|negoci|tout)").test(
          ` ${rest.join(" ")}`,
        );
      if (word === "ajoute" || word === "remplit")
        return phrase(" (?:linkedin|agenda|crm|salesforce|hubspot|calendrier) ").test(` ${rest.join(" ")} `);
      if (word === "prend" || word === "fixe") return phrase(" (?:rendez|rdv) ").test(` ${rest.join(" ")} `);
      return (
        targets.test(rest.join(" ")) ||
        words.slice(0, at).some((one) => ["les", "leur", "lui"].includes(one) && one !== lead[actor - 1])
      );
    },
  },
  {
    words: lexicon(...anchors),
    kind: "feature",
    reason: copy.feature,
    isClaim: (clause, at, { profileWords }) => {
      if (isNegated(clause) || isHypothetical(clause) || isReported(clause) || clause.isQuoted) return false;
      // What the customer sells is no feature of ours.
      if (profileWords.has(clause.words[at] ?? "")) return false;
      if (
        clause.isAsked ||
        phrase(" (?:pas|aucune?|ni|sans|jamais|evitez|non|webhooks?) ").test(wholeText(clause))
      )
        return false;
      // "Le taux d’ouverture moyen est de 42 %": a share of the world.
      if (clause.words.includes("%") && phrase(" taux (?:d|de) (?:ouverture|clics?) ").test(clause.text))
        return false;
      if (ownTools.test(clause.text) && !byItself.test(clause.text)) return false;
      if (!saysAny(clause, absent) || !offered.isIn(wholeText(clause).split(" "))) return false;
      // "Vos rendez-vous tiendront dans une tournée."
      if (ofCustomers.has(clause.words[at] ?? "")) return isOursNearby(clause);
      // "Quarante invitations LinkedIn d’un coup, c’est trop : étalez-les."
      return isOursNearby(clause) || !clausesOf(clause.sentence).some(isAdvice);
    },
  },
  {
    words: lexicon(
      "salesforce hubspot pipedrive zoho sellsy axonaut dynamics odoo sap notion airtable gmail teams slack lemlist brevo mailchimp monday sugarcrm freshsales calendly trello asana waalaxy dropcontact kaspr lusha",
    ),
    kind: "feature",
    reason: copy.integration,
    isClaim: (clause, at, facts) =>
      isStated(clause) &&
      !facts.words.has(clause.words[at] ?? "") &&
      phrase(
        String.raw` (?:integr\w*|synchronis\w*|connecteur\w*|connecte\w*|compatib\w*|branch\w*|natif|native|natifs|natives) `,
      ).test(clause.text),
  },
];

/** The third person of the present or the future. */
const isVerb = phrase("^[a-z]{2,20}(?:e|it|ent|era|ira|ra|oit|end|ond|iert|ait)$");

const between = lexicon(
  "peut bien aussi deja vos votre les leur lui le la l se s vous automatiquement directement ensuite meme et traduit redige qui francais commercial de d du prospection matinal tout seul pour a aux",
);
