import { folded } from "#app/french/folded.ts";
import { departmentNames, regionNames } from "#app/targeting/register/places.ts";
import { ordinaryWords, partsOfFrance, towns } from "#app/targeting/words/place-words.ts";
import { accentedName } from "./accented.ts";
import { quietNames } from "./quiet-capitals.ts";

/** Names that people shorten, and ways to say that no place is meant. */
const shortNames = {
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

/** The regions of a large part of the country: "l’Ouest". */
const parts: ReadonlyMap<string, string[]> = new Map(
  Object.entries(partsOfFrance).flatMap(([names, codes]) =>
    keysIn(names).map(
      (name) => [name, codes.split(" ").flatMap((code) => regionNames.get(code) ?? [])] as const,
    ),
  ),
);

const townKeys = new Set(Object.values(towns).flatMap(keysIn));
const ordinary = new Set(keysIn(ordinaryWords));

/**
 * True for a town, a department or a region. Names that are ordinary words too ("Orange") are places only where one
 * `isAsked` for, as after "à".
 */
export function isPlaceName(text: string, { isAsked = true } = {}): boolean {
  const key = keyOf(text);
  return (known.has(key) || townKeys.has(key) || isDepartment(text)) && (isAsked || !ordinary.has(key));
}

/** Where nobody is. */
const nowhere = new Set(
  "visio,visioconference,en visio,distanciel,en distanciel,presentiel,visio possible".split(","),
);

const departmentKeys = new Set([...departmentNames.values()].map(keyOf));
const isDepartment = (text: string) =>
  departmentNames.has(text.toUpperCase()) || departmentKeys.has(keyOf(text));

const around =
  /\s(?:et|&)\s(?:sa |ses |la |son |les |le )?(?:région|périphérie|alentours|environs|banlieue|agglomération|agglo|métropole|côte|littoral|(?:petite |grande )?couronne|départements? limitrophes)$/iu;
const radius = /\s(?:et |dans )?(?:un rayon de )?\d{1,3}\s?km(?: autour| à la ronde)?$/iu;
const before =
  /^(?:(?:en|sur|à|dans (?:le|la|les)|région|secteur|zone|département)\s(?=[\p{Lu}\d])|(?:le|les)\s(?=\d))/u;
/** "LYON 3", "Paris 15ème". */
const district = /^(Paris|Lyon|Marseille) (\d{1,2})(?:er|e|ème|eme)?$/iu;

/**
 * A place that somebody typed, as a search names it: a department by its number, "Lyon" of "LYON ET PERIPHERIE", two of
 * "22 et 56" and of "Nantes et le 44", the regions of "l’Ouest"; none of "visio". A place that no list has stays as typed.
 */
export function placesIn(typed: string): string[] {
  const said = known.get(keyOf(typed));
  if (said) return [said];
  const regions = parts.get(keyOf(typed));
  if (regions) return regions;
  const plain = accentedName(quietNames(typed)).replace(around, "").replace(radius, "").replace(before, "");
  if (nowhere.has(folded(plain.slice(0, 40))) || /^\d{1,2}\s?h (?:de|d’)/.test(plain)) return [];
  const department = departmentNames.get(plain.toUpperCase());
  if (department) return [`${department} (${plain.toUpperCase()})`];
  const [, town, number] = district.exec(plain) ?? [];
  if (town && number)
    return [
      `${town.charAt(0).toUpperCase()}${town.slice(1).toLowerCase()} ${number === "1" ? "1er" : `${Number(number)}e`}`,
    ];
  const both = plain.split(/\s(?:et|&)\s/, 3);
  if (both.length === 2 && both.every((part) => isPlaceName(part.replace(before, ""))))
    return both.flatMap(placesIn);
  const name = known.get(keyOf(plain)) ?? plain;
  return [name.replace(/^(St|Ste)[ -](?=\p{Lu})/u, (_, saint) => (saint === "St" ? "Saint-" : "Sainte-"))];
}
