import { folded } from "#app/french/folded.ts";
import { departmentNames, regionNames } from "#app/targeting/register/places.ts";
import {
  departmentWords,
  formerRegions,
  ordinaryWords,
  partsOfFrance,
  regionWords,
  towns,
} from "#app/targeting/words/place-words.ts";
import { accentedName } from "./accented.ts";
import { capitalised } from "./french.ts";
import { isWord } from "./lexicon.server.ts";
import { quietNames } from "./quiet-capitals.ts";

/** Names that people shorten, and ways to say that no place is meant. */
const shortNames = {
  france: "France",
  idf: "Île-de-France",
  paca: "Provence-Alpes-Côte d’Azur",
  aura: "Auvergne-Rhône-Alpes",
  hdf: "Hauts-de-France",
  partout: "France",
  "partout en france": "France",
  "toute la france": "France",
  "france entiere": "France",
  "france metropolitaine": "France",
  national: "France",
  remote: "France",
  "full remote": "France",
  "a distance": "France",
  "en ligne": "France",
  teletravail: "France",
};

/** A name without its case, accents, hyphens and article. */
const keyOf = (name: string) =>
  folded(name.slice(0, 60).replaceAll("'", "’"))
    .replace(/-/g, " ")
    .replace(/^(?:le|la|les) |^l’/, "");
const keysIn = (list: string) => list.split(", ").map(keyOf);

/** The official names of departments and regions. */
const officialNames: ReadonlyMap<string, string> = new Map(
  [...departmentNames.values(), ...regionNames.values()].map((name) => [keyOf(name), name] as const),
);

/** Names of places by their keys: what people shorten, and the official names of departments and regions. */
const known: ReadonlyMap<string, string> = new Map([...officialNames, ...Object.entries(shortNames)]);

/** Where French firms look for companies abroad. */
const countries = [
  "Allemagne, Belgique, Canada, Espagne, Europe, Italie, Luxembourg, Maroc, Monaco, Pays-Bas, Portugal, Québec, Royaume-Uni, Suisse, Suisse romande, Wallonie",
];

/** The regions of a large part of the country: "l’Ouest". */
const parts: ReadonlyMap<string, string[]> = new Map(
  Object.entries(partsOfFrance).flatMap(([names, codes]) =>
    keysIn(names).map(
      (name) => [name, codes.split(" ").flatMap((code) => regionNames.get(code) ?? [])] as const,
    ),
  ),
);

const namesIn = (lists: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    lists
      .flatMap((list) => list.split(", "))
      .map((name) => [keyOf(name), name.replaceAll("'", "’")] as const)
      // Of two spellings the first one is the name.
      .reverse(),
  );
const townNames = namesIn(Object.values(towns));
/** Other names, which stay as they were typed, and the region that some of them mean. */
const otherNames = namesIn([...Object.keys(formerRegions), ...Object.keys(departmentWords), ...countries]);
const regionNamesOf: ReadonlyMap<string, string> = new Map(
  Object.entries(regionWords).flatMap(([names, code]) =>
    keysIn(names).flatMap((name) => {
      const region = regionNames.get(code);
      return region ? [[name, region] as const] : [];
    }),
  ),
);
const ordinary = new Set(keysIn(ordinaryWords));

/**
 * True for a town, a department or a region. Names that are ordinary words too ("Orange") are places only where one
 * `isAsked` for, as after "à".
 */
export function isPlaceName(text: string, { isAsked = true } = {}): boolean {
  const key = keyOf(text);
  return (known.has(key) || townNames.has(key) || isDepartment(text)) && (isAsked || !ordinary.has(key));
}

/** True of a name that is an ordinary word too: "Orange". */
export const isOrdinaryName = (text: string): boolean => ordinary.has(keyOf(text));

/** The name that the lists have for a town, a department, a region or a country, whatever its case; `null` for any other words. */
export function nameOfPlace(text: string): string | null {
  const key = keyOf(text);
  const name = officialNames.get(key) ?? townNames.get(key) ?? otherNames.get(key) ?? null;
  return name !== null && /^\p{Lu}/u.test(name) ? name : null;
}

/** True for any name that a list has, former regions, parts of departments and countries among them. */
const isKnown = (text: string): boolean => {
  const key = keyOf(text);
  return isPlaceName(text) || otherNames.has(key) || regionNamesOf.has(key) || parts.has(key);
};

/** Where nobody is. */
const nowhere = new Set(
  "visio,visioconference,en visio,distanciel,en distanciel,presentiel,visio possible".split(","),
);

const departmentKeys = new Set([...departmentNames.values()].map(keyOf));
const isDepartment = (text: string) =>
  departmentNames.has(text.toUpperCase()) || departmentKeys.has(keyOf(text));

const around =
  /\s(?:et|&)\s(?:sa |ses |la |son |les |le )?(?:région|périphérie|alentours|environs|env\.?|proximité|banlieue|agglomération|agglo|métropole|eurométropole|cub|cus|côte|littoral|(?:petite |grande )?couronne|départements? limitrophes)$/iu;
/** "Lille et sa métropole": what is all around a town, said as its own. */
const withSides =
  /^([\p{L}’ -]{3,40}) (?:et|&) ((?:sa|son|ses) (?:métropole|agglomération|banlieue|(?:petite |grande )?couronne))$/iu;
/** "Rennes et 50 km autour", "50 km autour de Rennes", "1 h autour de Lyon": a place with what is near it. */
const radiusAfter =
  /^([\s\S]{2,50}?)[\s,]{1,2}(?:\(|\+|(?:et |dans )?(?:un )?(?:rayon (?:de |d’))?)\s?(\d{1,3})\s?(kms?|kilomètres|min|minutes|h|heures?)(?: de route)?(?: autour| alentour| à la ronde| aux alentours)?\)?$/iu;
const radiusBefore =
  /^(?:(?:dans|sur) )?(?:un )?(?:rayon (?:de |d’))?(?:à )?(?:moins de )?(\d{1,3})\s?(kms?|kilomètres|min|minutes|h|heures?)(?: de route)? (?:autour |à la ronde |aux alentours )?(?:de |d’)(?=\p{L})([\s\S]{2,50})$/iu;
const shortUnits: Readonly<Record<string, string>> = { k: "km", m: "min", h: "h" };
const nearby = (place: string, figure: string, unit: string) =>
  `${place} et ${Number(figure)}\u00A0${shortUnits[unit.charAt(0).toLowerCase()] ?? unit} autour`;

/** "de Montpellier à Nîmes": what lies between is found by both. */
const between = /^(?:de |d’|entre )([\s\S]{3,40}) (?:à|et) ([\s\S]{3,40})$/iu;
const before =
  /^(?:(?:en|sur|à|dans (?:le|la|les)|région|secteur|zone|départements?|depts?|dépts?|dpts?|dép\.?)\s(?=[\p{Lu}\d])|(?:le|les)\s(?=\d))/u;
/** "LYON 3", "Paris 15ème". */
const district = /^(Paris|Lyon|Marseille) (\d{1,2})(?:er|e|ème|eme)?$/iu;

/** What says how much a place counts beside others, or that all of it is meant. */
const weighing =
  /^(?:(?:(?:et |ou |mais |puis |ensuite )?(?:aussi|un peu(?: de| du)?|beaucoup|directement|alors|bon|bref|surtout|plutôt|notamment|principalement|essentiellement|éventuellement|idéalement|parfois|prioritairement)|d’abord|en priorité|puis|ensuite|et|ou)\s|(?:tout )?le reste (?:de la |de l’|du )|toute la (?:région |zone )?|tout le |l’ensemble (?:de la |de l’|du |des )|partout (?:en |dans (?:le |la |les )?)|(?:l’)?agglo(?:mération)? (?:de |d’|du )(?=\p{L})|(?:au départ|à partir) (?:de |d’|du )|(?:autour|près|proche|à proximité|aux alentours) (?:de |d’|du )(?=\p{Lu}))/iu;
const weighed =
  /\s(?:(?:et|ou|puis) (?:en )?(?:visio|visioconférence|distanciel|ligne|télétravail)|(?:et|ou) à distance|d’abord|en priorité|surtout|principalement|en premier(?: lieu)?|au début|pour commencer|si possible|uniquement|seulement|de préférence|comprise?s?|incluse?s?|(?:un|deux|trois|quatre|\d) (?:jours?|fois) par (?:semaine|mois|an))$/iu;
/** From where one works says not where. */
const fromHome =
  /^(?:en |à )?(?:télétravail|distance|distanciel|remote|full remote)(?: possible)?(?: dans| sur| pour)? (?=partout|toute |en |dans |la france|france)/iu;

/** "Paris La Défense 92", "Nantes (44)": a place, then its department. */
const numbered = /^([^\d()]{3,40}?)\s\(?(\d{2}|2[ab]|97\d)\)?$/iu;

const replacedAll = (text: string, pattern: RegExp): string => {
  const shorter = text.replace(pattern, "");
  return shorter === text || shorter === "" ? text : replacedAll(shorter, pattern);
};

/**
 * Places that somebody typed, as a search names them: a department by its number, "Lyon" of "LYON ET PERIPHERIE", two of
 * "22 et 56", "Nantes et le 44" and "Alsace Moselle", the regions of "l’Ouest", "France" of "puis le reste de la France";
 * none of "visio" and of what reads as no place. A name that no list has stays as typed. interpretation.md D334.
 */
export function placesIn(typed: string): string[] {
  const place = replacedAll(replacedAll(typed.trim().replace(fromHome, ""), weighing), weighed);
  const said = known.get(keyOf(typed)) ?? known.get(keyOf(place));
  if (said) return [said];
  const [, heart = "", sides = ""] = withSides.exec(place) ?? [];
  if (heart !== "" && placesIn(heart).length === 1)
    return placesIn(heart).map((name) => `${capitalised(name)} et ${sides.toLowerCase()}`);
  const near = nearIn(place);
  if (near) return near;
  const regions = parts.get(keyOf(place));
  if (regions) return regions;
  const plain = accentedName(quietNames(place)).replace(around, "").replace(before, "");
  if (nowhere.has(folded(plain.slice(0, 40))) || /^\d{1,2}\s?h (?:de|d’)/.test(plain)) return [];
  return departmentIn(plain) ?? districtIn(plain) ?? betweenIn(plain) ?? severalIn(plain) ?? named(plain);
}

/** A place with what is near it; of several the last one has it: "Lyon, Vienne et 30 km autour". */
function nearIn(place: string): string[] | null {
  const [, after = "", distance = "", unit = ""] = radiusAfter.exec(place) ?? [];
  const [, otherDistance = "", otherUnit = "", center = ""] = radiusBefore.exec(place) ?? [];
  const typed = after || center;
  const places = typed === "" ? [] : placesIn(typed);
  const last = places.pop();
  if (last === undefined) return null;
  return [...places, nearby(capitalised(last), distance || otherDistance, unit || otherUnit)];
}

function betweenIn(plain: string): string[] | null {
  const [, from = "", to = ""] = between.exec(plain) ?? [];
  return isPlaceName(from) && isPlaceName(to) ? [from, to].flatMap(placesIn) : null;
}

function departmentIn(plain: string): string[] | null {
  const department = departmentNames.get(plain.toUpperCase());
  if (department) return [`${department} (${plain.toUpperCase()})`];
  const [, name, code = ""] = numbered.exec(plain) ?? [];
  const isName = name && !/\s(?:et|le|les|dans)$/u.test(name);
  return isName && !district.test(plain) && departmentNames.has(code.toUpperCase()) ? placesIn(name) : null;
}

function districtIn(plain: string): string[] | null {
  const [, town, number] = district.exec(plain) ?? [];
  if (!town || !number) return null;
  const name = `${town.charAt(0).toUpperCase()}${town.slice(1).toLowerCase()}`;
  return [`${name} ${number === "1" ? "1er" : `${Number(number)}e`}`];
}

/** "Nantes et le 44", "Paris et Côte d’Azur", "Alsace Moselle"; "Val de Marne" and "Drôme" are one each. */
function severalIn(plain: string): string[] | null {
  if (isPlaceName(plain)) return null;
  const both = plain.split(/\s(?:et|&)\s/, 3).map((part) => part.replace(before, ""));
  const isName = (part: string) => isKnown(part) || /^\p{Lu}/u.test(part) || isUnlisted(part);
  if (both.length === 2 && both.every(isName)) return both.flatMap(placesIn);
  const names = rowOf(plain.split(/\s|(?<=\p{Ll})-(?=\p{Lu})/u, mostWords + 1));
  return names === null ? null : names.flatMap(placesIn);
}

/** More words are no row of names. */
const mostWords = 12;
const longestName = 4;
/** What is a part of a place after its name: "Paris Nord". */
const directions = new Set("nord,sud,est,ouest,centre".split(","));

/**
 * The names of a row without commas, "Nantes Angers Le Mans", each as long as the lists have one; `null` where a word belongs
 * to none, of a single name, and where a name of two may be an ordinary word.
 */
function rowOf(words: readonly string[]): string[] | null {
  const names: string[] = [];
  let unlisted = 0;
  for (let at = 0; at < words.length; ) {
    const length = [...Array(longestName).keys()]
      .map((left) => longestName - left)
      .find((count) => at + count <= words.length && isListed(words.slice(at, at + count).join(" ")));
    const isOwn = length === undefined && isUnlisted((words[at] ?? "").toLowerCase());
    if (length === undefined && !isOwn) return null;
    if (isOwn) unlisted++;
    names.push(words.slice(at, at + (length ?? 1)).join(" "));
    at += length ?? 1;
  }
  const isClear = (name: string) => !ordinary.has(keyOf(name)) && /\p{L}{4}/u.test(name);
  const areClear = names.length === 2 ? names.every(isClear) : names.some(isClear);
  const areKnown = unlisted === 0 || names.length - unlisted > 1;
  const isRow = names.length > 1 && words.length <= mostWords && areClear && areKnown;
  return isRow && !names.some((name) => directions.has(keyOf(name))) ? names : null;
}

const isListed = (name: string) =>
  /\p{L}{3}/u.test(name) &&
  (isPlaceName(name) || otherNames.has(keyOf(name)) || regionNamesOf.has(keyOf(name)));

/** True of a name in small letters that no list has and no dictionary: "villefranche". */
const isUnlisted = (part: string) =>
  /^\p{Ll}[\p{L}’-]{3,30}(?: (?:sur|en|sous|les|lès|la|le|de|du|d’)? ?\p{L}{3,20}){0,2}$/u.test(part) &&
  (!isWord(part.split(/[ ’-]/u, 1)[0] ?? "") || /^sainte? /u.test(part));

/** A name in small letters as people write it: "villefranche sur saone" has capitals but for its small words. */
const withCapitals = (name: string) =>
  /\p{Lu}/u.test(name) || !isUnlisted(name)
    ? name
    : name.replace(/(?<![\p{L}’])\p{L}[\p{L}]{1,30}/gu, (word) =>
        /^(?:sur|en|sous|lès|les|de|du|des|et|le|la|aux?)$/u.test(word) ? word : capitalised(word),
      );

/** Words of sentences, and of what says how somebody works instead of where. */
const noPlace =
  /(?<!\p{L})(?:j[e’]|on|nous|vous|ils?|elles?|chez|selon|suivant|partout|ailleurs|loin|importe|ça|là|où|qui|que|mes|nos|mon|notre|pas|sauf|clients?|projets?|besoin|est-ce)(?!\p{L})|(?<!\p{L})qu’/iu;
const maxPlace = 50;

/** The name that a list has, or the words where they read as one. */
function named(plain: string): string[] {
  const key = keyOf(plain);
  const listed = known.get(key) ?? regionNamesOf.get(key) ?? townNames.get(key);
  if (listed) return [listed];
  const other = otherNames.get(key);
  if (other) return [/\p{Lu}/u.test(plain) ? plain : capitalised(other)];
  if (plain.length > maxPlace || plain.split(/\s/).length > 6 || noPlace.test(plain)) return [];
  const full = plain.replace(/^(St|Ste)[ -](?=\p{Lu})/u, (_, saint) =>
    saint === "St" ? "Saint-" : "Sainte-",
  );
  return [townNames.get(keyOf(full)) ?? withCapitals(full)];
}
