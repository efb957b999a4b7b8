import { folded } from "#app/french/folded.ts";
import { departmentNames, regionNames } from "#app/targeting/register/places.ts";
import { accented } from "./accented.ts";
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
  folded(name.slice(0, 60))
    .replace(/-/g, " ")
    .replace(/^(?:le|la|les) |^l’/, "");

/** Names of places by their keys: what people shorten, and the official names of departments and regions. */
const known: ReadonlyMap<string, string> = new Map([
  ...[...departmentNames.values(), ...regionNames.values()].map((name) => [keyOf(name), name] as const),
  ...Object.entries(shortNames),
]);

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
const before = /^(?:en|sur|à|dans (?:le|la|les)|région|secteur|zone|département)\s(?=[\p{Lu}\d])/u;

/**
 * A place that somebody typed, as a search names it: a department by its number, "Lyon" of "LYON ET PERIPHERIE", two of
 * "22 et 56"; none of "visio". A place that no list has stays as typed.
 */
export function placesIn(typed: string): string[] {
  const said = known.get(keyOf(typed));
  if (said) return [said];
  const plain = accented(quietNames(typed)).replace(around, "").replace(radius, "").replace(before, "");
  if (nowhere.has(folded(plain.slice(0, 40))) || /^\d{1,2}\s?h (?:de|d’)/.test(plain)) return [];
  const department = departmentNames.get(plain.toUpperCase());
  if (department) return [`${department} (${plain.toUpperCase()})`];
  const parts = plain.split(/\s(?:et|&)\s/, 3);
  if (parts.length === 2 && parts.every(isDepartment)) return parts.flatMap(placesIn);
  const name = known.get(keyOf(plain)) ?? plain;
  return [name.replace(/^(St|Ste)[ -](?=\p{Lu})/u, (_, saint) => (saint === "St" ? "Saint-" : "Sainte-"))];
}
