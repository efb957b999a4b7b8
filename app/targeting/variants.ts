import type { Criteria } from "./criteria.ts";
import { bands } from "./register/headcount.ts";

/** Below is few, above is many. Some three months of the largest offer, and what nobody looks through. interpretation.md D124. */
export const fewCompanies = 200;
export const manyCompanies = 5_000;

/** The criteria with one of them relaxed or tightened. */
export type Variant =
  | { kind: "drop"; criterion: "naf" | "headcount" | "places" | "keywords"; criteria: Criteria }
  | { kind: "bands"; bands: string[]; criteria: Criteria }
  | { kind: "place"; place: { kind: "region" | "department"; code: string }; criteria: Criteria };

/** Sizes that one would name, to choose one of them. */
const usualSizes = [
  { min: 1, max: 9 },
  { min: 10, max: 49 },
  { min: 50, max: 249 },
  { min: 250, max: null },
];
const mostVariants = 4;

/** What to relax where few companies match, and what to tighten where many do; nothing in between. */
export function variantsOf(criteria: Criteria, found: { count: number; atLeast: boolean }): Variant[] {
  if (found.atLeast || found.count > manyCompanies) return tightened(criteria);
  return found.count < fewCompanies ? relaxed(criteria) : [];
}

function relaxed(criteria: Criteria): Variant[] {
  const without: [Extract<Variant, { kind: "drop" }>["criterion"], Partial<Criteria>][] = [
    ["naf", { naf: [] }],
    ["headcount", { headcount: [] }],
    ["places", { departments: [], regions: [] }],
    ["keywords", { keywords: [] }],
  ];
  return without
    .filter(([, emptied]) => Object.keys(emptied).some((name) => criteria[name as keyof Criteria].length > 0))
    .map(([criterion, emptied]) => ({ kind: "drop", criterion, criteria: { ...criteria, ...emptied } }));
}

function tightened(criteria: Criteria): Variant[] {
  const { headcount, departments, regions } = criteria;
  const sizes = usualSizes
    .map(({ min, max }) =>
      bands
        .filter(
          (band) =>
            band.code !== "NN" &&
            band.min >= min &&
            (max === null || (band.max ?? Number.POSITIVE_INFINITY) <= max),
        )
        .map(({ code }) => code)
        .filter((code) => headcount.length === 0 || headcount.includes(code)),
    )
    .filter((codes) => codes.length > 0 && codes.length !== headcount.length)
    .map((codes): Variant => ({ kind: "bands", bands: codes, criteria: { ...criteria, headcount: codes } }));
  const places = [
    ...regions.map((code) => ({ kind: "region" as const, code })),
    ...departments.map((code) => ({ kind: "department" as const, code })),
  ];
  const only = (places.length > 1 ? places : []).map(
    (place): Variant => ({
      kind: "place",
      place,
      criteria: {
        ...criteria,
        regions: place.kind === "region" ? [place.code] : [],
        departments: place.kind === "department" ? [place.code] : [],
      },
    }),
  );
  return [...sizes.slice(0, only.length > 0 ? 2 : mostVariants), ...only].slice(0, mostVariants);
}
