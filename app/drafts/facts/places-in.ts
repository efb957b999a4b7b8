import { folded } from "#app/french/folded.ts";
import { departmentNames } from "#app/targeting/register/places.ts";
import { accented } from "./accented.ts";
import { quietNames } from "./quiet-capitals.ts";

/** Names that people shorten, and ways to say that no place is meant. */
const known: ReadonlyMap<string, string> = new Map(
  Object.entries({
    idf: "Île-de-France",
    "ile de france": "Île-de-France",
    paca: "Provence-Alpes-Côte d’Azur",
    aura: "Auvergne-Rhône-Alpes",
    hdf: "Hauts-de-France",
    partout: "France",
    "partout en france": "France",
    "toute la france": "France",
    "la france entiere": "France",
    "france entiere": "France",
    "france metropolitaine": "France",
    national: "France",
    remote: "France",
    "a distance": "France",
    "en ligne": "France",
    teletravail: "France",
  }),
);

/** Where nobody is, or everybody. */
const nowhere = new Set(
  "visio,visioconference,en visio,distanciel,en distanciel,presentiel,visio possible".split(","),
);

/** Departments by their folded names. */
const departmentsByName = new Set([...departmentNames.values()].map((name) => folded(name)));
const isDepartment = (text: string) =>
  departmentNames.has(text.toUpperCase()) ||
  departmentsByName.has(folded(text.slice(0, 40)).replace(/^(?:le|la|les) |^l’/, ""));

const around =
  /\s(?:et|&)\s(?:sa |ses |la |son |les )?(?:région|périphérie|alentours|environs|banlieue|agglomération|agglo|métropole|(?:petite |grande )?couronne|départements? limitrophes)$/iu;
const before = /^(?:en|sur|à|dans (?:le|la|les)|région|secteur|zone|département)\s(?=[\p{Lu}\d])/iu;

/** A place that somebody typed, as a search names it: a department by its number, "Lyon" of "LYON ET PERIPHERIE". */
export function placesIn(typed: string): string[] {
  const plain = accented(quietNames(typed)).replace(around, "").replace(before, "");
  if (nowhere.has(folded(plain.slice(0, 40)))) return [];
  // "22 et 56", "Finistère et Morbihan" are two; "Lot et Garonne" is one.
  const parts = isDepartment(plain) ? [] : plain.split(/\s(?:et|&)\s/, 3);
  if (parts.length === 2 && parts.every(isDepartment)) return parts.flatMap(placesIn);
  const department = departmentNames.get(plain.toUpperCase());
  if (department) return [`${department} (${plain.toUpperCase()})`];
  const name = known.get(folded(plain.slice(0, 40)));
  return [name ?? plain];
}
