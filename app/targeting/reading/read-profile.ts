import { folded } from "#app/french/folded.ts";
import { type Criteria, criteriaLimits, noCriteria } from "../criteria.ts";
import { activityCodes } from "../register/activities.ts";
import { bandCodes } from "../register/headcount.ts";
import { placesOf } from "../register/places.ts";
import { leftovers } from "./leftovers.ts";
import { readCompanies } from "./read-companies.ts";
import { readPlaces } from "./read-places.ts";
import { readRoles } from "./read-roles.ts";
import { type ReadSectors, readSectors } from "./read-sectors.ts";
import { type ReadSizes, readSizes } from "./read-sizes.ts";
import type { Approximation, Remark } from "./remarks.ts";
import { correctSpelling } from "./spelling.ts";
import { mostRead, type ReadText, tokensOf } from "./tokens.ts";

/** What a profile says of the target, in the customer's own words; "" for what is empty. */
export type TargetWords = {
  /** The target's sector. */
  icp_industry: string;
  icp_title: string;
  icp_size: string;
  icp_location: string;
};

/** The criteria, and what has to be said about them. */
export type Reading = { criteria: Criteria; approximations: Approximation[]; remarks: Remark[] };

/** The bands of who employs nobody. */
const nobody: readonly string[] = ["NN", "00"];

/** More pieces than these of a text that is not understood are counted, not quoted. */
const mostUnknown = 12;

/** What the readers make of these words, each of what those before it left. */
export function readWords(words: TargetWords) {
  const industry = tokensOf(words.icp_industry);
  const title = tokensOf(words.icp_title);
  const size = tokensOf(words.icp_size === "grands-comptes" ? "grands comptes" : words.icp_size);
  const location = tokensOf(words.icp_location);
  const texts = [industry, title, size, location];
  const spelling = texts.flatMap(correctSpelling);

  const companies = texts.map(readCompanies);
  const sizes = withSizeField(readSizes(size, "field"), [
    readSizes(industry, "elsewhere"),
    readSizes(title, "elsewhere"),
    readSizes(location, "elsewhere"),
  ]);
  const places = readPlaces([
    { read: location, isPlaceField: true },
    { read: title, isPlaceField: false },
    { read: industry, isPlaceField: false },
    { read: size, isPlaceField: false },
  ]);
  const roles = [readRoles(title), readRoles(industry)];
  const sectors = withSectorField(readSectors([industry]), readSectors([title, size]));
  return { texts, spelling, companies, sizes, places, roles, sectors };
}

/**
 * The criteria that these words mean. What is not understood becomes a remark, what is taken for more or less than was
 * said an approximation: nothing is dropped in silence, and nothing guessed. Linear in the length of the texts, of which
 * the first 1,000 characters are read. interpretation.md D118 to D122.
 */
export function readProfile(words: TargetWords): Reading {
  const { texts, spelling, companies, sizes, places, roles, sectors } = readWords(words);
  const remarks: Remark[] = [
    ...sizes.remarks,
    ...places.remarks,
    ...sectors.remarks,
    ...roles.flatMap((each) => each.remarks),
    ...unknown(texts),
  ];
  if (Object.values(words).some((text) => text.length > mostRead)) remarks.push({ kind: "cut" });
  const naf = sectors.codes ?? new Set();
  const { departments, regions } = places.departments ? placesOf(places.departments) : noCriteria;

  const isEveryDirector = roles.some((each) => each.isEveryDirector);
  const titles = isEveryDirector ? [] : [...new Set(roles.flatMap((each) => each.titles))];
  const limited = (values: string[], max: number) => [...new Set(values)].slice(0, max);
  return {
    criteria: {
      naf: naf.size === activityCodes.length ? [] : [...naf].sort(),
      headcount: sizes.bands.size === bandCodes.length ? [] : [...sizes.bands].sort(),
      departments,
      regions,
      titles,
      keywords: limited(
        companies.flatMap((each) => each.keywords),
        criteriaLimits.keywords,
      ),
      include: limited(
        companies.flatMap((each) => each.include),
        criteriaLimits.include,
      ),
      exclude: limited(
        companies.flatMap((each) => each.exclude),
        criteriaLimits.exclude,
      ),
    },
    approximations: distinct([
      ...spelling,
      ...sizes.approximations,
      ...places.approximations,
      ...roles.flatMap((each) => each.approximations),
    ]),
    remarks: distinct(remarks),
  };
}

/** Of what several fields say in the same words one. */
const distinct = <Said extends Approximation | Remark>(said: readonly Said[]): Said[] => [
  ...new Map(said.map((each) => [folded(JSON.stringify(each)), each])).values(),
];

/**
 * The field for the size counts; sizes that other fields name narrow it, or are said to differ from it. Who employs nobody
 * is added to small companies: "agences web, freelances".
 */
function withSizeField(own: ReadSizes, others: ReadSizes[]) {
  const named = others.filter(({ bands }) => bands !== null && bands.size > 0);
  const elsewhere = new Set(named.flatMap(({ bands }) => [...(bands ?? [])]));
  const used = [own, ...named];
  const remarks = [own, ...others].flatMap((each) => each.remarks);
  const approximations = used.flatMap((each) => each.approximations);
  if (!own.bands || own.bands.size === 0) return { bands: elsewhere, remarks, approximations };
  const employers = [...elsewhere].filter((code) => !nobody.includes(code));
  if (employers.length === 0 && elsewhere.size > 0 && (own.bands.has("00") || own.bands.has("01")))
    return { bands: new Set([...own.bands, ...nobody]), remarks, approximations };
  const both = [...own.bands].filter((code) => elsewhere.has(code));
  if (both.length > 0) return { bands: new Set(both), remarks, approximations };
  const differs: Remark[] = elsewhere.size > 0 ? [{ kind: "other size", words: "" }] : [];
  return { bands: own.bands, remarks: [...remarks, ...differs], approximations: own.approximations };
}

/** The field for the sector counts; without one in it other fields count, which may exclude sectors from it all the same. */
function withSectorField(own: ReadSectors, others: ReadSectors): Omit<ReadSectors, "excluded"> {
  const remarks = [...own.remarks, ...others.remarks];
  if (own.codes === null) return { ...others, remarks };
  const isOther =
    own.codes.size > 0 &&
    others.codes !== null &&
    [...others.codes].some((code) => !others.excluded.has(code));
  const overlaps = isOther && [...(others.codes ?? [])].some((code) => own.codes?.has(code));
  if (isOther && !overlaps) remarks.push({ kind: "other sector" });
  const left = new Set([...own.codes].filter((code) => !others.excluded.has(code)));
  return { ...own, codes: left.size > 0 ? left : own.codes, remarks };
}

function unknown(texts: readonly ReadText[]): Remark[] {
  const pieces = new Map(texts.flatMap(leftovers).map(({ words, isUnwanted }) => [words, isUnwanted]));
  const told = [...pieces]
    .slice(0, mostUnknown)
    .map(([words, isUnwanted]): Remark => ({ kind: isUnwanted ? "unknown unwanted" : "unknown", words }));
  const count = pieces.size - told.length;
  return count > 0 ? [...told, { kind: "more", count }] : told;
}
