import { and, eq, inArray, isNull, lte, min, notInArray, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../db/open-database.server.ts";
import { outbox } from "../db/schema.ts";

/** A row of the outbox that this process delivers. */
export type Claimed = typeof outbox.$inferSelect;

/** Rows that were never tried, or those that were. Written out, so that the index of each is used. */
type Turn = "first" | "retries";
const ofTurn: Record<Turn, SQL> = {
  first: sql`${outbox.attempts} = 0`,
  retries: sql`${outbox.attempts} > 0`,
};

/** How many expired rows one statement gives up. */
const maxExpired = 100;

/** Stores a row, or puts it in the place of the one that waits under the same kind and dedupeKey. Times in milliseconds. */
export async function storeEntry(
  queries: Queries,
  entry: { kind: string; dedupeKey: string; payload: object; attempts: number },
  { delay, expiresAfter }: { delay: number; expiresAfter: number | null },
): Promise<void> {
  const now = Date.now();
  const { kind, dedupeKey, ...content } = entry;
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
      // A new id too: whoever is delivering the older one must not remove this one.
      set: { ...fresh, lastError: null },
    });
}

/** Takes the row that is due the longest, of a kind not among `except`, and holds it for `lease` milliseconds. */
export async function claimEntry(
  queries: Queries,
  turn: Turn,
  except: string[],
  lease: number,
): Promise<Claimed | null> {
  const now = Date.now();
  const notExpired = sql`(${outbox.expiresAt} is null or ${outbox.expiresAt} > ${new Date(now).toISOString()})`;
  const next = queries
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(waiting(turn, except), lte(outbox.dueAt, new Date(now)), notExpired))
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

/** When the next row of a kind not among `except` is due, in milliseconds since the epoch. */
export async function nextDue(queries: Queries, turn: Turn, except: string[]): Promise<number | null> {
  const [next] = await queries
    .select({ at: min(outbox.dueAt) })
    .from(outbox)
    .where(waiting(turn, except));
  return next?.at?.getTime() ?? null;
}

/** Marks rows whose time is over as failed, some at a time; none that is being delivered. Returns which. */
export async function giveUpExpired(
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

function waiting(turn: Turn, except: string[]): SQL | undefined {
  const ofKind = except.length > 0 ? notInArray(outbox.kind, except) : undefined;
  return and(isNull(outbox.failedAt), ofTurn[turn], ofKind);
}
