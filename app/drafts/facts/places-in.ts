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

/** Names of places by their keys: what people shorten, and the official names of departments and regions. */
const known: ReadonlyMap<string, string> = new Map([
  ...[...departmentNames.values(), ...regionNames.values()].map((name) => [keyOf(name), name] as const),
  ...Object.entries(shortNames),
]);

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
  new Map(lists.flatMap((list) => list.split(", ")).map((name) => [keyOf(name), name] as const));
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
const radius = /\s(?:et |dans )?(?:un rayon de )?\d{1,3}\s?km(?: autour| à la ronde)?$/iu;
const before =
  /^(?:(?:en|sur|à|dans (?:le|la|les)|région|secteur|zone|départements?|depts?|dépts?|dpts?|dép\.?)\s(?=[\p{Lu}\d])|(?:le|les)\s(?=\d))/u;
/** "LYON 3", "Paris 15ème". */
const district = /^(Paris|Lyon|Marseille) (\d{1,2})(?:er|e|ème|eme)?$/iu;

/** What says how much a place counts beside others, or that all of it is meant. */
const weighing =
  /^(?:(?:(?:et |ou |mais |puis |ensuite )?(?:aussi|un peu(?: de| du)?|beaucoup|directement|alors|bon|bref|surtout|plutôt|notamment|principalement|essentiellement|éventuellement|idéalement|parfois|prioritairement)|d’abord|en priorité|puis|ensuite|et|ou)\s|(?:tout )?le reste (?:de la |de l’|du )|toute la (?:région |zone )?|tout le |l’ensemble (?:de la |de l’|du |des )|partout (?:en |dans (?:le |la |les )?)|(?:dans )?(?:un )?(?:rayon (?:de |d’))?(?:\d{1,3}\s?km )?(?:autour|près|proche|à proximité|aux alentours) (?:de |d’|du )(?=\p{Lu}))/iu;
const weighed =
  /\s(?:(?:et|ou|puis) (?:en )?(?:visio|visioconférence|distanciel|ligne|télétravail)|(?:et|ou) à distance|d’abord|en priorité|surtout|principalement|en premier(?: lieu)?|au début|pour commencer|si possible|uniquement|seulement|de préférence|comprise?s?|incluse?s?|(?:un|deux|trois|quatre|\d) (?:jours?|fois) par (?:semaine|mois|an))$/iu;
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
  const place = replacedAll(replacedAll(typed.trim(), weighing), weighed);
  const said = known.get(keyOf(typed)) ?? known.get(keyOf(place));
  if (said) return [said];
  const regions = parts.get(keyOf(place));
  if (regions) return regions;
  const plain = accentedName(quietNames(place)).replace(around, "").replace(radius, "").replace(before, "");
  if (nowhere.has(folded(plain.slice(0, 40))) || /^\d{1,2}\s?h (?:de|d’)/.test(plain)) return [];
  return departmentIn(plain) ?? districtIn(plain) ?? severalIn(plain) ?? named(plain);
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
  const isName = (part: string) => isKnown(part) || /^\p{Lu}/u.test(part);
  if (both.length === 2 && both.every(isName)) return both.flatMap(placesIn);
  const names = plain.split(/\s|(?<=\p{Ll})-(?=\p{Lu})/u, 5);
  const isOne = (name: string) =>
    !ordinary.has(keyOf(name)) &&
    /^\p{L}{4}/u.test(name) &&
    (isPlaceName(name) || otherNames.has(keyOf(name)));
  return names.length > 1 && names.length < 5 && names.every(isOne) ? names.flatMap(placesIn) : null;
}

/** Words of sentences, and of what says how somebody works instead of where. */
const noPlace =
  /(?<!\p{L})(?:j[e’]|on|nous|vous|ils?|elles?|chez|selon|suivant|partout|ailleurs|loin|importe|ça|là|où|qui|que|mes|nos|mon|notre|pas|sauf|clients?|projets?|besoin|est-ce)(?!\p{L})|(?<!\p{L})qu’/iu;
const maxPlace = 50;

/** The name that a list has, or the words where they read as one. */
function named(plain: string): string[] {
  const key = keyOf(plain);
  const listed = known.get(key) ?? regionNamesOf.get(key) ?? townNames.get(key);
  if (listed) return [listed];
  if (otherNames.has(key)) return [plain];
  if (plain.length > maxPlace || plain.split(/\s/).length > 6 || noPlace.test(plain)) return [];
  const full = plain.replace(/^(St|Ste)[ -](?=\p{Lu})/u, (_, saint) =>
    saint === "St" ? "Saint-" : "Sainte-",
  );
  return [townNames.get(keyOf(full)) ?? full];
}
