import { folded } from "#app/french/folded.ts";
import { tradeCodes } from "./reading/read-sectors.ts";
import { activityCodes, activityLabel, laterCodes, wholeGroups } from "./register/activities.ts";
import { departmentNames, departmentsOfRegion, placeName, regionNames } from "./register/places.ts";
import { departmentWords, formerRegions, towns } from "./words/place-words.ts";
import { tradeWords } from "./words/trade-words.ts";

/** What a search field offers: some activities, or some places. */
export type Suggestion = {
  key: string;
  name: string;
  /** How many activities or departments it stands for, or the code of a single one. */
  size: number;
  code: string | null;
  codes: string[];
};

export type PlaceSuggestion = Omit<Suggestion, "codes"> & { departments: string[]; regions: string[] };

const mostSuggestions = 8;
const longestQuery = 80;

type Candidate = Suggestion & { words: string[]; rank: number };

const wordsOf = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{N}.]+/u)
    .filter(Boolean);

let known: Candidate[] | undefined;

/** The trades by their everyday names, then sections and divisions, then single activities, then those of the later codes. */
function candidates(): Candidate[] {
  known ??= [
    ...tradeWords.flatMap(([names], index): Candidate[] => {
      const codes = tradeCodes[index] ?? [];
      const [first = ""] = names.split(", ");
      const name = first.charAt(0).toUpperCase() + first.slice(1);
      const code = codes.length === 1 ? (codes[0] ?? null) : null;
      return [
        { key: `trade-${index}`, name, code, size: codes.length, codes, words: wordsOf(names), rank: 0 },
      ];
    }),
    ...wholeGroups.map(
      ({ code, label, codes }): Candidate => ({
        key: code,
        name: label,
        code: null,
        size: codes.length,
        codes,
        words: [...wordsOf(label), folded(code)],
        rank: 1,
      }),
    ),
    ...activityCodes.map((code) => single(code, 2)),
    ...laterCodes.map((code) => single(code, 3)),
  ];
  return known;
}

function single(code: string, rank: number): Candidate {
  const label = activityLabel(code) ?? code;
  const words = [...wordsOf(label), folded(code), folded(code.replace(".", ""))];
  return { key: code, name: label, code, size: 1, codes: [code], words, rank };
}

/** The activities whose names or codes have words that begin as those of the query; none that are chosen already. */
export function suggestActivities(query: string, chosen: readonly string[]): Suggestion[] {
  const typed = wordsOf(query.slice(0, longestQuery));
  if (typed.length === 0) return [];
  const has = new Set(chosen);
  return candidates()
    .filter(({ words, codes }) => matches(words, typed) && !codes.every((code) => has.has(code)))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, mostSuggestions)
    .map(({ words: _words, rank: _rank, ...suggestion }) => suggestion);
}

const matches = (words: readonly string[], typed: readonly string[]) =>
  typed.every((word) => words.some((each) => each.startsWith(word)));

type Named = PlaceSuggestion & { words: string[] };
let places: Named[] | undefined;

function knownPlaces(): Named[] {
  const department = (code: string): Named => ({
    key: code,
    name: placeName("department", code),
    code: null,
    size: 1,
    departments: [code],
    regions: [],
    words: [...wordsOf(departmentNames.get(code) ?? ""), code.toLowerCase()],
  });
  const several = (names: string, codes: string): Named => {
    const departments = codes.split(" ");
    const [name = ""] = names.split(", ");
    return {
      key: names,
      name,
      code: null,
      size: departments.length,
      departments,
      regions: [],
      words: wordsOf(names),
    };
  };
  places ??= [
    ...[...regionNames].map(
      ([code, name]): Named => ({
        key: `region-${code}`,
        name,
        code: null,
        size: departmentsOfRegion[code as keyof typeof departmentsOfRegion].length,
        departments: [],
        regions: [code],
        words: wordsOf(name),
      }),
    ),
    ...[...departmentNames.keys()].map(department),
    ...Object.entries(formerRegions).map(([names, codes]) => several(names, codes)),
    ...Object.entries(departmentWords).map(([names, codes]) => several(names, codes)),
    ...Object.entries(towns).flatMap(([code, names]) =>
      names.split(", ").map(
        (town): Named => ({
          ...department(code),
          key: `${code}-${town}`,
          name: `${town} : ${placeName("department", code)}`.replace(" : ", "\u00A0: "),
          words: wordsOf(town),
        }),
      ),
    ),
  ];
  return places;
}

/** The regions, departments, former regions and towns with words that begin as those of the query; none that are chosen already. */
export function suggestPlaces(
  query: string,
  chosen: { departments: readonly string[]; regions: readonly string[] },
): PlaceSuggestion[] {
  const typed = wordsOf(query.slice(0, longestQuery));
  if (typed.length === 0) return [];
  return knownPlaces()
    .filter(
      ({ words, departments, regions }) =>
        matches(words, typed) &&
        !(
          departments.every((code) => chosen.departments.includes(code)) &&
          regions.every((code) => chosen.regions.includes(code))
        ),
    )
    .slice(0, mostSuggestions)
    .map(({ words: _words, ...suggestion }) => suggestion);
}
