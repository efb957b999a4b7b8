import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { folded } from "#app/french/folded.ts";
import { departmentNames, regionNames } from "#app/targeting/register/places.ts";
import { formerRegions } from "#app/targeting/words/place-words.ts";
import type { GuardFacts } from "../../../facts/guard-facts.ts";
import { stemFinder } from "../../../reading/stem-finder.ts";
import {
  type Clause,
  clausesOf,
  isNegated,
  isQuestion,
  isSupposed,
  wholeText,
} from "../../clauses/clause.ts";
import { isUnderstanding } from "../../clauses/customers-own.ts";
import { lexicon } from "../../clauses/lexicon.ts";
import { isAdvice } from "../../clauses/owner.ts";
import { phrase } from "../../clauses/phrase.ts";
import type { Claim } from "../claim.ts";

/** What the words after it give back: "d’après votre profil", "votre zone est", "vous ciblez". */
const attribution = phrase(
  " (?:d apres|selon|dans|vu|suivant) votre profil | votre (?:profil|cible|zone|ciblage|secteur|ton|signature) (?:actuelle? )?(?:[a-z]+ ){0,2}(?:est|sont|reste|indique|mentionne|dit|precise|vise|prevoit|cible|porte|montre|annonce|designe|parle|fait etat) | vous (?:visez|ciblez|signez) | vous avez (?:choisi|retenu|regle|demande|indique) (?:un|le) ton | vous preferez un ton | ton (?:[a-z]+ )?que vous avez (?:choisi|retenu|indique) ",
);
/** Words of it that stand before what is given back. */
const attributes = lexicon("profil cible* ciblage zone secteur ton visez vise");
/** "D’après votre profil, …": what it introduces stands in the next clause. */
const introduction = phrase("^ (?:[a-z]+ ){0,4}(?:d apres|selon|dans|vu|suivant) votre profil $");
const continuation = phrase(
  "^ (?:dans|en|de|des|du|d|et|avec|chez|surtout|principalement|notamment|autour|sur|qui|vous) ",
);
const example = phrase(
  " (?:par exemple|exemple|(?:comme|tels? que|telles? que) (?:l|la|le|les|des|ceux|celles)|imaginons|supposons|peut etre|sans doute|probablement|bientot|plus tard|ensuite|demain|autre|autres|personas?|proposer|proposerai) ",
);

const contrast = phrase(" (?:non|plutot|sauf|hors|hormis|rarement) ");

/** The clause gives back what the profile says, or continues one that does. */
function givesBack(clause: Clause): boolean {
  const clauses = clausesOf(clause.sentence);
  const at = clauses.indexOf(clause);
  for (let index = at; index >= Math.max(0, at - reach); index--) {
    const one = clauses[index] as Clause;
    if (isNegated(one) || isSupposed(one) || one.isQuoted || isAdvice(one) || contrast.test(one.text))
      return false;
    if (attribution.test(one.text)) return true;
    if (introduction.test(clauses[index - 1]?.text ?? "")) return true;
    if (!continuation.test(one.text)) return false;
  }
  return false;
}
const reach = 3;

const spelled = (name: string) =>
  folded(name)
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
/** Names that are common words too. */
const common = lexicon(
  "lot cher somme manche creuse vienne aube var orne aude nord est ouest sud centre midi",
);
const cities =
  "paris,marseille,lyon,toulouse,nice,nantes,montpellier,strasbourg,bordeaux,lille,rennes,reims,toulon,grenoble,dijon,angers,nimes,villeurbanne,clermont ferrand,aix en provence,brest,limoges,amiens,perpignan,metz,besancon,orleans,rouen,mulhouse,caen,nancy,avignon,poitiers,pau,la rochelle,annecy,saint etienne,le havre,le mans,chambery,valence,troyes,colmar,belfort,epinal,charleville,vannes,quimper,lorient,bayonne,belgique,suisse,luxembourg,allemagne,espagne,italie,quebec";
const kinds = [
  [
    ...[...regionNames.values()].map(spelled),
    ...Object.keys(formerRegions)
      .flatMap((each) => each.split(","))
      .map(spelled),
    "paca",
  ],
  [...departmentNames.values()].map(spelled),
  cities.split(","),
].map((each) => each.filter((name) => !common.has(name)));
const names = [...new Set(kinds.flat())];
/** A zone that is written so may hold any place by another name. */
const shortPlaces = lexicon("idf paca aura hdf bfc cvl pdl");
const isNamedPlace = (name: string, { words }: GuardFacts) =>
  name.split(" ").every((part) => part.length < 3 || words.has(part));
/** The zone has places of the same kind and not this one: a town may lie in its regions, and a region around its towns. */
const isOtherPlace = (name: string, facts: GuardFacts) =>
  !isNamedPlace(name, facts) &&
  ![...facts.profileWords].some(shortPlaces.has) &&
  kinds.some((each) => each.includes(name) && each.some((other) => isNamedPlace(other, facts)));
/** The names of places by their longest word, with which a finding begins. */
const namesByWord = Map.groupBy(names, (name) =>
  name.split(" ").reduce((one, other) => (other.length > one.length ? other : one)),
);

const sectors = lexicon(
  "logistique* transport* batiment* btp construction* hotel* restauration* sante pharma* hopita* banque* bancaire* assuran* immobili* agroalimentaire* agricole* agricult* commerce* distribution* retail informati* logiciel* saas numerique* energie* energet* automobile* aeronautique* chimie chimique* textile* luxe enseignement* tourisme medical* medico* juridique* avocat* comptab* telecom* metallurg* plasturg* mecanique* nautique* spatial* ferroviaire* viticole* cosmetique* imprimerie* collectivit* association*",
);
const ofSectors = phrase(
  " (?:visez|ciblez|vise|cible|secteur|profil) (?:[a-z0-9]+ ){0,6}(?:le|la|l|les|des|du|de|d|secteur|entreprises?) ",
);

/** What follows "directeur" or "responsable", by its stem. */
const domains = lexicon(
  "financier* financiere* administratif* administratifs marketing rh ressources humaines informatique* technique* logistique* commercia* commerciaux qualite maintenance juridique* communication innovation digital* export generaux generales supply production achats usine* site sites industriel* magasin* agence* travaux",
);
const heads = phrase(" (?:direct[a-z]+|responsables?|cadres?|chefs?) (?:de |des |du |d |la |l |les )*$");
/** Titles in letters, with what they stand for. */
const acronyms: ReadonlyMap<string, string> = new Map([
  ["drh", "humaines"],
  ["daf", "financiers"],
  ["dsi", "informatique"],
  ["rssi", "securite"],
  ["cto", "technique"],
  ["cmo", "marketing"],
  ["cfo", "financiers"],
]);

/** A profile that is written so may mean any title or sector by another name. */
const shortTitles = lexicon(
  "daf drh dsi rh raf rrh dg dga pdg rssi cto cmo cfo ceo cio coo dpo rse qhse hse qse sav",
);
const shortSectors = lexicon("btp tp chr iaa gms esn rhd it ehpad chu");

/** The tones, by what a profile calls them. */
const tones: Readonly<Record<string, ReturnType<typeof lexicon>>> = {
  friendly: lexicon(
    "amical* chaleureu* decontract* convivia* sympa* bienveillan* detendu* familier* cordial*",
  ),
  direct: lexicon("direct directe franc franche"),
  formal: lexicon("formel* soutenu* institutionnel* protocolaire* solennel* ceremonieu*"),
  premium: lexicon("premium luxueu* prestigieu* exclusif*"),
  inspirational: lexicon("inspirant* motivant* enthousias* galvanis* visionnaire*"),
};
const ofTone = phrase(" ton (?:[a-z]+ ){0,4}$");

/** Sizes by their names, each of which a profile has in a word. */
const sizes = lexicon("eti etis tpe tpes comptes groupes multinationales startups");
const sizeWords = lexicon("pme pmes pmi eti tpe salaries personnes comptes groupes employes");
const large = phrase(" (?:grands|gros|grandes) $");
/** The bounds of the sizes that a profile can choose. */
const bounds = new Set([1, 9, 10, 11, 19, 20, 49, 50, 249, 250, 4999, 5000]);

const stem = 5;
const isFormOf = stemFinder(stem);
const isKnown = (word: string, { words }: GuardFacts) => words.has(word) || isFormOf(word, words);

/** The profile, of what the word says something, has not this. */
function isOther(clause: Clause, at: number, facts: GuardFacts): boolean {
  const word = clause.words[at] ?? "";
  const lead = ` ${clause.words.slice(Math.max(0, at - 5), at).join(" ")} `;
  const places = namesByWord.get(word);
  if (places)
    return places.some(
      (name) =>
        clause.text.includes(` ${name} `) &&
        phrase(" (?:en|dans|a|sur|vers|le|la|l|les|du|de|d|des|au|aux|et|ou|visez|ciblez) $").test(
          ` ${clause.text.slice(0, clause.text.indexOf(` ${name} `)).trim()} `,
        ) &&
        isOtherPlace(name, facts),
    );
  if (word === "salaries" || word === "personnes" || word === "employes") {
    const counts = clause.words.slice(Math.max(0, at - 6), at).map(Number);
    return counts.some((count) => count > 0 && !facts.amounts.has(count) && !bounds.has(count));
  }
  if (sizes.has(word)) {
    if ((word === "comptes" || word === "groupes") && !large.test(lead)) return false;
    return [...facts.profileWords].some(sizeWords.has) && !isNamed(word, facts);
  }
  const meant = acronyms.get(word);
  if ((meant || domains.has(word)) && [...facts.profileWords].some(shortTitles.has)) return false;
  if (sectors.has(word) && [...facts.profileWords].some(shortSectors.has)) return false;
  if (meant) return !facts.words.has(word) && !isFormOf(meant, facts.words);
  if (domains.has(word) && heads.test(lead)) return !isKnown(word, facts);
  if (ofTone.test(lead)) {
    const tone = Object.entries(tones).find(([, of]) => of.has(word));
    return tone !== undefined && !isKnown(word, facts) && !facts.words.has(tone[0]);
  }
  return sectors.has(word) && ofSectors.test(lead) && !isKnown(word, facts);
}

const isNamed = (word: string, { words }: GuardFacts) =>
  words.has(word) || words.has(`${word}s`) || (word.endsWith("s") && words.has(word.slice(0, -1)));

const signing = phrase(" (?:vous signez|(?:messages|mails|textes) (?:[a-z]+ ){0,2}signes) $");
const ofOffers = lexicon("matinal starter growth scale");

/** "Vous signez Claire Vautrin": a name that the customer never gave. */
function isOtherName({ words, indices, sentence }: Clause, at: number, facts: GuardFacts): boolean {
  const lead = ` ${words.slice(Math.max(0, at - 4), at + 1).join(" ")} `;
  const [first = "", second = ""] = words.slice(at + 1, at + 3);
  return (
    signing.test(lead) &&
    sentence.names.has(indices[at + 1] ?? -1) &&
    !ofOffers.has(first) &&
    ![first, second].some((word) => facts.words.has(word) || facts.names.has(word))
  );
}

/**
 * What the profile is said to say, and does not: a place, a size, a title, a tone, a sector, who signs. What the customer wrote
 * counts as said by the profile. interpretation.md D359.
 */
export const statedProfileClaims: readonly Claim[] = [
  {
    words: lexicon(
      [...namesByWord.keys()].join(" "),
      "salaries personnes employes",
      [...acronyms.keys()].join(" "),
      ...[sizes, sectors, domains, ...Object.values(tones)].map(({ entries }) => entries.join(" ")),
    ),
    kind: "done",
    reason: copy.profile,
    mayFollow: (before) => before.some((word) => attributes.has(word)),
    isClaim: (clause, at, facts) =>
      !facts.done.has("profile") &&
      !isQuestion(clause) &&
      (!isUnderstanding(clause.sentence) || wholeText(clause).includes(" votre profil ")) &&
      !example.test(wholeText(clause)) &&
      isOther(clause, at, facts) &&
      givesBack(clause),
  },
  {
    words: lexicon("signez signes"),
    kind: "done",
    reason: copy.profile,
    isClaim: (clause, at, facts) =>
      !facts.done.has("profile") &&
      !isQuestion(clause) &&
      !isNegated(clause) &&
      !isSupposed(clause) &&
      !clause.isQuoted &&
      !example.test(wholeText(clause)) &&
      isOtherName(clause, at, facts),
  },
];
