import { and, eq, inArray } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { enrichmentBatches } from "#db/schema.ts";
import type { EnrichedContact } from "./judge-found.ts";
import { type BatchRow, ends, isOpenOf } from "./store/enrichment-rows.server.ts";

/** What became of contacts. */
export type Outcomes = {
  enriched: EnrichedContact[];
  /** Of whom nothing is known: the provider said nothing of them, refused them, or never answered. */
  without: string[];
};

/**
 * Hands over what is known of the team's contacts by now, and forgets them: once, if the caller stores it in the same
 * transaction. Those that are still being looked for stay.
 */
export async function takeOutcomes(tx: Queries, teamId: string): Promise<Outcomes> {
  const isOver = and(eq(enrichmentBatches.teamId, teamId), inArray(enrichmentBatches.state, [...ends]));
  const taken = (await tx.delete(enrichmentBatches).where(isOver).returning()) as BatchRow[];
  const enriched = taken.flatMap(({ found }) => found ?? []);
  const known = new Set(enriched.map(({ id }) => id));
  const without = taken.flatMap(({ contacts }) => contacts.flatMap(({ id }) => (known.has(id) ? [] : [id])));
  return { enriched, without };
}

/** The ids of the team's contacts that are still being looked for, each with the moment from which more may be known. */
export async function pendingContacts(
  queries: Queries,
  teamId: string,
): Promise<{ id: string; isSubmitted: boolean; dueAt: Date }[]> {
  const rows = (await queries.select().from(enrichmentBatches).where(isOpenOf(teamId))) as BatchRow[];
  return rows.flatMap(({ contacts, state, dueAt }) =>
    contacts.map(({ id }) => ({ id, isSubmitted: state === "submitted", dueAt })),
  );
}

/** Stops looking for the team's contacts that no provider has, and may ever have had. Returns their ids. */
export async function withdrawContacts(tx: Queries, teamId: string): Promise<string[]> {
  const isUntouched = and(eq(enrichmentBatches.teamId, teamId), eq(enrichmentBatches.state, "waiting"));
  const withdrawn = (await tx.delete(enrichmentBatches).where(isUntouched).returning()) as BatchRow[];
  return withdrawn.flatMap(({ contacts }) => contacts.map(({ id }) => id));
}
