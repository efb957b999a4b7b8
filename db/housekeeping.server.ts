import { setImmediate as nextTurn } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Logger } from "pino";
import type { Database, Queries } from "./database.server.ts";
import { outageIn } from "./outage.ts";

/** A kind of rows that expire. */
export type Expiry = {
  name: string;
  /** How many of them have expired at `now`: what the next run removes. */
  count: (queries: Queries, now: number) => Promise<number>;
  /** Deletes at most `limit` rows that have expired at `now`, and resolves with their number. */
  removeBatch: (tx: Queries, now: number, limit: number) => Promise<number>;
  /** How many at most in one transaction: `batchSize` unless each of them has many rows of its own. */
  batch?: number;
};

/** Rows of `table` for which `isExpired` is true at `now`, in milliseconds since the epoch. */
export function expiry(name: string, table: PgTable, isExpired: (now: number) => SQL | undefined): Expiry {
  return {
    name,
    count: (queries, now) => queries.$count(table, isExpired(now)),
    async removeBatch(tx, now, limit) {
      // Locked rows are left for the next round.
      const { rows } = (await tx.execute(sql`
        delete from ${table} where ctid = any(array(
          select ctid from ${table} where ${isExpired(now)} limit ${limit} for update skip locked
        )) returning 1`)) as unknown as { rows: unknown[] };
      return rows.length;
    },
  };
}

export type Housekeeping = {
  /** Starts no further batch, and resolves when the running one is done. */
  close(): Promise<void>;
};

/** Maximum number of rows deleted in one transaction, so that it is short. */
export const batchSize = 500;

/** Milliseconds between two rounds of one process. */
const interval = 60_000;

/** Milliseconds from the start of the process to the first one. */
const firstDelay = 10_000;

/** The advisory lock of housekeeping, the same in every process. */
const lockKey = 7_254_005;

/**
 * Deletes the rows that have expired at a moment, now unless said, in batches, each in a transaction of its own, in one process
 * at a time. Resolves with the number of deleted rows of each kind, added to `removed`, or `null` while another process does it.
 */
export async function removeExpired(
  db: Pick<Database, "asOwner">,
  expiries: readonly Expiry[],
  {
    now = () => Date.now(),
    isStopped = () => false,
    removed = {},
  }: { now?: () => number; isStopped?: () => boolean; removed?: Record<string, number> } = {},
): Promise<Record<string, number> | null> {
  for (const { name, removeBatch, batch: size = batchSize } of expiries) {
    for (let last = size; last === size && !isStopped(); ) {
      const batch = await db.asOwner.transaction(async (tx) =>
        (await tryLock(tx)) ? removeBatch(tx, now(), size) : null,
      );
      if (batch === null) return null;
      last = batch;
      removed[name] = (removed[name] ?? 0) + last;
      await nextTurn();
    }
  }
  return removed;
}

/**
 * Calls `removeExpired` and then `watch` every minute until it is closed, for the first time after ten seconds: the first requests after
 * a start need the database.
 */
export function startHousekeeping(
  { db, log }: { db: Database; log: Logger },
  expiries: readonly Expiry[],
  watch: () => Promise<void> = async () => {},
): Housekeeping {
  let isClosed = false;
  let running: Promise<void> | null = null;

  async function round() {
    if (db.outage()) return;
    try {
      const removed = await removeExpired(db, expiries, { isStopped: () => isClosed });
      if (removed && Object.values(removed).some((count) => count > 0))
        log.info({ removed }, "expired rows removed");
      if (!isClosed) await watch();
    } catch (error) {
      if (!outageIn(error)) log.error({ err: error }, "housekeeping failed");
    }
  }
  const begin = () => {
    running ??= round().finally(() => {
      running = null;
    });
  };
  const first = setTimeout(begin, firstDelay).unref();
  const timer = setInterval(begin, interval).unref();

  return {
    async close() {
      isClosed = true;
      clearTimeout(first);
      clearInterval(timer);
      await running;
    },
  };
}

async function tryLock(tx: Queries): Promise<boolean> {
  const { rows } = (await tx.execute(
    sql`select pg_try_advisory_xact_lock(${lockKey}) as locked`,
  )) as unknown as {
    rows: { locked: boolean }[];
  };
  return rows[0]?.locked === true;
}
