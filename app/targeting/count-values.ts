import type { Criteria } from "./criteria.ts";
import { groupsOf } from "./register/activities.ts";

/** The values in all lists together, as the page shows them: a whole section or division is one. interpretation.md D288. */
export function countValues({ naf, ...lists }: Criteria): number {
  return Object.values(lists).reduce((sum, values) => sum + values.length, groupsOf(naf).length);
}

/** True for criteria that go further beyond what an offer includes than those before. `null` bounds nothing. */
export function isBeyond(bound: number | null, criteria: Criteria, before: Criteria): boolean {
  if (bound === null) return false;
  const count = countValues(criteria);
  return count > bound && count > countValues(before);
}
