import type { Criteria } from "#app/targeting/criteria.ts";

/** Criteria that everybody meets, but for what is given. */
export function criteria(given: Partial<Criteria> = {}): Criteria {
  return {
    naf: [],
    headcount: [],
    departments: [],
    regions: [],
    titles: [],
    keywords: [],
    include: [],
    exclude: [],
    ...given,
  };
}
