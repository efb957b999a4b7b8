import {
  allDepartments,
  departmentNames,
  departmentsOfRegion,
  overseas,
  regionNames,
} from "../register/places.ts";
import {
  allOfFrance,
  departmentWords,
  formerRegions,
  metropolitanFrance,
  ordinaryWords,
  otherCountries,
  partsOfFrance,
  regionWords,
  towns,
} from "../words/place-words.ts";
import type { Approximation, Remark } from "./remarks.ts";
import { quoted, type ReadText, take } from "./tokens.ts";
import { keyOf, type Match, phrasesIn, vocabularyOf } from "./vocabulary.ts";

type Meaning = {
  kind: "place" | "town" | "part" | "abroad";
  departments: readonly string[];
  isOrdinary: boolean;
};

const ordinary = new Set(ordinaryWords.split(",").map((word) => keyOf(word, "plain")));
const ofRegions = (codes: readonly string[]) =>
  codes.flatMap((code) => departmentsOfRegion[code as keyof typeof departmentsOfRegion] ?? []);

const vocabulary = vocabularyOf<Omit<Meaning, "isOrdinary">>("plain", [
  ...entries("place", regionWords, ofRegions),
  ...[...regionNames].map(
    ([code, name]) => [name, { kind: "place", departments: ofRegions([code]) }] as const,
  ),
  ...entries("place", formerRegions, (codes) => codes),
  ...[...departmentNames].map(([code, name]) => [name, { kind: "place", departments: [code] }] as const),
  ...entries("place", departmentWords, (codes) => codes),
  ...entries("part", partsOfFrance, ofRegions),
  [allOfFrance, { kind: "place", departments: allDepartments }],
  [
    metropolitanFrance,
    { kind: "place", departments: allDepartments.filter((code) => !ofRegions(overseas).includes(code)) },
  ],
  ...Object.entries(towns).map(([code, names]) => [names, { kind: "town", departments: [code] }] as const),
  [otherCountries, { kind: "abroad", departments: [] }],
]);

function entries(
  kind: Meaning["kind"],
  words: Readonly<Record<string, string>>,
  departmentsIn: (codes: readonly string[]) => readonly string[],
) {
  return Object.entries(words).map(
    ([names, codes]) => [names, { kind, departments: departmentsIn(codes.split(" ")) }] as const,
  );
}

export type ReadPlaces = {
  /** `null` where nothing was said of places. */
  departments: Set<string> | null;
  /** The names that were said, of places abroad too. */
  meantWords: string[];
  excludedWords: string[];
  approximations: Approximation[];
  remarks: Remark[];
};

/**
 * The departments that these texts name, without those that they exclude. Where a place is asked for (`isPlaceField`),
 * numbers are departments, and names that are ordinary words too are places. interpretation.md D121.
 */
export function readPlaces(texts: readonly { read: ReadText; isPlaceField: boolean }[]): ReadPlaces {
  const meant = new Set<string>();
  const excluded = new Set<string>();
  const approximations: Approximation[] = [];
  const remarks: Remark[] = [];
  const meantWords: string[] = [];
  const excludedWords: string[] = [];
  let isAnyMeant = false;
  const use = (side: string, departments: readonly string[]) => {
    const isInside = !isAnyMeant || departments.every((code) => meant.has(code));
    const isOut = side === "excluded" || (side === "listed" && isInside);
    if (!isOut) isAnyMeant = true;
    for (const code of departments) (isOut ? excluded : meant).add(code);
    return isOut;
  };

  for (const { read, isPlaceField } of texts) {
    if (isPlaceField) readNumbers(read, use);
    for (const match of phrasesIn(read, vocabulary)) {
      const { from, to, meaning } = match;
      if (!isPlaceField && isOrdinaryWord(read, match)) continue;
      const words = quoted(read, from, to);
      take(read, from, to);
      if (meaning.kind === "abroad") {
        if (read.tokens[from]?.side !== "meant") continue;
        remarks.push({ kind: "abroad", words });
        meantWords.push(words);
        continue;
      }
      const isOut = use(read.tokens[from]?.side ?? "meant", meaning.departments);
      (isOut ? excludedWords : meantWords).push(words);
      if (meaning.kind === "town" && !isWholeTown(meaning.departments))
        approximations.push({ kind: "town", words, departments: [...meaning.departments] });
      if (meaning.kind === "part") {
        const regions = Object.entries(departmentsOfRegion).filter(([, own]) =>
          own.every((code) => meaning.departments.includes(code)),
        );
        approximations.push({ kind: "part", words, regions: regions.map(([code]) => code) });
      }
    }
  }
  const said = { meantWords, excludedWords, approximations };
  if (!isAnyMeant && excluded.size === 0) return { departments: null, ...said, remarks };
  const base = isAnyMeant ? meant : new Set(allDepartments);
  const left = new Set([...base].filter((code) => !excluded.has(code)));
  // An empty list would mean all of France.
  if (left.size > 0) return { departments: left, ...said, remarks };
  const without = excludedWords.map((words): Remark => ({ kind: "nothing left", words }));
  return { departments: base, ...said, remarks: [...remarks, ...without] };
}

/** Paris is a department of its own. */
const isWholeTown = (departments: readonly string[]) => departments.length === 1 && departments[0] === "75";

function isOrdinaryWord({ tokens }: ReadText, { from, to }: Match<unknown>): boolean {
  return ordinary.has(
    tokens
      .slice(from, to + 1)
      .filter(({ isMark }) => !isMark)
      .map(({ plain }) => plain)
      .join(" "),
  );
}

function readNumbers(read: ReadText, use: (side: string, departments: readonly string[]) => boolean): void {
  for (const [index, token] of read.tokens.entries()) {
    const code = token.isTaken ? null : departmentOfNumber(token.plain);
    if (code === null) continue;
    use(token.side, [code]);
    take(read, index, index);
  }
}

/** The department of a code such as 69, 2a and 974, or of a postal code; `null` for any other number. */
export function departmentOfNumber(plain: string): string | null {
  if (/^\d{5}$/.test(plain)) {
    if (/^20[01]/.test(plain)) return "2A";
    if (/^20/.test(plain)) return "2B";
    const code = plain.startsWith("97") ? plain.slice(0, 3) : plain.slice(0, 2);
    return departmentNames.has(code) ? code : null;
  }
  const code = /^\d$/.test(plain) ? `0${plain}` : plain.toUpperCase();
  return /^\d/.test(plain) && departmentNames.has(code) ? code : null;
}
