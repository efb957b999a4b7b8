import type { Criteria } from "#app/targeting/criteria.ts";
import { isBoundless } from "../../register/asking/queries.ts";
import type { Company } from "../../register/company.ts";
import { fits } from "../../register/fits.ts";

/** True while a company that was found meets the criteria, which may have changed since, as far as a row can tell. */
export function isStillWanted(company: Company, criteria: Criteria): boolean {
  const { include, exclude } = criteria;
  if (exclude.includes(company.siren)) return false;
  if (include.includes(company.siren)) return true;
  // Where companies alone are named, nobody else is looked for.
  return !(isBoundless(criteria) && include.length > 0) && fits(company, criteria);
}
