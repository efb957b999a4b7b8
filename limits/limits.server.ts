import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { type PgColumn, PgTransaction } from "drizzle-orm/pg-core";
import type { Queries } from "#db/open-database.server.ts";
import { rateLimitHits } from "#db/schema.ts";
import { isRecentIn } from "#db/stored-time.server.ts";
import { Gate } from "./gate.ts";

/** At most `max` hits in any `seconds`. */
export type Window = { max: number; seconds: number };

/**
 * A limit on the hits in one bucket: a hit is allowed when all `windows` allow it, or when `or` does. `bucket` must not
 * reveal whom it counts.
 */
export type Limit = { bucket: string; windows: readonly Window[]; or?: Window };

export type Consumption = { ok: true; ids: string[] } | { ok: false; retryAfter: number };

/** Maximum length of a window, in seconds. Older hits are deleted. */
export const maxWindow = 24 * 60 * 60;

/**
 * Counts one hit in every limit, or in none and returns in how many whole seconds all of them allow one. Simultaneous
 * calls for one bucket are serialised, so that no window ever exceeds its `max`. `alongWith` is stored in the same
 * transaction: a process that dies in between has counted nothing without doing what it counts.
 */
export async function consume(
  queries: Queries,
  limits: readonly Limit[],
  alongWith: (tx: Queries) => Promise<void> = async () => {},
): Promise<Consumption> {
  const buckets = limits.map(({ bucket }) => bucket).sort();
  // Waiting inside a transaction would occupy a connection, and the embedded database has only one.
  if (isTransaction(queries)) return consumptionOf(await storeHits(queries, limits, buckets, alongWith));
  return serialised(buckets, async () => {
    const refused = recentRefusal(buckets);
    if (refused) return consumptionOf(refused);
    const stored = await storeHits(queries, limits, buckets, alongWith);
    if (!stored.ok) rememberRefusal(limits, stored.freeAt);
    return consumptionOf(stored);
  });
}

/** The stored hits, or for each limit when it allows one, in milliseconds since the epoch. */
type Stored = { ok: true; ids: string[] } | { ok: false; freeAt: number[] };

function consumptionOf(stored: Stored): Consumption {
  if (stored.ok) return stored;
  return { ok: false, retryAfter: Math.max(1, Math.ceil((Math.max(...stored.freeAt) - Date.now()) / 1000)) };
}

const isTransaction = (queries: unknown) => queries instanceof PgTransaction;

async function storeHits(
  queries: Queries,
  limits: readonly Limit[],
  buckets: readonly string[],
  alongWith: (tx: Queries) => Promise<void>,
): Promise<Stored> {
  return queries.transaction(async (tx) => {
    for (const bucket of buckets)
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${bucket}, 7254003))`);

    const now = Date.now();
    const freeAt: number[] = [];
    for (const limit of limits) freeAt.push(await limitFreeAt(tx, limit, now));
    if (Math.max(...freeAt) > now) return { ok: false, freeAt };

    const stored = await tx
      .insert(rateLimitHits)
      .values(limits.map(({ bucket }) => ({ bucket, hitAt: new Date(now) })))
      .returning({ id: rateLimitHits.id });
    await alongWith(tx);
    return { ok: true, ids: stored.map(({ id }) => id) };
  });
}

/** On this node calls for one bucket wait here, which costs less than waiting in the database. */
const gate = new Gate(1);

/** Runs `work` alone among the calls for each bucket. The sorted order prevents deadlocks. */
function serialised<T>([bucket, ...others]: readonly string[], work: () => Promise<T>): Promise<T> {
  return bucket === undefined ? work() : gate.run(bucket, () => serialised(others, work));
}

/**
 * Milliseconds for which refusals are repeated from memory, so that a flood costs ten queries in that time. It is short,
 * because another node may refund a hit.
 */
const refusalMemory = 1_000;

/** Refusals within `refusalMemory` after which further ones come from memory. */
const flood = 10;

/** Recent refusals by bucket: since when, how many, and when the bucket allows a hit. */
const refusals = new Map<string, { at: number; count: number; freeAt: number }>();

function rememberRefusal(limits: readonly Limit[], freeAt: readonly number[]) {
  const now = Date.now();
  for (const [bucket, { at }] of refusals) if (!isRecent(at, now)) refusals.delete(bucket);
  for (const [index, { bucket }] of limits.entries()) {
    const bucketFreeAt = freeAt[index] ?? now;
    const { at = now, count = 0 } = refusals.get(bucket) ?? {};
    if (bucketFreeAt > now) refusals.set(bucket, { at, count: count + 1, freeAt: bucketFreeAt });
  }
}

/** A recent refusal for any of these buckets that is still valid; `null` when the database must decide. */
function recentRefusal(buckets: readonly string[]): Stored | null {
  const now = Date.now();
  const freeAt = buckets
    .map((bucket) => refusals.get(bucket))
    .filter((refusal) => refusal !== undefined)
    .filter(({ at, count, freeAt }) => count >= flood && isRecent(at, now) && freeAt > now)
    .map(({ freeAt }) => freeAt);
  return freeAt.length > 0 ? { ok: false, freeAt } : null;
}

/** False for a time in the future, so that a clock that is set back locks nobody out. */
const isRecent = (at: number, now: number) => at <= now && now < at + refusalMemory;

/** Clears the refusals in memory, for a database that was emptied. */
export function forgetRefusals(): void {
  refusals.clear();
}

/** Removes hits that turned out not to count, such as that of a correct code. */
export async function refund(queries: Queries, limits: readonly Limit[], ids: string[]): Promise<void> {
  const buckets = limits.map(({ bucket }) => bucket);
  for (const bucket of buckets) refusals.delete(bucket);
  await queries
    .delete(rateLimitHits)
    .where(and(inArray(rateLimitHits.bucket, buckets), inArray(rateLimitHits.id, ids)));
}

/** When this limit allows a hit, in milliseconds since the epoch; at most `now` when it does already. */
async function limitFreeAt(tx: Queries, { bucket, windows, or }: Limit, now: number): Promise<number> {
  const hits = { at: rateLimitHits.hitAt, where: eq(rateLimitHits.bucket, bucket) };
  const free = await windowsFreeAt(tx, hits, windows, now);
  return or && free > now ? Math.min(free, await windowsFreeAt(tx, hits, [or], now)) : free;
}

/** The rows that count as hits, and the column with their times. */
export type Hits = { at: PgColumn; where: SQL | undefined };

/**
 * When these windows all allow another hit, in milliseconds since the epoch: at most `now` when they do already, and never
 * later than the longest of them from now. Hits that were stored before the clock was set back do not count.
 */
export async function windowsFreeAt(
  tx: Queries,
  { at, where }: Hits,
  windows: readonly Window[],
  now: number,
): Promise<number> {
  // The offsets, all of them constants, are part of the text: PostgreSQL takes a plan for any offset for worse than one for
  // this one, and plans at each use.
  const blocking = windows.map(
    ({ max, seconds }, index) => sql`(
      select ${at} from ${at.table} where ${and(where, isRecentIn(at, seconds * 1000, now))}
      order by ${at} desc offset ${sql.raw(String(max - 1))} limit 1
    ) as ${sql.identifier(`window_${index}`)}`,
  );
  const { rows } = (await tx.execute(sql`select ${sql.join(blocking, sql`, `)}`)) as unknown as {
    rows: [Record<string, unknown>];
  };
  const free = windows.map(({ seconds }, index) => {
    const time = rows[0][`window_${index}`];
    if (time === null) return now;
    return Math.min((at.mapFromDriverValue(time) as Date).getTime(), now) + seconds * 1000;
  });
  return Math.max(now, ...free);
}
