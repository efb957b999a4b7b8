/** Why people and companies are left out. */
export type DropReason =
  /** The register names nobody who directs the company. */
  | "no_contact"
  /** The team has the person already, from a night or a file. */
  | "known"
  /** The person has objected to being in lists. */
  | "objected"
  /** The company would bring more people than it may in a month. */
  | "company"
  /** The customer excluded the company or its domain, or looks for others since; of a domain it may have cost a unit, once. */
  | "excluded";

/** How many, by reason. */
export type Dropped = Partial<Record<DropReason, number>>;

/** Counts by reason, added up. */
export function sumOf(counts: Record<string, number>, more: Dropped): Record<string, number> {
  const sums = { ...counts };
  for (const [reason, count] of Object.entries(more))
    if (count > 0) sums[reason] = (sums[reason] ?? 0) + count;
  return sums;
}
