import { and, eq, notInArray } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import { endOfParisDay, parisMoment } from "#app/calendar/working-days.ts";
import type { Queries } from "#db/open-database.server.ts";
import { enrichmentBatches, teams } from "#db/schema.ts";
import type { EnrichmentContact } from "../enricher.ts";
import type { EnrichedContact } from "../judge-found.ts";

/** A row of `enrichment_batches`. */
export type BatchRow = Omit<typeof enrichmentBatches.$inferSelect, "contacts" | "found"> & {
  contacts: EnrichmentContact[];
  found: EnrichedContact[] | null;
};

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

/** The month in Paris, by its first day. */
export const monthOf = (now: number): string => `${parisDay(now).slice(0, 7)}-01`;

/**
 * Keeps the team until the transaction ends; false when it is gone. It comes before every other lock, as the deletion of a
 * team locks it before its rows.
 */
export async function keepTeam(tx: Queries, teamId: string): Promise<boolean> {
  const kept = await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for("key share");
  return kept.length > 0;
}
