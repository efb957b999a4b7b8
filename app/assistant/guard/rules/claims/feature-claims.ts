import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import type { Claim } from "./claim.ts";
import { type Clause, isNegated, isSupposed, saysAny, wholeText } from "../clauses/clause.ts";
import { lexicon } from "../clauses/lexicon.ts";
import { isAdvice, isOurs, isOursNearby, isReported } from "../clauses/owner.ts";

const actors = lexicon("matinal outil service ia assistant agent plateforme logiciel systeme application robot");
/** What none of them does, with its object. */
const deeds = lexicon("envoie envoient enverra appelle appellent appellera relance relancent relancera contacte contactera ecrit publie publient poste programme planifie negocie signe transcrit traduit demarche qualifie prend fixe invite repond detecte devine predit remplit facture enregistre suit surveille scanne analyse genere importe aspire extrait telephone numerote compose synchronise connecte integre s");
const targets = /(?:prospect|cible|contact|client|mail|message|linkedin|relance|rendez|appel|sms|reponse|agenda|lead|site|concurrent|langue|visiteur|carte|devis|facture|contrat|campagne|reseau)/;

/** Words of things that the product does not have, which tell enough alone beside "vous", "nous" or the product. */
const absent = ["application mobile", "appli mobile", "application iphone", "application android", "app store", "google play", "extension chrome", "extension navigateur", "extension pour", "extension linkedin", "plug in", "plugin", "complement outlook", "module de", "module d", "test a b", "tests a b", "a b testing", "suivi des ouvertures", "suivi d ouverture", "taux d ouverture", "suivi des clics", "qui a ouvert", "qui a clique", "qui ont ouvert", "ouvert vos mails", "ouvert vos messages", "notifications push", "signature electronique", "double authentification", "authentification unique", "mode vocal", "commande vocale", "commandes vocales", "reconnaissance vocale", "assistant vocal", "fichier de particuliers", "fichiers de particuliers", "base de particuliers", "acheter un fichier", "acheter des fichiers", "acheter des contacts", "acheter des credits", "integration native", "integrations natives", "connecteur natif", "connecteurs natifs", "composeur automatique", "numeroteur", "intentions d achat", "intention d achat", "visiteurs de votre site", "visitent votre site", "carte interactive", "cartes de visite", "enregistrement des appels", "appels enregistres", "appels sont enregistres", "appel est enregistre", "transcription", "transcrits", "visioconference", "en un clic sur linkedin", "messagerie integree", "boite d envoi", "envoi groupe", "envois groupes", "envoi en masse", "envoi automatique", "envois automatiques", "relances automatiques", "relance automatique", "reponse automatique", "reponses automatiques", "sequences automatiques", "campagnes automatiques", "chatbot", "sms", "whatsapp", "google agenda", "google calendar", "agenda partage", "page d atterrissage", "landing page", "tableau de bord des ouvertures", "marque blanche", "programme pour partir", "programmes pour partir", "partir a l heure", "envoi differe", "a l heure de votre choix", "12 langues", "toutes les langues", "plusieurs langues", "enrichissement en masse", "score de solvabilite", "solvabilite", "bibliotheque de modeles", "modeles prets a l emploi", "tunnel de vente", "prevision des ventes", "previsions de ventes", "mode sombre", "synchronise tout seul", "synchronisation avec votre agenda", "synchronisation bidirectionnelle", "synchronise avec", "se synchronise", "se connecte a votre", "detection automatique", "prise de rendez vous automatique", "enregistreur"];
const beginnings = [...new Set(absent.flatMap((phrase) => phrase.split(" ")).filter((word) => word.length > 3 && !["tout", "avec", "pour", "votre", "vos", "sont", "heure", "page", "carte", "base", "score", "test", "tests", "plusieurs", "toutes", "choix", "mode", "prets", "double", "linkedin", "agenda", "mails", "messages", "site", "contacts", "appels", "appel", "visite"].includes(word)))];
const offered = lexicon("matinal nous notre nos vous outil service plateforme offre offres inclus incluse inclut comprend contient dispose existe disponible disponibles telechargez activez plan growth starter scale propose permet integre brouillon compte liste automatiquement ia logiciel starter tableau sont est");

/** Features that the product does not have. */
export const featureClaims: readonly Claim[] = [
  {
    words: deeds,
    kind: "feature",
    reason: copy.feature,
    mayFollow: (before) => before.slice(0, 5).some((word) => actors.has(word)),
    isClaim: (clause, at) => {
      const { words } = clause;
      if (isNegated(clause) || isSupposed(clause) || clause.isAsked || isReported(clause)) return false;
      const lead = words.slice(Math.max(0, at - 5), at);
      const actor = lead.findIndex((word) => actors.has(word));
      if (actor < 0 || lead.slice(actor + 1).some((word) => !between.has(word))) return false;
      const isUs = lead[actor] === "matinal" || isOurs(clause) || ["l", "le", "la"].includes(lead[actor - 1] ?? "");
      const word = words[at] ?? "";
      const rest = words.slice(at + 1);
      if (!isUs || (lead[actor - 1] === "votre")) return false;
      if (word === "s" || /^(?:synchronise|connecte|integre)$/.test(word)) return / (?:synchronise|connecte|integre|branche) /.test(` ${words.slice(at, at + 3).join(" ")} `);
      if (word === "analyse" || word === "suit" || word === "enregistre" || word === "extrait" || word === "genere") return / (?:appels|appel|site|reponses|concurrents|ouvertures|visiteurs|mails|conversations|reunions|voix|clics) /.test(` ${rest.join(" ")} `);
      if (word === "ecrit") return / a (?:vos|votre|leur|chaque) | aux prospects /.test(` ${rest.join(" ")} `);
      if (word === "repond") return / (?:aux|a vos|a votre|automatiquement|a leur|a leurs) /.test(` ${rest.join(" ")} `) && targets.test(rest.join(" "));
      if (word === "prend" || word === "fixe") return / (?:rendez|rdv) /.test(` ${rest.join(" ")} `);
      return targets.test(rest.join(" ")) || words.slice(0, at).some((one) => ["les", "leur", "lui"].includes(one) && one !== lead[actor - 1]);
    },
  },
  {
    words: lexicon(...beginnings),
    kind: "feature",
    reason: copy.feature,
    isClaim: (clause) => {
      const { words } = clause;
      if (isNegated(clause) || isSupposed(clause) || isReported(clause) || clause.isQuoted) return false;
      if (clause.isAsked || / (?:pas|aucune?|ni|sans|jamais|evitez|non) /.test(wholeText(clause))) return false;
      if (!saysAny(clause, absent) || !offered.isIn(words)) return false;
      return !isAdvice(clause) || isOursNearby(clause);
    },
  },
  {
    words: lexicon("salesforce hubspot pipedrive zoho sellsy axonaut dynamics odoo sap notion airtable gmail teams slack lemlist brevo mailchimp monday sugarcrm freshsales calendly trello asana waalaxy dropcontact kaspr lusha"),
    kind: "feature",
    reason: copy.integration,
    mayFollow: (before) => before.length > 1,
    isClaim: (clause, at, facts) =>
      !isNegated(clause) && !isSupposed(clause) && !clause.isAsked && !facts.words.has(clause.words[at] ?? "") &&
      / (?:integr\w*|synchronis\w*|connecteur\w*|connecte\w*|compatib\w*|branch\w*|natif|native|natifs|natives) /.test(clause.text),
  },
];

const between = lexicon("peut bien aussi deja vos votre les leur lui le la l se s vous automatiquement directement ensuite meme et traduit redige qui francais commercial de d du prospection matinal tout seul pour a aux");
