import { type Criteria, noCriteria } from "#app/targeting/criteria.ts";

/** Criteria that everybody meets, but for what is given. */
export const criteria = (given: Partial<Criteria> = {}): Criteria => ({ ...noCriteria, ...given });
