import { profile as profileCopy } from "#app/content/signed-in/profile-copy.ts";
import { wordsOf } from "#app/french/words-of.ts";
import { beginsWithSize, namesOnlySizes } from "#app/profile/match-choice.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import type { Criteria } from "#app/targeting/criteria.ts";
import { readProfile } from "#app/targeting/reading/read-profile.ts";
import { groupsOf } from "#app/targeting/register/activities.ts";
import { placeNames, sizeNames } from "#app/targeting/sentences.ts";
import { capitalised } from "./french.ts";
import { chargeOf, isHouse, roleRowOf, singularOf } from "./job-titles.ts";
import { plainLine } from "./plain-line.ts";
import type { ProfileFacts } from "./profile-facts.ts";
import { sectorInFull } from "./sector-in-full.ts";
import { otherGenderOf } from "./title-genders.ts";
import { bothForms, isField } from "./typed-titles.ts";

/** Whom a search looks for, in words; empty lists for what nobody said. Never what the customer does. */
export type Target = Record<"titles" | "sizes" | "sectors" | "places" | "keywords" | "exclusions", string[]>;

/**
 * Whom the customer looks for: the saved targeting where it says something, else the words of the profile, else what the
 * targeting reads in other words of it ("PME du Grand Est" names a size and a place). interpretation.md D176.
 */
export function targetOf(
  facts: ProfileFacts,
  profile: Readonly<Partial<ProfileValues>>,
  saved: Readonly<Criteria> | null,
): Target {
  const { icp_industry = "", icp_title = "", icp_size = "", icp_location = "" } = profile;
  const words = { icp_industry, icp_size, icp_location };
  const { criteria } = readProfile({
    ...words,
    icp_title: isKnownTitle(icp_title) ? "" : icp_title,
  });
  // "Responsable import-export" works anywhere; "gérants de restaurants" do not.
  const read = facts.titles.some(isFunction)
    ? { ...criteria, naf: readProfile({ ...words, icp_title: "" }).criteria.naf }
    : criteria;
  // "Hôtels et restaurants" are whom a search looks for, and nobody in them.
  const people = facts.titles.filter((title) => !isHouse(title));
  const houses = facts.titles.filter((title) => isHouse(title) && !beginsWithSize(title));
  const chosen = saved ?? { ...criteria, naf: [], headcount: [], departments: [], regions: [] };
  const firstSaid = (...lists: string[][]) => lists.find((list) => list.length > 0) ?? [];
  const savedTitles = (saved?.titles ?? []).map(plainLine);
  return {
    titles: firstSaid(
      savedTitles,
      people.flatMap((title) => soughtAs(title, facts)),
      leadersOf(facts.size, people),
    ),
    sizes: firstSaid(sizeNames(chosen.headcount).map(plainLine), ownSizes(facts, icp_size, criteria)),
    sectors: firstSaid(
      sectorNames(chosen),
      [...facts.sectors, ...houses].map((sector) => capitalised(sectorInFull(sector))),
      fewSectors(sectorNames(read)),
    ),
    places: firstSaid(placeNames(chosen), facts.places.map(capitalised), placeNames(criteria)),
    keywords: saved ? saved.keywords.map(plainLine) : [],
    exclusions: saved ? [] : facts.excludedSectors.map(capitalised),
  };
}

/** A function that exists in every sector, and looks after no companies: "gestionnaires d’immeubles" do. */
function isFunction(title: string): boolean {
  const [, noun = ""] = /\s(?:de |d’|des )(\p{L}{2,30})/u.exec(title) ?? [];
  return functions.test(title) && !noun.endsWith("s");
}
const functions = /^(?:responsable|chef|assistant|acheteur|head|manager|chargé|gestionnaire)/i;

/** A title of the lists names a role and nothing else: "Supply Chain Manager" is about no chains. */
const isKnownTitle = (typed: string) =>
  roleRowOf(typed)?.names.some((name) => wordsOf(name).length === wordsOf(typed).length) ?? false;

const sectorNames = ({ naf }: Pick<Criteria, "naf">) => groupsOf(naf).map(({ label }) => plainLine(label));

/** A title that a rule takes for many sectors was not understood: "maîtres d’ouvrage" are in none. */
const fewSectors = (names: string[]) => (names.length > 4 ? [] : names);

const unsaid = { icp_industry: "", icp_title: "", icp_size: "", icp_location: "" };
const bandsOf = (size: string) => readProfile({ ...unsaid, icp_size: size }).criteria.headcount;
const areSame = (one: readonly unknown[], other: readonly unknown[]) => one.join() === other.join();

/** The size of the profile; one that other words narrow is said in numbers, and numbers as they were typed. D331. */
function ownSizes({ size, sizeLabel }: ProfileFacts, typed: string, { headcount }: Criteria): string[] {
  const { icp_size: labels } = profileCopy.choices;
  if (size === "tous") return [labels.tous];
  // Profiles of before keep "ETI" as "PME", and other words narrow a size.
  if (size && (headcount.length === 0 || areSame(headcount, bandsOf(size)))) return [labels[size]];
  const isOwn =
    sizeLabel !== null && (/\d/.test(typed) || !namesOnlySizes(typed) || bandsOf(typed).length === 0);
  if (isOwn && !size) return [capitalised(sizeLabel)];
  return sizeNames(headcount).map(plainLine).map(fromOne);
}

/** Nobody is sought in a firm without employees that was asked for as a TPE. */
const fromOne = (range: string) =>
  range.replace(/^0\sà\s9(?!\d)/u, "Moins de 10").replace(/^0(?=\sà\s)/u, "1");

/** The companies in which a "directeur technique" is a CTO too. */
const software =
  /logiciel|saas|start-?up|éditeur|informatique|numérique|digital|(?<!\p{L})(?:tech|it|esn|ssii|web|cloud|applis?|e-?commerce)(?!\p{L})|tech(?!\p{L})/iu;
const kitchens = /restaura|restos?(?!\p{L})|hôtel|traiteur|brasserie|bistro|cuisine|cantine|café/iu;
/** The houses in which a "cadre" leads carers. */
const care =
  /soins?(?!\p{L})|soignant|santé|hospital|hôpita|clinique|ehpad|médico|(?<!\p{L})(?:ssr|smr|ime|mas|fam|had|ssiad)(?!\p{L})/iu;
/** Who is meant by words that are no whole title. */
const elected = ["Maire", "Adjoint au maire", "Élu"];
/** The companies whose "exploitants" work the land. */
const farms = /agri|viti|vini|ferme|élev|maraîch|céréal|horti|forest/iu;

/** The titles by which a search finds whom one title means, in these companies. */
function soughtAs(typed: string, { sectors, industry, titles }: ProfileFacts): string[] {
  const market = sectors.length > 0 ? sectors.join(" ") : (industry ?? "");
  // Nobody has "installé" on a card.
  const title = typed
    .replace(/ (?:installé|établi|en exercice|en libéral)(?:e?s)?$/iu, " libéral")
    .replace(
      /^((?:gérant|dirigeant|artisan|commerçant|agriculteur|notaire|avocat|architecte)e?s?) libéral$/iu,
      "$1",
    );
  if (/^cadres?$/iu.test(title)) {
    if (care.test(`${market} ${titles.join(" ")}`)) return ["Cadre de santé", "Cadre supérieur de santé"];
    // Every company has them, and whoever was named beside them is meant.
    if (titles.length > 1) return [];
  }
  if (/^assistante?s?$/iu.test(title)) return ["Assistante de direction", "Assistant de direction"];
  if (/^kin[ée]s?$/iu.test(title))
    return ["Masseur-kinésithérapeute", "Masseuse-kinésithérapeute", "Kinésithérapeute", "Kiné"];
  if (/^élue?s?$/iu.test(title)) return elected;
  if (/^exploitante?s?$/iu.test(title) && !farms.test(market))
    return titlesOfSameRole("Responsable d’exploitation");
  const [, ofServices] = /^services (\p{L}{4,20})$/iu.exec(title) ?? [];
  if (ofServices)
    return ["Responsable", "Directeur", "Directrice"].map((head) => `${head} des services ${ofServices}`);
  if (/^direction$/iu.test(title)) return titlesOfSameRole("Directeur général");
  if (/^cheff?e?s?$/iu.test(title))
    return kitchens.test(market)
      ? ["Chef de cuisine", "Cheffe de cuisine", "Chef cuisinier"]
      : ["Chef d’entreprise", "Gérant", "Dirigeant"];
  const names = bothForms(title).flatMap((form) => [...directorsOf(form), ...titlesOfSameRole(form)]);
  const isTyped = (name: string) => name === title;
  // Whoever is asked for a DRH means nobody of lower rank.
  return names
    .filter((name) => name !== "CTO" || isTyped(name) || software.test(market))
    .filter((name) => name !== "RH" || isTyped(name));
}

/** Who stands for "Direction générale" and, in a field that no list has, for "Responsable RSE". */
function directorsOf(title: string): string[] {
  const [, ofDirection] = /^Direction ([\s\S]{2,40})$/u.exec(title) ?? [];
  if (ofDirection) {
    const director = `Directeur ${masculine(ofDirection)}`;
    const names = titlesOfSameRole(director);
    return otherGenderOf(director) === null ? [...names, `Directrice ${ofDirection}`] : names;
  }
  const [, field = ""] = /^Responsable ([\s\S]{2,40})$/u.exec(title) ?? [];
  const isListed = !isField(field) || roleRowOf(title) !== null;
  if (isListed) return [];
  const director = `Directeur ${field}`;
  return [title, director, ...[otherGenderOf(director)].filter((other) => other !== null)];
}

/** "générale" of a "direction" as a "directeur" has it. */
const masculine = (area: string) =>
  area
    .replace(/^(\p{L}{2,20}al)e(?!\p{L})/u, "$1")
    .replace(/^(\p{L}{2,20}i)ère(?!\p{L})/u, "$1er")
    .replace(/^(\p{L}{2,20}el)le(?!\p{L})/u, "$1")
    .replace(/^(\p{L}{2,20}ti)ve(?!\p{L})/u, "$1f");

/** The title itself, of one person of either gender, then the other names of its role. */
function titlesOfSameRole(title: string): string[] {
  const names = roleRowOf(title)?.names ?? [];
  const single = singularOf(title).replace(/ (?:en|dans|sur|chez) [\s\S]{1,60}$/u, "");
  const known = names.find((name) => name.toLowerCase() === single.toLowerCase());
  const both = [known ?? single, otherGenderOf(single) ?? ""].filter((name) => name !== "");
  if (names.length === 0) return isOwner(title) ? [...both, "Gérant", "Gérante"] : both;
  return [...both, ...names];
}

/** Who has a trade and a company of his own goes by both names: "Patron plombier" is Gérant too. */
const isOwner = (title: string) =>
  chargeOf(title) === "leads" && /^(?:patron|artisan|exploitant|restaurateur|commerçant)/i.test(title);

/** In the smallest companies whoever leads decides, when the customer named nobody. */
function leadersOf(size: ProfileFacts["size"], titles: readonly string[]): string[] {
  if (titles.length > 0) return [];
  if (size === "auto-entrepreneur") return ["Indépendant", "Freelance", "Auto-entrepreneur"];
  return size === "tpe" ? ["Gérant", "Dirigeant", "Fondateur"] : [];
}
