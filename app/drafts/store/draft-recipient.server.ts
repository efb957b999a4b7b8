import { and, eq } from "drizzle-orm";
import { teamOf } from "#app/team/team.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { prospects } from "#db/schema.ts";
import type { DraftProspect } from "../facts/prospect-facts.ts";

/** The prospect that a draft is for, with what it may be made of, and the persona for which it was found. */
export type Recipient = { teamId: string; id: string; record: DraftProspect; personaId: string | null };

/**
 * The prospect of the client's team with this id, which must be a UUID; `null` if there is none. With `lock`, it is not
 * removed until the transaction ends.
 */
export async function findRecipient(
  tx: Queries,
  clientId: string,
  id: string,
  { lock = false } = {},
): Promise<Recipient | null> {
  const team = await teamOf(tx, clientId);
  if (!team) return null;
  const { company, sector, city, contact, role, signal, personaId } = prospects;
  const found = tx
    .select({ company, sector, city, contact, role, signal, personaId })
    .from(prospects)
    .where(and(eq(prospects.teamId, team.id), eq(prospects.id, id)));
  const [row] = await (lock ? found.for("key share") : found);
  if (!row) return null;
  const { personaId: persona, ...record } = row;
  return { teamId: team.id, id, record, personaId: persona };
}
