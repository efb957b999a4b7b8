import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import type { GuardFacts } from "../facts/guard-facts.ts";
import type { FindingKind } from "../finding.ts";
import { hasStem } from "../reading/reading.ts";

/** A word that begins a finding, judged by the words before it alone: at most twelve of its sentence, nearest first. */
export type WordRule = {
  stems: readonly string[];
  kind: FindingKind;
  reason: string;
  /** False where no word that begins so can be a finding. */
  mayFollow?: (before: readonly string[]) => boolean;
  isFinding: (before: readonly string[], word: string, facts: GuardFacts) => boolean;
};

const negations = [
  "ne",
  "n",
  "pas",
  "sans",
  "aucun",
  "aucune",
  "jamais",
  "rien",
  "ni",
  "not",
  "no",
  "never",
  "without",
  "cannot",
];
const isNegated = (before: readonly string[]) => before.slice(0, 7).some((word) => negations.includes(word));
const near = (before: readonly string[], count: number, words: readonly string[]) =>
  before.slice(0, count).some((word) => words.includes(word));

const results =
  "resultat reponse rendez rdv vous succes vente reussite retour conformite delivrabilite roi hausse croissance est sont cent result meeting".split(
    " ",
  );
const conditions = ["quand", "lorsque", "fois", "apres", "avant", "si", "des", "once", "when", "after"];
const actions =
  "envoy enverr contact appel relanc transmi programm planifi prospect invit sent send call emailed".split(
    " ",
  );
const sentThings = ["mail", "message", "sequence", "relance"];
const tools =
  "salesforce hubspot pipedrive zoho zapier make n8n monday lemlist sellsy axonaut dynamics odoo sap notion airtable outlook gmail teams slack sugarcrm freshsales brevo mailchimp".split(
    " ",
  );
const limitedThings = "lead prospect contact fiche mail email numero telephone utilisateur user credit".split(
  " ",
);

/** Promises that the site does not make. interpretation.md D10; requirements.md CLM. */
export const wordRules: readonly WordRule[] = [
  {
    stems: ["garanti", "guarantee"],
    kind: "promise",
    reason: copy.guarantee,
    isFinding: (before, word, { profileWords }) => {
      if (isNegated(before) || profileWords.has(word)) return false;
      const isVerb = /^(?:garanti(?:s|t|r|ssons|ssez|ssent|rai|rons|ra)|guarantees?)$/.test(word);
      return (isVerb && !hasStem(before.slice(0, 1), ["comment"])) || hasStem(before.slice(0, 2), results);
    },
  },
  {
    stems: ["conform", "compliant"],
    kind: "promise",
    reason: copy.conformity,
    isFinding: (before) =>
      !isNegated(before) &&
      (near(before, 3, ["totalement", "entierement", "parfaitement", "pleinement", "fully"]) ||
        before[0] === "100"),
  },
  {
    stems: ["rgpd", "gdpr", "cnil", "iso", "hds", "soc"],
    kind: "promise",
    reason: copy.conformity,
    isFinding: (before) =>
      !isNegated(before) && hasStem(before.slice(0, 4), ["certifi", "labellis", "homologu"]),
  },
  {
    stems: ["rembours", "refund"],
    kind: "promise",
    reason: copy.refund,
    isFinding: (before, _word, { profileWords }) =>
      !isNegated(before) && !hasStem(profileWords, ["rembours", "refund"]),
  },
  {
    stems: actions,
    kind: "promise",
    reason: copy.action,
    isFinding: (before, word) => {
      if (isNegated(before)) return false;
      const isParticiple = /(?:e|es|ee|ees|is|sent|called)$/.test(word);
      const isSent = /^(?:envoy|transmi|programm)/.test(word);
      const isHeading = before.length <= 3 && hasStem(before.slice(0, 1), sentThings);
      const isDone =
        near(before, 2, ["ete"]) ||
        (near(before, 3, ["vient"]) && near(before, 1, ["etre"])) ||
        (isSent && (near(before, 1, ["est", "sont"]) || isHeading));
      if (isParticiple && isDone)
        return !near(before, 12, conditions) && (hasStem(before, sentThings) || before[1] === "c");
      const subject = before.findIndex((one) => ["j", "je", "nous", "i", "we"].includes(one));
      if (subject < 0 || subject > 4) return false;
      const betweenThem = before.slice(0, subject);
      if (betweenThem.some((one) => !assistantVerbs.has(one))) return false;
      if (/^(?:programm|planifi|invit|prospect)/.test(word) && subject === 0) return false;
      if (/^(?:appel|contact|relanc|prospect|invit)/.test(word) && subject === 0)
        return /r(?:ai|ons)$/.test(word);
      return true;
    },
  },
  {
    stems: tools,
    kind: "promise",
    reason: copy.integration,
    isFinding: (before, word, { words }) =>
      tools.includes(word) &&
      !isNegated(before) &&
      !words.has(word) &&
      hasStem(before.slice(0, 8), ["integr", "synchronis", "connect", "compatib", "branch"]),
  },
  {
    stems: ["illimit", "unlimited"],
    kind: "quota",
    reason: copy.unlimited,
    mayFollow: (before) => hasStem(before.slice(0, 2), limitedThings),
    isFinding: (before, _word, { profileWords }) =>
      !isNegated(before) &&
      !hasStem(profileWords, ["illimit", "unlimited"]) &&
      hasStem(before.slice(0, 2), limitedThings),
  },
];

/** What may stand between "je" and the verb when the assistant speaks of what it does to prospects. */
const assistantVerbs = new Set(
  "ai avons vais allons viens venons peux pouvons de l le la les lui leur deja bien aussi tout d have ve ll will can just already m en occupe".split(
    " ",
  ),
);

/** The stems that a word begins with, or that an unfinished word may still become. */
export function mayMatch(word: string, stems: readonly string[], isUnfinished: boolean): boolean {
  return stems.some((stem) => word.startsWith(stem) || (isUnfinished && stem.startsWith(word)));
}
