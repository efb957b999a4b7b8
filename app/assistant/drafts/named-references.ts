import { guardReasons } from "#app/content/assistant/guard-copy.ts";
import { instructions } from "#app/content/assistant/instructions-copy.ts";
import { folded } from "#app/french/folded.ts";
import type { Finding } from "../guard/finding.ts";
import { languageOf } from "./language-of.ts";
import { namesIn } from "./names-in.ts";

/** Whose words a draft may repeat: the customer's own, and all that it is made from, which names the recipient too. */
export type Given = { own: readonly string[]; all: readonly string[]; before: string };

/** What introduces somebody as an example: "comme Michelin", "chez Michelin", "à l’instar de Michelin", "tels que Michelin". */
const examples = new Set(["comme", "chez", "notamment", "like"]);
const beforeOf = new Set(["instar", "image", "cotes", "tel", "tels", "telle", "telles", "such"]);
const of = new Set(["de", "du", "d", "que", "as"]);
const articles = new Set(["le", "la", "les", "l", "the"]);

/** Where a name stands beside a relation: "avec Michelin", "nos clients Michelin et Valmont". */
const partners = new Set(
  "avec pour par dont et ou de du d chez with for by and client clients partenaire partenaires".split(" "),
);

/** Sentences about customers and those with whom one works. */
const relations =
  /(?<![a-z])(?:travaill|accompagn|equip|collabor|partenaire|client|reference|confiance|temoign|nous (?:a|ont) choisi|nous faisons|work with|customers?|trust)/;

/** Names that everybody knows and that are nobody's customer: forms of address, places, tools, laws. */
const common = new Set(
  "madame monsieur mme mlle messieurs mesdames docteur maitre france europe paris lyon lille nantes marseille bordeaux toulouse rennes strasbourg grenoble rgpd cnil insee siren siret google linkedin excel outlook teams zoom gmail word calendly hubspot salesforce pipedrive sap internet noel paques dear you your best regards".split(
    " ",
  ),
);

/**
 * Companies that a draft gives as references though nothing that it is made from names them, as reasons in French why it
 * may not stand. interpretation.md D183.
 */
export function inventedReferences(text: string, { all }: Given): string[] {
  if (languageOf(text) === "de") return [];
  const known = wordsIn(all.join("\n"));
  const isUnknown = (name: string) => {
    const [first = ""] = partsOf(name);
    // "DRH" and "PME" are words.
    const isAcronym = name.length < 6 && name === name.toUpperCase();
    return name.length > 2 && !isAcronym && !known.has(first) && !common.has(first);
  };
  const found = sentencesIn(text).flatMap((sentence) => {
    const isOfPartners = relations.test(folded(sentence));
    const words = sentence.match(/[\p{L}\p{M}\p{N}-]+/gu) ?? [];
    const forms = words.map(folded);
    return words.filter((word, at) => {
      if (!/^\p{Lu}/u.test(word)) return false;
      const [before = "", further = ""] = forms
        .slice(0, at)
        .slice(-3)
        .reverse()
        .filter((form, back) => !(back === 0 && articles.has(form)));
      const isExample = examples.has(before) || (of.has(before) && beforeOf.has(further));
      return (isExample || (isOfPartners && partners.has(before))) && isUnknown(word);
    });
  });
  return [...new Set(found)].map(instructions.draft.reasons.reference);
}

/**
 * True for a reference to which the guard objects although it is the customer's to give: every name in its sentence is in
 * the customer's own words, or the sentence stood in the draft before.
 */
export function isGivenReference({ start, reason }: Finding, text: string, { own, before }: Given): boolean {
  if (reason !== guardReasons.reference) return false;
  const sentence = sentenceAt(text, start);
  if (before.includes(sentence)) return true;
  const names = namesIn(sentence);
  const known = wordsIn(own.join("\n"));
  return names.length > 0 && names.every((name) => partsOf(name).every((part) => known.has(part)));
}

const partsOf = (text: string) => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const wordsIn = (text: string): ReadonlySet<string> => new Set(partsOf(text));

const sentencesIn = (text: string) => text.split(/(?<=[.!?…])\s|\n/);

function sentenceAt(text: string, at: number): string {
  let from = 0;
  for (const sentence of sentencesIn(text)) {
    const until = from + sentence.length;
    if (at <= until) return sentence.trim();
    from = until + 1;
  }
  return text;
}
