/** Prospects of one company that a team gets in a calendar month at most. interpretation.md D125. */
export const mostOfCompany = 2;

/**
 * The candidates, in their order, without those who would be one too many of their company. `delivered` has how many of a
 * company, by SIREN, nights delivered to the team this month.
 */
export function withinCompanyLimit<Candidate extends { siren: string }>(
  candidates: readonly Candidate[],
  delivered: ReadonlyMap<string, number>,
): Candidate[] {
  const counts = new Map(delivered);
  return candidates.filter(({ siren }) => {
    const count = counts.get(siren) ?? 0;
    if (count >= mostOfCompany) return false;
    counts.set(siren, count + 1);
    return true;
  });
}
