import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { hasStem } from "../../reading/reading.ts";
import { type Clause, clausesOf, isNegated } from "../clauses/clause.ts";
import { lexicon } from "../clauses/lexicon.ts";
import { phrase } from "../clauses/phrase.ts";
import type { Claim } from "./claim.ts";

/** At most twelve words of the sentence before a word of a clause, nearest first. */
function wordsBefore(clause: Clause, at: number): string[] {
  const clauses = clausesOf(clause.sentence);
  const earlier = clauses.slice(0, clauses.indexOf(clause)).flatMap(({ words }) => words.slice(-12));
  return [...earlier, ...clause.words.slice(0, at)].slice(-12).reverse();
}

const denials = lexicon("ne n pas sans aucun aucune jamais rien ni not no never without cannot");
const isDenied = (clause: Clause, before: readonly string[]) =>
  isNegated(clause) || isContrasted(clause) || denials.isIn(before.slice(0, 7));
/** "Nous devons des moyens, non à garantir un résultat." */
const isContrasted = ({ words }: Clause) => words[0] === "non" && words.length > 1;

const bySale = phrase(
  " (?:par|avec|en|des) (?:une?|la|1|2|3) (?:seule |premiere )?(?:vente|contrat|commande|signature|affaire)s? ",
);
const results =
  "resultat reponse rendez rdv vous succes vente reussite retour conformite delivrabilite roi hausse croissance est sont cent result meeting".split(
    " ",
  );
const tools = lexicon(
  "salesforce hubspot pipedrive zoho zapier make n8n monday lemlist sellsy axonaut dynamics odoo sap notion airtable outlook gmail teams slack sugarcrm freshsales brevo mailchimp",
);
const links = ["integr", "synchronis", "connect", "compatib", "branch"];
const limited = "lead prospect contact fiche mail email numero telephone utilisateur user credit".split(" ");

/** Promises that the site does not make, by one word and those before it. interpretation.md D10; requirements.md CLM. */
export const siteClaims: readonly Claim[] = [
  {
    words: lexicon("garanti* guarantee*"),
    kind: "promise",
    reason: copy.guarantee,
    isClaim: (clause, at, { profileWords }) => {
      const word = clause.words[at] ?? "";
      const before = wordsBefore(clause, at);
      if (isDenied(clause, before) || profileWords.has(word)) return false;
      // "Garantir 20 % peut braquer un acheteur."
      if (word === "garantir" && at === 0) return false;
      const isVerb = /^(?:garanti(?:s|t|r|ssons|ssez|ssent|rai|rons|ra)|guarantees?)$/.test(word);
      return (isVerb && !hasStem(before.slice(0, 1), ["comment"])) || hasStem(before.slice(0, 2), results);
    },
  },
  {
    words: lexicon("conform* compliant"),
    kind: "promise",
    reason: copy.conformity,
    isClaim: (clause, at) => {
      const before = wordsBefore(clause, at);
      return (
        !isDenied(clause, before) &&
        (hasStem(before.slice(0, 3), ["totalement", "entierement", "parfaitement", "pleinement", "fully"]) ||
          before[0] === "100" ||
          (before[0] === "%" && before[1] === "100"))
      );
    },
  },
  {
    words: lexicon("rgpd gdpr cnil iso hds soc"),
    kind: "promise",
    reason: copy.conformity,
    isClaim: (clause, at) => {
      if (
        clause.isAsked ||
        clause.isQuoted ||
        phrase(" (?:exige|demande|reclame|impose)(?:nt)? ").test(clause.text)
      )
        return false;
      const before = wordsBefore(clause, at);
      return !isDenied(clause, before) && hasStem(before.slice(0, 4), ["certifi", "labellis", "homologu"]);
    },
  },
  {
    words: lexicon("rembours* refund*"),
    kind: "promise",
    reason: copy.refund,
    isClaim: (clause, at, { profileWords }) =>
      !isDenied(clause, wordsBefore(clause, at)) &&
      // "Une seule vente rembourse l’année."
      !hasStem(wordsBefore(clause, at), ["vente", "contrat", "commande", "signature"]) &&
      !bySale.test(clause.text) &&
      !hasStem(profileWords, ["rembours", "refund"]),
  },
  {
    words: tools,
    kind: "promise",
    reason: copy.integration,
    isClaim: (clause, at, { words }) => {
      const before = wordsBefore(clause, at);
      return (
        !isDenied(clause, before) &&
        !words.has(clause.words[at] ?? "") &&
        !before.some((word) => word.startsWith("webhook")) &&
        hasStem(before.slice(0, 8), links)
      );
    },
  },
  {
    words: lexicon("illimit* unlimited"),
    kind: "quota",
    reason: copy.unlimited,
    mayFollow: (before) => hasStem(before.slice(0, 4), limited),
    isClaim: (clause, at, { profileWords }) => {
      const before = wordsBefore(clause, at);
      // "Les e-mails vérifiés sont illimités."
      const isSaidOf = ["sont", "est", "restent", "seront"].includes(before[0] ?? "");
      return (
        !isDenied(clause, before) &&
        !hasStem(profileWords, ["illimit", "unlimited"]) &&
        !hasStem(before.slice(0, 4), ["critere", "persona"]) &&
        hasStem(isSaidOf ? before.slice(1, 4) : before.slice(0, 2), limited)
      );
    },
  },
  {
    words: lexicon("sent emailed called contacted added scheduled"),
    kind: "done",
    reason: copy.action,
    mayFollow: (before) => before.length > 0,
    isClaim: (clause, at) => {
      const before = wordsBefore(clause, at).slice(0, 4);
      return (
        !isDenied(clause, before) &&
        ["have", "ve", "just", "already", "been"].some((word) => before.includes(word)) &&
        ["i", "we", "it", "mail", "message", "been"].some((word) => before.includes(word))
      );
    },
  },
];
