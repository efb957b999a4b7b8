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
import { links, quoted, type ReadText, take } from "./tokens.ts";
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
 * numbers are departments, and names that are ordinary words too are places; elsewhere numbers are, where they are written
 * as one writes of departments: "dans le 69". interpretation.md D121, D166.
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
    const districts = takeDistricts(read);
    for (const { from, to, departments } of numbersIn(read, isPlaceField)) {
      const isOut = use(read.tokens[from]?.side ?? "meant", departments);
      (isOut ? excludedWords : meantWords).push(quoted(read, from, to));
      take(read, from, to);
    }
    const matches = [...phrasesIn(read, vocabulary)].filter(
      (match) => (isPlaceField || !isOrdinaryWord(read, match)) && !isVerb(read, match),
    );
    let side: number | null = null;
    for (const [place, match] of matches.entries()) {
      const { meaning } = match;
      const to = districts.get(match.to) ?? match.to;
      const from = side ?? match.from;
      const isSide = side !== null;
      side = null;
      const next = matches[place + 1];
      const previous = matches[place - 1];
      // "Finistère sud" and "Lyon est" are one place,
      const whole = isDirection(read, match) ? placeBefore(read, match, previous, isPlaceField) : null;
      if (whole) {
        take(read, from, to);
        const words = quoted(read, whole.from, to);
        approximations.push({ kind: "side", words, departments: [...whole.departments] });
        continue;
      }
      // and so are "Bretagne (35 et 56)", and "France sud".
      if (isExplained(read, match, matches) || isSideOfFrance(read, match, next)) {
        take(read, match.from, match.to);
        continue;
      }
      if (isOtherMetropolis(read, match, next)) continue;
      // "Nord Isère" and "sud-est de la France" are one place, "Lyon, France" and "Bordeaux Métropole" too.
      if (isDirection(read, match) && next && isJoined(read, match, next)) {
        if (!isAllOfFrance(next)) {
          side = match.from;
          continue;
        }
      } else if (isAllOfFrance(match) && isSaidBeside(read, match, previous, next)) {
        take(read, match.from, match.to);
        continue;
      }
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
      if (isSide || (to > match.to && isWholeTown(meaning.departments)))
        approximations.push({ kind: "side", words, departments: [...meaning.departments] });
      else if (meaning.kind === "town" && !isWholeTown(meaning.departments))
        approximations.push({ kind: "town", words, departments: [...meaning.departments] });
      else if (meaning.kind === "part") {
        const regions = Object.entries(departmentsOfRegion).filter(([, own]) =>
          own.every((code) => meaning.departments.includes(code)),
        );
        approximations.push({ kind: "part", words, regions: regions.map(([code]) => code) });
      }
    }
  }
  const said = { meantWords, excludedWords, approximations };
  if (!isAnyMeant && remarks.length > 0 && texts.some(({ isPlaceField }) => isPlaceField))
    remarks.push({ kind: "only abroad" });
  if (!isAnyMeant && excluded.size === 0) return { departments: null, ...said, remarks };
  const base = isAnyMeant ? meant : new Set(allDepartments);
  const left = new Set([...base].filter((code) => !excluded.has(code)));
  // An empty list would mean all of France.
  if (left.size > 0) return { departments: left, ...said, remarks };
  const without = excludedWords.map((words): Remark => ({ kind: "nothing left", words }));
  return { departments: base, ...said, remarks: [...remarks, ...without] };
}

type PlaceMatch = Match<Omit<Meaning, "isOrdinary">>;

/** "Notre zone est la Bretagne": only "l’est" is a part of the country. */
function isVerb({ tokens }: ReadText, { from, to }: PlaceMatch): boolean {
  const before = tokens[from - 1]?.plain;
  return from === to && tokens[from]?.plain === "est" && before !== "'" && before !== "’";
}

const directions = new Set(["nord", "sud", "est", "ouest", "centre"]);

/** True for "Nord", "Sud-Ouest", "Centre" as such, and not for names that have one of them. */
const isDirection = ({ tokens }: ReadText, { from, to }: PlaceMatch): boolean =>
  tokens.slice(from, to + 1).every(({ plain, isMark }) => isMark || directions.has(plain));

/** True where only "de la" and its like, or nothing, stand between two places. */
function isJoined({ tokens }: ReadText, one: PlaceMatch, other: PlaceMatch): boolean {
  return tokens
    .slice(one.to + 1, other.from)
    .every(({ plain }) => links.has(plain) || ["'", "’", "-"].includes(plain));
}

/** The departments around the Nord, beside whose names "Nord" is the department: "Somme Nord". */
const besideNord = new Set(["02", "62", "80"]);

/** The place of which a direction right after it names a side: "Isère nord", "77 sud". */
function placeBefore(
  { tokens }: ReadText,
  direction: PlaceMatch,
  previous: PlaceMatch | undefined,
  isPlaceField: boolean,
): { from: number; departments: readonly string[] } | null {
  const last = direction.from - 1;
  const number = isPlaceField ? departmentOfNumber(tokens[last]?.plain ?? "") : null;
  const place =
    previous?.to === last ? { from: previous.from, departments: previous.meaning.departments } : null;
  const whole = place ?? (number === null ? null : { from: last, departments: [number] });
  if (!whole || whole.departments.length === 0 || tokens[last]?.side !== "meant") return null;
  if (previous && place && (isAllOfFrance(previous) || previous.meaning.kind === "part")) return null;
  const isNord = tokens[direction.from]?.plain === "nord" && direction.from === direction.to;
  return isNord && whole.departments.every((code) => besideNord.has(code)) ? null : whole;
}

/** True for "France" right before a part of it: "France ouest". */
const isSideOfFrance = (read: ReadText, match: PlaceMatch, next: PlaceMatch | undefined): boolean =>
  isAllOfFrance(match) && next !== undefined && next.from === match.to + 1 && isDirection(read, next);

/** After these a bracket names examples, and not all that is meant. */
const ofExamples = new Set(
  "dont notamment surtout principalement particulier priorite compris comprise inclus incluse incluant exemple ex etc".split(
    " ",
  ),
);

/** True where a bracket or a colon after a place lists parts of it: "Bretagne (35 et 56)". */
function isExplained(read: ReadText, { to, meaning }: PlaceMatch, matches: readonly PlaceMatch[]): boolean {
  const { tokens } = read;
  if (!["(", ":"].includes(tokens[to + 1]?.plain ?? "") || meaning.departments.length < 2) return false;
  const parts = new Set<string>();
  for (let at = to + 2; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || (token.isMark && [")", ";", "."].includes(token.plain))) break;
    if (token.side !== "meant" || ofExamples.has(token.plain)) return false;
    const number = departmentOfNumber(token.plain);
    const named = matches.find(({ from }) => from === at)?.meaning.departments ?? [];
    for (const code of number === null ? named : [number]) parts.add(code);
  }
  return (
    parts.size > 0 &&
    parts.size < meaning.departments.length &&
    [...parts].every((code) => meaning.departments.includes(code))
  );
}

/** True for a "métropole" that is not the country's, because something follows that nothing is known of: "métropole rouennaise". */
function isOtherMetropolis(
  { tokens }: ReadText,
  { from, to }: PlaceMatch,
  next: PlaceMatch | undefined,
): boolean {
  if (from !== to || tokens[from]?.plain !== "metropole") return false;
  let at = to + 1;
  while (links.has(tokens[at]?.plain ?? "") || ["'", "’"].includes(tokens[at]?.plain ?? "")) at += 1;
  const word = tokens[at];
  if (!word || word.isMark || word.isTaken || next?.from === at) return false;
  return !["et", "ou", "uniquement", "seulement", "entiere", "hors"].includes(word.plain);
}

const isAllOfFrance = ({ meaning }: PlaceMatch): boolean =>
  meaning.kind === "place" && meaning.departments.length > 90;

/** True for "France" and "métropole" beside a place that they only complete: "Lyon, France", "Rennes Métropole". */
function isSaidBeside(
  read: ReadText,
  match: PlaceMatch,
  before: PlaceMatch | undefined,
  after: PlaceMatch | undefined,
): boolean {
  const { tokens } = read;
  if (match.from !== match.to) return false;
  const isNarrow = (other: PlaceMatch | undefined) =>
    other !== undefined && other.meaning.departments.length > 0 && !isAllOfFrance(other);
  const word = tokens[match.from]?.plain;
  if (word === "metropole")
    return (
      (before !== undefined && isNarrow(before) && isJoined(read, before, match)) ||
      (after !== undefined && isNarrow(after) && isJoined(read, match, after))
    );
  if (word !== "france") return false;
  const isMark = (marks: readonly string[]) => (token: { plain: string; isTaken: boolean }) =>
    token.isTaken || marks.includes(token.plain) || links.has(token.plain);
  if (before && isNarrow(before) && tokens[before.from]?.side === "meant")
    if (tokens.slice(before.to + 1, match.from).every(isMark([",", "(", ")", "-", "/"]))) return true;
  const opening = tokens[match.to + 1]?.plain ?? "";
  return (
    after !== undefined &&
    isNarrow(after) &&
    tokens[after.from]?.side === "meant" &&
    [":", "("].includes(opening) &&
    tokens.slice(match.to + 2, after.from).every(isMark([]))
  );
}

const dividedTowns: ReadonlyMap<string, number> = new Map([
  ["paris", 20],
  ["lyon", 9],
  ["marseille", 16],
]);
const ofDistricts = new Set("arrondissement arrondissements arrdt arr le les dans du et a".split(" "));

/** Takes the districts after these towns, which are no departments: "Lyon 6e et 3e"; the last token of each by its town's. */
function takeDistricts(read: ReadText): Map<number, number> {
  const { tokens } = read;
  const ends = new Map<number, number>();
  for (const [town, { plain, isMark, isTaken }] of tokens.entries()) {
    const most = isMark || isTaken ? undefined : dividedTowns.get(plain);
    if (most === undefined) continue;
    let last = town;
    for (let at = town + 1; at < tokens.length && at - last <= 3; at++) {
      const token = tokens[at];
      if (!token || token.isTaken) break;
      const district = /^([1-9]\d?)(e|er|eme|ieme|nd)?$/.exec(token.plain);
      if (district && Number(district[1]) <= most) last = at;
      else if (token.plain.startsWith("arrondissement")) last = at;
      // After a comma a number without an ending may be a department.
      else if (
        token.isMark ? !["(", "-", ","].includes(token.plain) || last === town : !ofDistricts.has(token.plain)
      )
        break;
    }
    if (last === town) continue;
    ends.set(town, last);
    take(read, town + 1, last);
  }
  return ends;
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

/** The departments that a text names by their numbers. */
function numbersIn(
  read: ReadText,
  isPlaceField: boolean,
): { from: number; to: number; departments: string[] }[] {
  const found: { from: number; to: number; departments: string[] }[] = [];
  for (let index = 0; index < read.tokens.length; index++) {
    const token = read.tokens[index];
    const code = !token || token.isTaken ? null : departmentOfNumber(token.plain);
    if (code === null) continue;
    const last = lastOfRange(read, index, code);
    const to = last === null ? index : index + 2;
    if (!isPlaceField && !isWrittenAsDepartment(read, index, to, found.at(-1)?.to ?? null)) continue;
    const departments = allDepartments.filter(
      (each) => each === code || (last && each >= code && each <= last),
    );
    found.push({ from: index, to, departments });
    index = to;
  }
  return found;
}

const articles = new Set(["le", "les", "la", "l", "'", "’"]);
/** Before a number, these say that it is a department. */
const departmentLeads = new Set(
  "dans du des en sur dept depts dpt dpts dep deps departement departements region zone secteur postal postaux".split(
    " ",
  ),
);
/** What parts the departments of a list. */
const listMarks = new Set([
  ",",
  ";",
  "/",
  "-",
  "–",
  "&",
  "+",
  "|",
  "et",
  "ou",
  "du",
  "le",
  "les",
  "dans",
  "puis",
]);
/** What may follow a department: nothing that it would count. */
const afterDepartment = new Set(
  "et ou en dans sauf hors pour avec uniquement seulement surtout principalement exclusivement puis mais qui a".split(
    " ",
  ),
);
/** Plurals and their like after which a number is none of a department. */
const uncounted = new Set(
  "moins salaries employes personnes effectifs collaborateurs annees numeros articles chapitres environs compris depuis apres".split(
    " ",
  ),
);
const asDepartment = /^(?:\d{2}|2[ab]|9[78]\d|\d{5})$/;

/**
 * True for a number outside the field for the place that is written as a department: after "dans le" and the like, alone
 * between commas or in brackets, or in a list that goes on (`before` is the end of the department before it).
 */
function isWrittenAsDepartment(
  { tokens }: ReadText,
  from: number,
  to: number,
  before: number | null,
): boolean {
  if (!asDepartment.test(tokens[from]?.plain ?? "")) return false;
  const next = tokens[to + 1];
  const isCounting =
    next && (next.isMark ? ["%", "€", "+", "°"].includes(next.plain) : !mayFollow(next.plain));
  if (isCounting) return false;
  if (before !== null && tokens.slice(before + 1, from).every(({ plain }) => listMarks.has(plain)))
    return true;
  let lead = from - 1;
  if (tokens[lead]?.plain === ".") lead -= 1;
  while (articles.has(tokens[lead]?.plain ?? "")) lead -= 1;
  const word = tokens[lead];
  const isSurelyLed = lead < from - 1 && articles.has(tokens[from - 1]?.plain ?? "");
  if (isSurelyLed || departmentLeads.has(word?.plain ?? "")) return true;
  // "50-250" and "50" may be headcounts.
  if (["-", "–"].includes(next?.plain ?? "")) return false;
  if (!next && (tokens[from]?.plain ?? "").endsWith("0")) return false;
  if (!word) return true;
  // "plombiers 69"
  if (lead === from - 1 && /^[a-z]{4,}s$/.test(word.plain) && !uncounted.has(word.plain))
    return !next || next.isMark;
  return word.isMark && ["(", ",", ";", "|", ":"].includes(word.plain);
}

const mayFollow = (plain: string): boolean =>
  afterDepartment.has(plain) || departmentOfNumber(plain) !== null;

/** The last department of "35 à 37" and "de 22 à 29". */
function lastOfRange({ tokens }: ReadText, index: number, first: string): string | null {
  if (!["a", "au"].includes(tokens[index + 1]?.plain ?? "")) return null;
  const [plain, other] = [tokens[index]?.plain ?? "", tokens[index + 2]?.plain ?? ""];
  const last = /^\d{2}$/.test(plain) && /^\d{2}$/.test(other) ? departmentOfNumber(other) : null;
  return last !== null && last > first ? last : null;
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
