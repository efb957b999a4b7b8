import { type Criteria, isSame } from "./criteria.ts";

/** Of two changes of the same values each one that only one of them made, and mine where both did. interpretation.md D123. */
export function merged<Values extends object>(base: Values, mine: Values, theirs: Values): Values {
  const keys = Object.keys(theirs) as (keyof Values)[];
  const changed = keys.filter((key) => !isSame(mine[key], base[key]));
  return { ...theirs, ...Object.fromEntries(changed.map((key) => [key, mine[key]])) };
}

/** The same of criteria, whose lists keep what either of both has added, and lose what either has taken out. */
export function mergedCriteria(base: Criteria, mine: Criteria, theirs: Criteria): Criteria {
  const keys = Object.keys(theirs) as (keyof Criteria)[];
  return Object.fromEntries(
    keys.map((key) => {
      const [before, own, other] = [new Set(base[key]), new Set(mine[key]), theirs[key]];
      const kept = other.filter((value) => own.has(value) || !before.has(value));
      return [key, [...new Set([...kept, ...mine[key].filter((value) => !before.has(value))])]];
    }),
  ) as Criteria;
}
