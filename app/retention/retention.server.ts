import { setTimeout } from "node:timers/promises";
import type { PeriodName } from "#app/periods.ts";
import { removeExpired } from "#db/housekeeping.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { rules } from "./enforcement.server.ts";

/** A kind of rows, by the name of its rule, and how many of them there are. */
export type DueRows = { name: string; period: PeriodName | null; rows: number };

/** What a run at `now`, in milliseconds since the epoch, would remove, of every kind. */
export async function dueRetention(queries: Queries, now: number): Promise<DueRows[]> {
  const due: DueRows[] = [];
  for (const { name, period, count } of rules) due.push({ name, period, rows: await count(queries, now) });
  return due;
}

/** Milliseconds between two attempts, and for how long another process that does it is waited for. */
const patience = { pause: 250, total: 20_000 };

/**
 * Removes what is due at `now`, as housekeeping does every minute, and returns how many rows of every kind; `null` when another
 * process was at it all the time.
 */
export async function removeDue({ db }: { db: Database }, now: number): Promise<DueRows[] | null> {
  const removed: Record<string, number> = {};
  for (let waited = 0; waited < patience.total; waited += patience.pause) {
    const isDone = (await removeExpired(db, rules, { now: () => now, removed })) !== null;
    if (isDone) return rules.map(({ name, period }) => ({ name, period, rows: removed[name] ?? 0 }));
    await setTimeout(patience.pause);
  }
  return null;
}
