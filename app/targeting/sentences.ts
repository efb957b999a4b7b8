import { targeting as copy } from "#app/content/signed-in/targeting-copy.ts";
import type { Criteria } from "./criteria.ts";
import type { Approximation, Remark } from "./reading/remarks.ts";
import { groupsOf } from "./register/activities.ts";
import { rangesOf } from "./register/headcount.ts";
import { placeName, placesOf } from "./register/places.ts";

/** More names than these are counted. */
const mostNames = 6;

/** What the criteria mean, in French sentences, with what was taken for more or less than was said. */
export function understoodIn(criteria: Criteria, approximations: readonly Approximation[] = []): string[] {
  const { titles, keywords, include, exclude } = criteria;
  const { understood } = copy;
  return [
    ...marketIn(criteria),
    titles.length > 0 ? understood.titles(titles) : understood.anyTitle,
    ...(keywords.length > 0 ? [understood.keywords(keywords)] : []),
    ...(include.length > 0 ? [understood.include(include.length)] : []),
    ...(exclude.length > 0 ? [understood.exclude(exclude.length)] : []),
    ...approximations.map(approximationSentence),
  ];
}

/** Sector, size and place of the criteria, a sentence each. */
export function marketIn(
  criteria: Pick<Criteria, "naf" | "headcount" | "departments" | "regions">,
  approximations: readonly Approximation[] = [],
): string[] {
  const { naf, headcount, departments, regions } = criteria;
  const { understood } = copy;
  const sectors = groupsOf(naf).map(({ label }) => label);
  const places = [...regions, ...departments].length;
  return [
    sectors.length > 0
      ? understood.sectors(sectors.slice(0, mostNames), Math.max(0, sectors.length - mostNames))
      : understood.anySector,
    headcount.length > 0 ? understood.sizes(sizeNames(headcount)) : understood.anySize,
    places > 0 ? understood.places(placeNames(criteria)) : understood.anyPlace,
    ...approximations.map(approximationSentence),
  ];
}

/** Headcount bands as a person says them: neighbours together. */
export function sizeNames(bands: readonly string[]): string[] {
  return rangesOf(bands).map(({ min, max }) =>
    max === null ? copy.sizes.from(min) : copy.sizes.between(min, max),
  );
}

/** The regions and departments of criteria by name. */
export function placeNames({ departments, regions }: Pick<Criteria, "departments" | "regions">): string[] {
  return [
    ...regions.map((code) => placeName("region", code)),
    ...departments.map((code) => placeName("department", code)),
  ];
}

function approximationSentence(each: Approximation): string {
  const { town, part, side, spelling, bands, directors } = copy.understood;
  switch (each.kind) {
    case "town":
      return town(
        each.words,
        each.departments.map((code) => placeName("department", code)),
      );
    case "part":
      return part(
        each.words,
        each.regions.map((code) => placeName("region", code)),
      );
    case "side":
      return side(each.words, placeNames(placesOf(new Set(each.departments))));
    case "spelling":
      return spelling(each.words, each.read);
    case "bands":
      return bands(each.words);
    case "directors":
      return directors(each.words);
  }
}

/** What was not understood, in French sentences. */
export function notUnderstoodIn(remarks: readonly Remark[]): string[] {
  return [...new Set(remarks.map(remarkSentence))];
}

function remarkSentence(remark: Remark): string {
  const told = copy.notUnderstood;
  switch (remark.kind) {
    case "unknown":
      return told.unknown(remark.words);
    case "unknown unwanted":
      return told.unknownUnwanted(remark.words);
    case "role":
      return told.role(remark.words);
    case "abroad":
      return told.abroad(remark.words);
    case "only abroad":
      return told.onlyAbroad;
    case "turnover":
      return told.turnover(remark.words);
    case "measure":
      return told.measure(remark.words);
    case "nothing left":
      return told.nothingLeft(remark.words);
    case "other size":
      return told.otherSize;
    case "other sector":
      return told.otherSector;
    case "own companies":
      return told.ownCompanies;
    case "cut":
      return told.cut;
    case "more":
      return told.more(remark.count);
  }
}
