import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Criteria } from "#app/targeting/criteria.ts";
import type { Queries } from "#db/open-database.server.ts";
import { candidates } from "#db/schema.ts";
import { forgetContacts } from "../../enrichment/enrichment-outcomes.server.ts";
import { dropCandidates, emptied, isWaiting, type Reach, setCandidates } from "./candidate-rows.server.ts";

/**
 * Leaves out those whose company the customer excludes, and those who write from an excluded domain, or whose company has one,
 * and returns their number. A domain is known only once a provider was paid for them: the emptied row stays, so that nobody is
 * paid for twice, until none of these domains is excluded any more; then it goes, and a night may find them anew.
 * interpretation.md D150.
 */
export async function leaveOutExcluded(
  tx: Queries,
  teamId: string,
  { exclude }: Pick<Criteria, "exclude">,
): Promise<number> {
  await liftExclusions(tx, teamId, exclude);
  if (exclude.length === 0) return 0;
  const ofCompanies = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(eq(candidates.teamId, teamId), isWaiting, inArray(candidates.siren, [...exclude])));
  let count = await dropCandidates(
    tx,
    teamId,
    ofCompanies.map(({ id }) => id),
  );
  const reached = await tx
    .select({ id: candidates.id, contact: candidates.contact })
    .from(candidates)
    .where(and(eq(candidates.teamId, teamId), isWaiting, isNotNull(candidates.contact)));
  for (const { id, contact } of reached) {
    const excludedBy = domainsOf(contact as Reach, exclude);
    if (excludedBy.length === 0) continue;
    await excludeCandidate(tx, teamId, id, excludedBy);
    count += 1;
  }
  return count;
}

/** Keeps somebody who was paid for from coming again, by these domains of the customer's or, with none, for good. */
export async function excludeCandidate(
  tx: Queries,
  teamId: string,
  id: string,
  excludedBy: string[],
): Promise<void> {
  await setCandidates(tx, teamId, [id], {
    state: "excluded",
    excludedBy,
    traits: null,
    seen: null,
    ...emptied,
  });
  await forgetContacts(tx, teamId, [id]);
}

async function liftExclusions(tx: Queries, teamId: string, exclude: readonly string[]): Promise<void> {
  const isExcluded = and(eq(candidates.teamId, teamId), eq(candidates.state, "excluded"));
  const rows = await tx
    .select({ id: candidates.id, excludedBy: candidates.excludedBy })
    .from(candidates)
    .where(isExcluded);
  for (const { id, excludedBy } of rows)
    if (excludedBy?.length && !excludedBy.some((domain) => exclude.includes(domain)))
      await tx.delete(candidates).where(and(isExcluded, eq(candidates.id, id)));
}

/** What the customer excludes of the domains of the addresses, the company's own included, and of a website. */
function domainsOf({ email, companyEmail, website }: Reach, exclude: readonly string[]): string[] {
  const addresses = [email.value, companyEmail];
  const hosts = [
    ...addresses.map((address) => address?.split("@").at(-1)),
    website?.split("/")[0]?.split(":")[0],
  ];
  return exclude.filter((each) => hosts.some((host) => host === each || host?.endsWith(`.${each}`)));
}
