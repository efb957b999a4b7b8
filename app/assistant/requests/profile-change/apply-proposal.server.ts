import { eq } from "drizzle-orm";
import { storedValue } from "#app/profile/displayed-value.ts";
import type { ProfileField } from "#app/profile/profile-field.ts";
import { loadProfile, saveProfile } from "#app/profile/profile-store.server.ts";
import { profileFieldsOf, profileValues } from "#app/profile/profile-values.ts";
import { isColleague } from "#app/team/team.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { clients } from "#db/schema.ts";
import { type Proposal, proposalOf } from "./proposal.ts";

export type Applied =
  | { kind: "applied"; fields: ProfileField[] }
  /** These fields were changed after the proposal; nothing is stored. */
  | { kind: "changed-meanwhile"; fields: ProfileField[] }
  /** There is no profile of the client's own, or it would refuse a value; nothing is stored. */
  | { kind: "refused" };

/** Stores a proposal that the customer accepted, whole or not at all. A proposal that is stored already is applied. */
export async function applyProposal(tx: Queries, clientId: string, proposal: Proposal): Promise<Applied> {
  // Against the form and another answer, which would store in between.
  await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId)).for("update");
  const stored = await loadProfile(tx, clientId);
  if (!stored || (await isColleague(tx, clientId))) return { kind: "refused" };
  const current = profileValues(stored);
  const wanted = proposal.map(({ field, before, after }) => ({
    field,
    before: storedValue(field, before),
    value: storedValue(field, after),
  }));
  const due = wanted.filter(({ field, value }) => current[field] !== value);
  const moved = due.filter(({ field, before }) => current[field] !== before);
  if (moved.length > 0) return { kind: "changed-meanwhile", fields: moved.map(({ field }) => field) };
  if ((proposalOf(current, due)?.length ?? 0) !== due.length) return { kind: "refused" };
  const values = Object.fromEntries(due.map(({ field, value }) => [field, value]));
  if (due.length > 0) await saveProfile(tx, clientId, profileFieldsOf(values));
  return { kind: "applied", fields: wanted.map(({ field }) => field) };
}
