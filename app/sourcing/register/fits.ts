import type { Criteria } from "#app/targeting/criteria.ts";
import type { Company } from "./company.ts";

/**
 * True for a company with its head office in one of the places that is not excluded. The register's own filters match any
 * of its establishments (annuaire-entreprises-data-gouv-fr/search-api#171).
 */
export function fits({ siren, headOffice }: Company, { departments, regions, exclude }: Criteria): boolean {
  if (exclude.includes(siren)) return false;
  if (departments.length === 0 && regions.length === 0) return true;
  const { department, region } = headOffice;
  return (
    (department !== null && departments.includes(department)) || (region !== null && regions.includes(region))
  );
}
