import * as v from "valibot";
import { folded } from "#app/french/folded.ts";
import { activityLabel } from "./register/activities.ts";
import { isDomain, isSiren } from "./register/company-names.ts";
import { bandCodes } from "./register/headcount.ts";
import { departmentNames, regionNames } from "./register/places.ts";

/** How many values each criterion may have, and how long a text of the customer's own is, in code points. */
export const criteriaLimits = { titles: 20, keywords: 20, include: 200, exclude: 500, text: 80 } as const;

const unique = (values: string[]) => [...new Set(values)];

const codes = (isKnown: (code: string) => boolean, max: number) =>
  v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(16), v.check(isKnown))),
    v.maxLength(max),
    v.transform((values) => unique(values).sort()),
  );

const ownText = v.pipe(
  v.string(),
  v.maxLength(4 * criteriaLimits.text),
  v.transform((text) => text.replace(/\s+/g, " ").trim()),
  v.check((text) => text !== "" && [...text].length <= criteriaLimits.text),
  v.check((text) => text.isWellFormed() && !/\p{Cc}/u.test(text) && hasWords(text)),
);

/** True for a text that somebody can be searched by: signs alone would be answered with everybody. interpretation.md D115. */
export const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** The texts without those that say what one before them says, whatever the case and accents. interpretation.md D115. */
export function withoutRepeats(texts: string[]): string[] {
  const first = new Map<string, string>();
  for (const text of texts) if (!first.has(folded(text))) first.set(folded(text), text);
  return [...first.values()];
}

const texts = (max: number) => v.pipe(v.array(ownText), v.maxLength(max), v.transform(withoutRepeats));

const companies = (isOne: (text: string) => boolean, max: number) =>
  v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(253), v.check(isOne))),
    v.maxLength(max),
    v.transform(unique),
  );

/**
 * Whom a customer looks for, in the register's own terms. An empty list restricts nothing; the places are met by a
 * company in one of the departments or in one of the regions. interpretation.md D118.
 */
export const Criteria = v.object({
  /** Codes of activities, such as `25.62B`. */
  naf: codes((code) => activityLabel(code) !== null, 2_000),
  /** Headcount bands of the register, such as `12` for 20 to 49. */
  headcount: codes((code) => bandCodes.includes(code), 16),
  /** Codes of departments, such as `69` and `2A`. */
  departments: codes((code) => departmentNames.has(code), 200),
  /** Codes of regions, such as `84`. */
  regions: codes((code) => regionNames.has(code), 50),
  /** Titles of directors, in words. */
  titles: texts(criteriaLimits.titles),
  /** Words of names and activities. */
  keywords: texts(criteriaLimits.keywords),
  /** SIREN of companies that belong in whatever the other criteria say. */
  include: companies(isSiren, criteriaLimits.include),
  /** SIREN or domains of companies that never do. */
  exclude: companies((text) => isSiren(text) || isDomain(text), criteriaLimits.exclude),
});
export type Criteria = v.InferOutput<typeof Criteria>;

/** Criteria that restrict nothing. */
export const noCriteria: Criteria = {
  naf: [],
  headcount: [],
  departments: [],
  regions: [],
  titles: [],
  keywords: [],
  include: [],
  exclude: [],
};

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
