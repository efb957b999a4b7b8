import { setImmediate as nextTurn } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Logger } from "pino";
import type { Database, Queries } from "./database.ts";
import { outageIn } from "./outage.ts";

/** One kind of rows that expire. */
export type Expiry = {
  name: string;
  /** Deletes at most `limit` rows that were of no use any more at `now`; resolves with how many. */
  removeBatch: (tx: Queries, now: number, limit: number) => Promise<number>;
};

/** Rows of `table` that have expired at `now`, in milliseconds since the epoch, when `isExpired` says so. */
export function expiry(name: string, table: PgTable, isExpired: (now: number) => SQL): Expiry {
  return {
    name,
    async removeBatch(tx, now, limit) {
      // Rows that somebody holds are left for the next round.
      const { rows } = (await tx.execute(sql`
        delete from ${table} where ctid = any(array(
          select ctid from ${table} where ${isExpired(now)} limit ${limit} for update skip locked
        )) returning 1`)) as unknown as { rows: unknown[] };
      return rows.length;
    },
  };
}

export type Housekeeping = {
  /** Begins nothing more; resolves when what is running is done. */
  close(): Promise<void>;
};

/** Rows deleted in one transaction: few enough that nobody waits for them. */
export const batchSize = 500;

/** Milliseconds between two rounds of one process. */
const interval = 60_000;

/** Any number, the same in every process that works on this database. */
const lockKey = 7_254_005;

/**
 * Deletes what has expired, in batches, each in a transaction of its own. Of all processes on this database one works
 * at a time: resolves with `null` when another one does, else with the rows deleted of each kind.
 */
export async function removeExpired(
  db: Pick<Database, "asOwner">,
  expiries: readonly Expiry[],
  isStopped: () => boolean = () => false,
): Promise<Record<string, number> | null> {
  const removed: Record<string, number> = {};
  for (const { name, removeBatch } of expiries) {
    for (let last = batchSize; last === batchSize && !isStopped(); ) {
      const batch = await db.asOwner.transaction(async (tx) =>
        (await takeLock(tx)) ? removeBatch(tx, Date.now(), batchSize) : null,
      );
      if (batch === null) return null;
      last = batch;
      removed[name] = (removed[name] ?? 0) + last;
      await nextTurn();
    }
  }
  return removed;
}

/** Does so at once and every minute, until it is closed. */
export function startHousekeeping(
  { db, log }: { db: Database; log: Logger },
  expiries: readonly Expiry[],
): Housekeeping {
  let isClosed = false;
  let running: Promise<void> | null = null;

  async function round() {
    if (db.outage()) return;
    try {
      const removed = await removeExpired(db, expiries, () => isClosed);
      if (removed && Object.values(removed).some((count) => count > 0))
        log.info({ removed }, "expired rows removed");
    } catch (error) {
      if (!outageIn(error)) log.error({ err: error }, "expired rows could not be removed");
    }
  }
  const begin = () => {
    running ??= round().finally(() => {
      running = null;
    });
  };
  begin();
  const timer = setInterval(begin, interval);
  timer.unref();

  return {
    async close() {
      isClosed = true;
      clearInterval(timer);
      await running;
    },
  };
}

async function takeLock(tx: Queries): Promise<boolean> {
  const { rows } = (await tx.execute(
    sql`select pg_try_advisory_xact_lock(${lockKey}) as taken`,
  )) as unknown as {
    rows: { taken: boolean }[];
  };
  return rows[0]?.taken === true;
}
