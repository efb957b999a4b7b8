import { guardReasons } from "#app/content/assistant/guard-copy.ts";
import { instructions } from "#app/content/assistant/instructions-copy.ts";
import { folded } from "#app/french/folded.ts";
import { departmentNames, regionNames } from "#app/targeting/register/places.ts";
import {
  departmentWords,
  formerRegions,
  ordinaryWords,
  otherCountries,
  partsOfFrance,
  regionWords,
  towns,
} from "#app/targeting/words/place-words.ts";
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

/** Names that everybody knows and that are nobody's customer: forms of address, tools, laws. */
const common = new Set(
  "madame monsieur mme mlle messieurs mesdames docteur maitre france rgpd cnil insee siren siret google linkedin excel outlook teams zoom gmail word calendly hubspot salesforce pipedrive sap internet noel paques dear you your best regards".split(
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
    const words = Array.from(sentence.matchAll(/[\p{L}\p{M}\p{N}-]+/gu));
    const forms = words.map(([word]) => folded(word));
    const names = words.filter(([word], at) => {
      if (!/^\p{Lu}/u.test(word)) return false;
      const [before = "", further = ""] = forms
        .slice(0, at)
        .slice(-3)
        .reverse()
        .filter((form, back) => !(back === 0 && articles.has(form)));
      const isExample = examples.has(before) || (of.has(before) && beforeOf.has(further));
      return (
        (isExample || (isOfPartners && partners.has(before))) &&
        isUnknown(word) &&
        !isPlace(sentence, words, at)
      );
    });
    return names.map(([name]) => name);
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

/** Before a place whose name is an ordinary word too: "de Tours", "du Nord", "la Loire". */
const beforePlaces = new Set("de du d des la le les l et ou".split(" "));
/** Places whose name is a company's first of all. */
const companies = new Set(["orange"]);
/** Words of the longest name of a place that is recognised. */
const longestPlace = 5;

/** True for a word of a town, a department, a region or a country, "Azur" of "Côte d’Azur" too; not for "Bretagne Habitat". */
function isPlace(sentence: string, words: readonly RegExpExecArray[], at: number): boolean {
  for (let from = Math.max(0, at - longestPlace + 1); from <= at; from++)
    for (let last = at; last < Math.min(words.length, from + longestPlace); last++) {
      const start = words[from]?.index ?? 0;
      const end = (words[last]?.index ?? 0) + (words[last]?.[0].length ?? 0);
      const key = keyOf(sentence.slice(start, end));
      if (!places.has(key) || companies.has(key)) continue;
      const before = folded(words[from - 1]?.[0] ?? "");
      const isPartOfName = /^ \p{Lu}/u.test(sentence.slice(end, end + 3));
      if (!isPartOfName && (!ordinary.has(key) || beforePlaces.has(before))) return true;
    }
  return false;
}

const partsOf = (text: string) => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const wordsIn = (text: string): ReadonlySet<string> => new Set(partsOf(text));

const keyOf = (name: string) =>
  partsOf(name)
    .join(" ")
    .replace(/^(?:le|la|les|l) /, "");
const keysIn = (list: string) => list.split(", ").map(keyOf);
const places = new Set([
  ...[...departmentNames.values(), ...regionNames.values()].map(keyOf),
  ...[formerRegions, regionWords, departmentWords, partsOfFrance].flatMap((names) =>
    Object.keys(names).flatMap(keysIn),
  ),
  ...Object.values(towns).flatMap(keysIn),
  ...keysIn(otherCountries),
]);
const ordinary = new Set(keysIn(ordinaryWords));

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
