import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import type { Queries } from "../db/open-database.server.ts";
import { rateLimitHits } from "../db/schema.ts";
import { Gate } from "./gate.ts";

/** At most `max` hits in any `seconds`. */
export type Window = { max: number; seconds: number };

/**
 * What is counted together, and how often it may happen: as often as all of `windows` allow, and whenever `or` does.
 * `bucket` must not tell whose it is.
 */
export type Limit = { bucket: string; windows: readonly Window[]; or?: Window };

export type Consumption = { ok: true; ids: string[] } | { ok: false; retryAfter: number };

/** Seconds after which no window counts a hit any more: no window may be longer. */
export const longestWindow = 24 * 60 * 60;

/**
 * Counts one hit in every limit, or in none and tells in how many whole seconds all of them have room. Those who
 * ask at the same moment for the same bucket wait for one another, so that no window ever holds more than `most`.
 */
export async function consume(queries: Queries, limits: readonly Limit[]): Promise<Consumption> {
  const buckets = limits.map(({ bucket }) => bucket).sort();
  // Who waits inside a transaction holds a connection meanwhile, in the embedded database the only one.
  if (isTransaction(queries)) return consumptionOf(await takeStored(queries, limits, buckets));
  return inTurn(buckets, async () => {
    const remembered = rememberedRefusal(buckets);
    if (remembered) return consumptionOf(remembered);
    const stored = await takeStored(queries, limits, buckets);
    if (!stored.ok) remember(limits, stored.rooms);
    return consumptionOf(stored);
  });
}

/** Hits that were stored, or for each limit when it has room, in milliseconds since the epoch. */
type Stored = { ok: true; ids: string[] } | { ok: false; rooms: number[] };

function consumptionOf(stored: Stored): Consumption {
  if (stored.ok) return stored;
  return { ok: false, retryAfter: Math.max(1, Math.ceil((Math.max(...stored.rooms) - Date.now()) / 1000)) };
}

const isTransaction = (queries: unknown) => queries instanceof PgTransaction;

async function takeStored(
  queries: Queries,
  limits: readonly Limit[],
  buckets: readonly string[],
): Promise<Stored> {
  return queries.transaction(async (tx) => {
    for (const bucket of buckets)
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${bucket}, 7254003))`);

    const now = Date.now();
    const rooms: number[] = [];
    for (const limit of limits) rooms.push(await roomAt(tx, limit, now));
    if (Math.max(...rooms) > now) return { ok: false, rooms };

    const taken = await tx
      .insert(rateLimitHits)
      .values(limits.map(({ bucket }) => ({ bucket, hitAt: new Date(now) })))
      .returning({ id: rateLimitHits.id });
    return { ok: true, ids: taken.map(({ id }) => id) };
  });
}

/** On this node those who ask for the same bucket wait here, where it costs nothing, rather than in the database. */
const lines = new Gate(1);

/** Nested in one order for everybody, so that no two wait for each other. */
function inTurn<T>([bucket, ...others]: readonly string[], work: () => Promise<T>): Promise<T> {
  return bucket === undefined ? work() : lines.run(bucket, () => inTurn(others, work));
}

/**
 * Milliseconds for which a refusal is repeated from memory: a flood then costs ten looks into the database in that time.
 * No longer, since a hit may be refunded on another node.
 */
const rememberedFor = 1_000;

/** Refusals within `rememberedFor` after which the next ones come from memory: so many are a flood. */
const flood = 10;

/** Refusals of the last moment by bucket: since when, how many, and when the bucket has room. */
const refusals = new Map<string, { at: number; count: number; room: number }>();

function remember(limits: readonly Limit[], rooms: readonly number[]) {
  const now = Date.now();
  for (const [bucket, { at }] of refusals) if (!isRecent(at, now)) refusals.delete(bucket);
  for (const [index, { bucket }] of limits.entries()) {
    const room = rooms[index] ?? now;
    const { at = now, count = 0 } = refusals.get(bucket) ?? {};
    if (room > now) refusals.set(bucket, { at, count: count + 1, room });
  }
}

/** The refusal of a moment ago for any of these buckets, while it holds; `null` when the database must be asked. */
function rememberedRefusal(buckets: readonly string[]): Stored | null {
  const now = Date.now();
  const rooms = buckets
    .map((bucket) => refusals.get(bucket))
    .filter((refusal) => refusal !== undefined)
    .filter(({ at, count, room }) => count >= flood && isRecent(at, now) && room > now)
    .map(({ room }) => room);
  return rooms.length > 0 ? { ok: false, rooms } : null;
}

/** A clock that was set back must not keep anybody out. */
const isRecent = (at: number, now: number) => at <= now && now < at + rememberedFor;

/** Forgets what this node remembers of refusals: for a database that was emptied. */
export function forgetRefusals(): void {
  refusals.clear();
}

/** Refunds hits that, as it turned out, did not count: a guess that was right. */
export async function refund(queries: Queries, limits: readonly Limit[], ids: string[]): Promise<void> {
  const buckets = limits.map(({ bucket }) => bucket);
  for (const bucket of buckets) refusals.delete(bucket);
  await queries
    .delete(rateLimitHits)
    .where(and(inArray(rateLimitHits.bucket, buckets), inArray(rateLimitHits.id, ids)));
}

/** Milliseconds since the epoch when this limit has room; at most `now` when it has some already. */
async function roomAt(tx: Queries, { bucket, windows, or }: Limit, now: number): Promise<number> {
  let free = now;
  for (const window of windows) free = Math.max(free, await freeAt(tx, bucket, window, now));
  return or && free > now ? Math.min(free, await freeAt(tx, bucket, or, now)) : free;
}

/** Milliseconds since the epoch when this window has room; at most `now` when it has some already. */
async function freeAt(tx: Queries, bucket: string, { max, seconds }: Window, now: number): Promise<number> {
  const since = new Date(now - seconds * 1000);
  const [lastInTheWay] = await tx
    .select({ hitAt: rateLimitHits.hitAt })
    .from(rateLimitHits)
    .where(and(eq(rateLimitHits.bucket, bucket), gt(rateLimitHits.hitAt, since)))
    .orderBy(desc(rateLimitHits.hitAt))
    .offset(max - 1)
    .limit(1);
  return lastInTheWay ? lastInTheWay.hitAt.getTime() + seconds * 1000 : now;
}
