import type { Database } from "#db/open-database.server.ts";
import { objectedTo } from "../../objections/objected-to.server.ts";
import { isShared } from "../../objections/person-forms.server.ts";
import { recordObjection } from "../../objections/record-objection.server.ts";
import { personOf, waitingCandidates } from "./candidate-rows.server.ts";
import { excludeCandidate } from "./exclusions.server.ts";

/**
 * Leaves out those of whom a provider found an address that has objected, and returns their number. Their own address tells who
 * they are, so that from now on nobody looks them up again (D144); an address that a whole company reads tells nothing of them,
 * and keeps them from this list alone. interpretation.md D150.
 */
export async function leaveOutObjected({ db }: { db: Database }, teamId: string): Promise<number> {
  const people = (await waitingCandidates(db.asOwner, teamId, ["enriched"]))
    .map((candidate) => ({ id: candidate.id, ...personOf(candidate) }))
    .filter(({ email, companyEmail }) => email !== null || companyEmail !== null);
  const nameless = { contact: "", siren: null };
  const [byOwn, byAny] = await db.asOwner.transaction(async (tx) => [
    await objectedTo(
      tx,
      people.map(({ email }) => ({ email, ...nameless })),
    ),
    await objectedTo(
      tx,
      people.map(({ email, companyEmail }) => ({ email, companyEmail, ...nameless })),
    ),
  ]);
  for (const position of byAny) {
    const { id, email, contact, siren } = people[position] as (typeof people)[number];
    if (byOwn.has(position) && email !== null && !isShared(email))
      await recordObjection({ db }, { email, contact, siren }, "night");
    else await db.asOwner.transaction((tx) => excludeCandidate(tx, teamId, id, []));
  }
  return byAny.size;
}
