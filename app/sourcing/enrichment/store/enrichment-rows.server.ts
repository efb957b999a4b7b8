import { and, asc, eq, inArray, notInArray, type SQL } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import { endOfParisDay, parisMoment } from "#app/calendar/working-days.ts";
import type { Queries } from "#db/open-database.server.ts";
import { enrichmentBatches, teams } from "#db/schema.ts";
import { isOverIn } from "#db/stored-time.server.ts";
import type { Enricher, EnrichmentContact } from "../enricher.ts";
import type { EnrichedContact } from "../judge-found.ts";

/** A row of `enrichment_batches`. */
export type BatchRow = Omit<typeof enrichmentBatches.$inferSelect, "contacts" | "found" | "provider"> & {
  provider: Enricher["name"] | null;
  /** In the order of their submission; of who was withdrawn nothing but the place, so that the others keep theirs. */
  contacts: (EnrichmentContact | Withdrawn)[];
  found: EnrichedContact[] | null;
};

type Withdrawn = { id: string; isWithdrawn: true };

/** The states that nothing changes any more. */
export const ends = ["done", "refused", "lost"] as const;

/** True for this batch. */
export const isBatch = (of: { teamId: string; id: string }) =>
  and(eq(enrichmentBatches.teamId, of.teamId), eq(enrichmentBatches.id, of.id));

/** True for the team's batches on which there is something to do. */
export const isOpenOf = (teamId: string) =>
  and(eq(enrichmentBatches.teamId, teamId), notInArray(enrichmentBatches.state, [...ends]));

const hour = 60 * 60_000;

/** The furthest that a batch is put off, in milliseconds: to the next night, on the longest of days. */
export const furthest = 27 * hour;

/** When the night after this one begins: at 1:00 in Paris of the next day. */
export const nextNight = (now: number): Date => parisMoment(parisDay(endOfParisDay(now).getTime()), 1);

/**
 * Keeps the team until the transaction ends; false when it is gone. It comes before every other lock, as the deletion of a
 * team locks it before its rows. `no key update`: alone among those who do the same.
 */
export async function keepTeam(
  tx: Queries,
  teamId: string,
  strength: "key share" | "no key update" = "key share",
): Promise<boolean> {
  const kept = await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for(strength);
  return kept.length > 0;
}

/** True for the team's batches in one of these states that are due. */
const isDue = (teamId: string, states: BatchRow["state"][], now: number) =>
  and(
    eq(enrichmentBatches.teamId, teamId),
    inArray(enrichmentBatches.state, states),
    isOverIn(enrichmentBatches.dueAt, furthest, now),
  );

/** True where the team has a batch in one of these states that is due, whoever works on it. */
export async function hasDue(
  queries: Queries,
  teamId: string,
  states: BatchRow["state"][],
): Promise<boolean> {
  const due = isDue(teamId, states, Date.now());
  const found = await queries
    .select({ id: enrichmentBatches.id })
    .from(enrichmentBatches)
    .where(due)
    .limit(1);
  return found.length > 0;
}

/** Locks the team's batch in one of these states that has been due the longest, unless somebody works on it; null without one. */
export async function lockDue(
  tx: Queries,
  teamId: string,
  states: BatchRow["state"][],
  now: number,
  condition?: SQL,
): Promise<BatchRow | null> {
  const { dueAt, id } = enrichmentBatches;
  const [found] = await tx
    .select()
    .from(enrichmentBatches)
    .where(and(isDue(teamId, states, now), condition))
    .orderBy(asc(dueAt), asc(id))
    .limit(1)
    .for("update", { skipLocked: true });
  return (found as BatchRow | undefined) ?? null;
}

/** The contacts of batches that were not withdrawn. */
export const contactsOf = (batches: readonly Pick<BatchRow, "contacts">[]): EnrichmentContact[] =>
  batches.flatMap(({ contacts }) => contacts.flatMap((each) => ("isWithdrawn" in each ? [] : [each])));
