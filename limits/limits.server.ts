import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Queries } from "../db/open-database.server.ts";
import { turns } from "../db/schema.ts";

/** At most `most` turns in any `seconds`. */
export type Window = { most: number; seconds: number };

/**
 * What is counted together, and how often it may happen: as often as all of `windows` allow, and whenever `or` does.
 * `bucket` must not tell whose it is.
 */
export type Limit = { bucket: string; windows: readonly Window[]; or?: Window };

export type Turn = { ok: true; ids: string[] } | { ok: false; retryAfter: number };

/** Seconds after which no window looks at a turn any more: no window may be longer. */
export const longestWindow = 24 * 60 * 60;

/**
 * Takes one turn in every limit, or in none and tells in how many whole seconds all of them have room. Those who
 * ask at the same moment for the same bucket wait for one another, so that no window ever holds more than `most`.
 */
export async function takeTurns(queries: Queries, limits: readonly Limit[]): Promise<Turn> {
  return queries.transaction(async (tx) => {
    for (const bucket of limits.map((limit) => limit.bucket).sort())
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${bucket}, 7254003))`);

    const now = Date.now();
    let retryAfter = 0;
    for (const limit of limits)
      retryAfter = Math.max(retryAfter, Math.ceil(((await roomAt(tx, limit, now)) - now) / 1000));
    if (retryAfter > 0) return { ok: false, retryAfter };

    const taken = await tx
      .insert(turns)
      .values(limits.map(({ bucket }) => ({ bucket, takenAt: new Date(now) })))
      .returning({ id: turns.id });
    return { ok: true, ids: taken.map(({ id }) => id) };
  });
}

/** Gives turns back that, as it turned out, did not count: a guess that was right. */
export async function giveBackTurns(
  queries: Queries,
  limits: readonly Limit[],
  ids: string[],
): Promise<void> {
  const buckets = limits.map(({ bucket }) => bucket);
  await queries.delete(turns).where(and(inArray(turns.bucket, buckets), inArray(turns.id, ids)));
}

/** Milliseconds since the epoch when this limit has room; at most `now` when it has some already. */
async function roomAt(tx: Queries, { bucket, windows, or }: Limit, now: number): Promise<number> {
  let free = now;
  for (const window of windows) free = Math.max(free, await freeAt(tx, bucket, window, now));
  return or && free > now ? Math.min(free, await freeAt(tx, bucket, or, now)) : free;
}

/** Milliseconds since the epoch when this window has room; at most `now` when it has some already. */
async function freeAt(tx: Queries, bucket: string, { most, seconds }: Window, now: number): Promise<number> {
  const since = new Date(now - seconds * 1000);
  const [lastInTheWay] = await tx
    .select({ takenAt: turns.takenAt })
    .from(turns)
    .where(and(eq(turns.bucket, bucket), gt(turns.takenAt, since)))
    .orderBy(desc(turns.takenAt))
    .offset(most - 1)
    .limit(1);
  return lastInTheWay ? lastInTheWay.takenAt.getTime() + seconds * 1000 : now;
}
