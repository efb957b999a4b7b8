import { lte, sql } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import { daysAfter } from "#app/calendar/working-days.ts";
import { periods } from "#app/periods.ts";
import { type Expiry, expiry } from "#db/housekeeping.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { limitHits } from "#db/schema.ts";

/** Milliseconds for which refusals are added up here, so that a flood of them is one write a second. */
const delay = 1_000;

/** Names that one node counts at a time: there are about twenty, and none of them comes from a visitor. */
const mostNames = 100;

type Counting = { counts: Map<string, number>; timer: NodeJS.Timeout | null };

const counting = new WeakMap<object, Counting>();

/**
 * Counts that a limit was hit, for the operators' desk: on this day in Paris, together with what all other nodes count. It
 * reaches the database within a second; what a killed process had not written is lost. Never throws.
 */
export function countLimitHit(db: Pick<Database, "asOwner">, name: string): void {
  const state = counting.get(db) ?? { counts: new Map<string, number>(), timer: null };
  counting.set(db, state);
  if (state.counts.has(name) || state.counts.size < mostNames)
    state.counts.set(name, (state.counts.get(name) ?? 0) + 1);
  state.timer ??= setTimeout(() => {
    state.timer = null;
    const counts = [...state.counts];
    state.counts.clear();
    // It is for looking: a database that is away has more urgent things to tell.
    void store(db, counts).catch(() => {});
  }, delay).unref();
}

async function store({ asOwner }: Pick<Database, "asOwner">, counts: readonly [string, number][]) {
  const day = parisDay(Date.now());
  await asOwner
    .insert(limitHits)
    .values(counts.map(([name, count]) => ({ day, name, count })))
    .onConflictDoUpdate({
      target: [limitHits.day, limitHits.name],
      set: { count: sql`${limitHits.count} + excluded.count` },
    });
}

/** The counts of days that nobody looks at any more. */
export const oldLimitCounts: Expiry = expiry("counted limits", limitHits, (now) =>
  lte(limitHits.day, daysAfter(parisDay(now), -periods.limitCounts.count)),
);
