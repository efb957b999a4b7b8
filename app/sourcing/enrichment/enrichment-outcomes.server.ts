import { and, eq, inArray } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { enrichmentBatches } from "#db/schema.ts";
import type { Enricher } from "./enricher.ts";
import type { EnrichedContact } from "./judge-found.ts";
import { type BatchRow, contactsOf, ends, isBatch, isOpenOf } from "./store/enrichment-rows.server.ts";
import { countSpent } from "./store/units.server.ts";

/** What became of contacts. */
export type Outcomes = {
  enriched: (EnrichedContact & {
    /** Who told it, which may not be the provider of today's settings. */
    source: Enricher["name"];
  })[];
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
  const enriched = taken.flatMap(({ provider, found }) =>
    provider === null ? [] : (found ?? []).map((contact) => ({ ...contact, source: provider })),
  );
  const known = new Set(enriched.map(({ id }) => id));
  const without = contactsOf(taken).flatMap(({ id }) => (known.has(id) ? [] : [id]));
  return { enriched, without };
}

/** What is under way or known of one contact of the team: which provider has been asked since when, and what it told. */
export async function lookUpOf(queries: Queries, teamId: string, id: string) {
  const rows = (await queries
    .select()
    .from(enrichmentBatches)
    .where(eq(enrichmentBatches.teamId, teamId))) as BatchRow[];
  const batch = rows.find((row) => contactsOf([row]).some((contact) => contact.id === id));
  if (!batch) return null;
  const { provider, createdAt, submittedAt, found } = batch;
  return {
    ...{ provider, since: createdAt.toISOString(), askedAt: submittedAt?.toISOString() ?? null },
    told: found?.find((each) => each.id === id) ?? null,
  };
}

/**
 * When more may be known of the team's contacts, by the earliest of those that this provider has, and of those that nobody has
 * for certain; `null` for none.
 */
export async function nextOutcomes(
  queries: Queries,
  teamId: string,
  provider: Enricher["name"],
): Promise<{ submitted: Date | null; others: Date | null }> {
  const rows = (await queries.select().from(enrichmentBatches).where(isOpenOf(teamId))) as BatchRow[];
  const wanted = rows.filter((row) => contactsOf([row]).length > 0);
  const earliest = (batches: BatchRow[]) =>
    batches.reduce<Date | null>((least, { dueAt }) => (least && least < dueAt ? least : dueAt), null);
  return {
    submitted: earliest(wanted.filter((row) => row.state === "submitted" && row.provider === provider)),
    others: earliest(wanted.filter(({ state }) => state !== "submitted")),
  };
}

/** Stops looking for the team's contacts that no provider has, and may ever have had. Returns their ids. */
export async function withdrawWaiting(tx: Queries, teamId: string): Promise<string[]> {
  const isUntouched = and(eq(enrichmentBatches.teamId, teamId), eq(enrichmentBatches.state, "waiting"));
  const withdrawn = (await tx.delete(enrichmentBatches).where(isUntouched).returning()) as BatchRow[];
  return contactsOf(withdrawn).map(({ id }) => id);
}

/**
 * Forgets these contacts of the team, with what is known of them: nobody hands them to a provider any more, and what one tells
 * of them is not stored. A result that is under way is still asked for, since units may come back.
 */
export async function forgetContacts(tx: Queries, teamId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const forgotten = new Set(ids);
  const batches = (await tx
    .select()
    .from(enrichmentBatches)
    .where(eq(enrichmentBatches.teamId, teamId))
    .for("update")) as BatchRow[];
  for (const batch of batches) {
    if (!contactsOf([batch]).some(({ id }) => forgotten.has(id))) continue;
    const contacts = batch.contacts.map((each) =>
      forgotten.has(each.id) ? { id: each.id, isWithdrawn: true as const } : each,
    );
    const found = batch.found?.filter(({ id }) => !forgotten.has(id)) ?? null;
    const isEmpty = contactsOf([{ contacts }]).length === 0;
    if (isEmpty && (batch.state === "waiting" || batch.state === "unanswered")) {
      // What nobody answered counts as used: it may have been.
      await countSpent(tx, batch.provider, batch.units);
      await tx.delete(enrichmentBatches).where(isBatch(batch));
    } else await tx.update(enrichmentBatches).set({ contacts, found }).where(isBatch(batch));
  }
}
