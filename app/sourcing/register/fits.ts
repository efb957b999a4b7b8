import type { Criteria } from "#app/targeting/criteria.ts";
import { isInTrade } from "#app/targeting/register/counterparts.ts";
import type { Company } from "./company.ts";

/**
 * True for a company of one of the trades and sizes, with its head office in one of the places, that is not excluded; words
 * apart, which the register searches in more than a row has. The register's own filters match any of the establishments
 * (annuaire-entreprises-data-gouv-fr/search-api#171), and a filter that it does not know any more restricts nothing.
 */
export function fits(
  { siren, naf, naf25, headcount, headOffice }: Company,
  { naf: trades, headcount: sizes, departments, regions, exclude }: Criteria,
): boolean {
  if (exclude.includes(siren)) return false;
  const isTrade = isInTrade(
    trades,
    [naf, naf25].filter((code) => code !== null),
  );
  // `NN` says that the register knows of no employer.
  const isSize = sizes.length === 0 || sizes.includes(headcount?.band ?? "NN");
  if (!isTrade || !isSize) return false;
  if (departments.length === 0 && regions.length === 0) return true;
  const { department, region } = headOffice;
  return (
    (department !== null && departments.includes(department)) || (region !== null && regions.includes(region))
  );
}
