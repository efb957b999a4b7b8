import type { Criteria } from "#app/targeting/criteria.ts";
import type { Company } from "../../register/company.ts";
import { fits } from "../../register/fits.ts";

/** True while a company that was found meets the criteria, which may have changed since, as far as a row can tell. */
export function isStillWanted(company: Company, criteria: Criteria): boolean {
  const { naf, headcount, include, exclude } = criteria;
  if (exclude.includes(company.siren)) return false;
  if (include.includes(company.siren)) return true;
  const codes = [company.naf, company.naf25].filter((code) => code !== null);
  const isTrade = naf.length === 0 || codes.some((code) => naf.includes(code));
  const isSize =
    headcount.length === 0 || (company.headcount !== null && headcount.includes(company.headcount.band));
  return isTrade && isSize && fits(company, criteria);
}
