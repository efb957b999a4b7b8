import { and, eq, gt, inArray, isNull, lte, min, notInArray, type SQL, sql } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { outbox } from "#db/schema.ts";
import { isTooFarIn } from "#db/stored-time.server.ts";

/** An item that this process delivers. */
export type Claimed = typeof outbox.$inferSelect;

/** Milliseconds for which a claim is valid. A running delivery renews it; the claim of a killed process runs out. */
export const lease = 30_000;

/** First attempts or retries. The conditions are literal, so that the partial index of each is used. */
type Phase = "first" | "retries";
const ofPhase: Record<Phase, SQL> = {
  first: sql`${outbox.attempts} = 0`,
  retries: sql`${outbox.attempts} > 0`,
};

/** Maximum number of expired items that one statement gives up. */
const maxExpired = 100;

/** Stores an item, or replaces the waiting one of the same kind and dedupeKey. Times are in milliseconds. */
export async function storeItem(
  queries: Queries,
  item: { kind: string; dedupeKey: string; recipient: string | null; payload: object; attempts: number },
  { delay, expiresAfter }: { delay: number; expiresAfter: number | null },
): Promise<void> {
  const now = Date.now();
  const { kind, dedupeKey, ...content } = item;
  const fresh = {
    ...content,
    id: crypto.randomUUID(),
    createdAt: new Date(now),
    dueAt: new Date(now + delay),
    expiresAt: expiresAfter === null ? null : new Date(now + expiresAfter),
  };
  await queries
    .insert(outbox)
    .values({ kind, dedupeKey, ...fresh })
    .onConflictDoUpdate({
      target: [outbox.kind, outbox.dedupeKey],
      targetWhere: isNull(outbox.failedAt),
      // The id changes too, so that a running delivery of the replaced item does not remove this one.
      set: { ...fresh, lastError: null },
    });
}

/** The longest wait of an item in milliseconds, whether it is a backoff or a pause that the receiver asked for. */
const longestWait = 60 * 60_000;

/** Makes the items due at once that would wait for longer than any item does, because the clock was set back. */
export async function bringForward(queries: Queries): Promise<void> {
  const now = Date.now();
  for (const phase of ["first", "retries"] as const)
    await queries
      .update(outbox)
      .set({ dueAt: new Date(now) })
      .where(and(waiting(phase, []), isTooFarIn(outbox.dueAt, longestWait, now)));
}

/** Claims the item that has been due the longest, of a kind not in `except`, for `lease` milliseconds. */
export async function claimItem(queries: Queries, phase: Phase, except: string[]): Promise<Claimed | null> {
  const now = Date.now();
  const notExpired = sql`(${outbox.expiresAt} is null or ${outbox.expiresAt} > ${new Date(now).toISOString()})`;
  const next = queries
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(waiting(phase, except), lte(outbox.dueAt, new Date(now)), notExpired))
    .orderBy(outbox.dueAt)
    .limit(1)
    .for("update", { skipLocked: true });
  const [claimed] = await queries
    .update(outbox)
    .set({ dueAt: new Date(now + lease), attempts: sql`${outbox.attempts} + 1` })
    .where(eq(outbox.id, sql`(${next})`))
    .returning();
  return claimed ?? null;
}

/**
 * Makes due at once what another process claimed for its first attempt. For the only process of a database, at its start: it
 * has no claims yet, so the process that had them is gone. Later attempts wait for their lease, in case it was their delivery
 * that ended the process.
 */
export async function endFirstClaims(queries: Queries): Promise<void> {
  const now = Date.now();
  await queries
    .update(outbox)
    .set({ dueAt: new Date(now) })
    .where(
      and(
        waiting("retries", []),
        eq(outbox.attempts, 1),
        isNull(outbox.lastError),
        gt(outbox.dueAt, new Date(now)),
        lte(outbox.dueAt, new Date(now + lease)),
      ),
    );
}

/** When the next item of a kind not in `except` is due, in milliseconds since the epoch. */
export async function nextDue(queries: Queries, phase: Phase, except: string[]): Promise<number | null> {
  const [next] = await queries
    .select({ at: min(outbox.dueAt) })
    .from(outbox)
    .where(waiting(phase, except));
  return next?.at?.getTime() ?? null;
}

/** Marks a batch of expired items as failed, except those being delivered, and returns them. */
export async function expireItems(
  queries: Queries,
): Promise<{ kind: string; attempts: number; lastError: string | null }[]> {
  const now = new Date();
  const expired = queries
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.failedAt), lte(outbox.expiresAt, now), lte(outbox.dueAt, now)))
    .limit(maxExpired)
    .for("update", { skipLocked: true });
  return queries
    .update(outbox)
    .set({ failedAt: now, lastError: sql`concat_ws(': ', 'EXPIRED', ${outbox.lastError})` })
    .where(inArray(outbox.id, expired))
    .returning({ kind: outbox.kind, attempts: outbox.attempts, lastError: outbox.lastError });
}

function waiting(phase: Phase, except: string[]): SQL | undefined {
  const ofKind = except.length > 0 ? notInArray(outbox.kind, except) : undefined;
  return and(isNull(outbox.failedAt), ofPhase[phase], ofKind);
}
