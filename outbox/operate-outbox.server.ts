import { and, asc, eq, gt, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { cursorIn, isBehind, isUuid, pageOf } from "#db/created-cursor.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { outbox } from "#db/schema.ts";
import { lease } from "./outbox-table.server.ts";

/** `waiting`: never attempted; `retrying`: attempted and due again; `failed`: given up, kept for a week. */
export const itemStates = ["waiting", "retrying", "failed"] as const;

export type ItemState = (typeof itemStates)[number];

/** An item as operators see it: to whom it goes only by the domain, and nothing of its content. */
export type ListedItem = {
  id: string;
  kind: string;
  state: ItemState;
  attempts: number;
  createdAt: Date;
  /** When the next attempt may begin; of a failed one meaningless. */
  dueAt: Date;
  failedAt: Date | null;
  /** As `describeFailure` wrote it: no address and no text of a receiver. */
  lastError: string | null;
  /** The domain of a mail's recipient; null for an item that names nobody. */
  domain: string | null;
};

const state = sql<ItemState>`case when ${outbox.failedAt} is not null then 'failed' when ${outbox.attempts} > 0 then 'retrying' else 'waiting' end`;

/** The conditions are literal, so that the partial index of each is used. */
const inState: Record<ItemState, SQL> = {
  waiting: sql`${outbox.failedAt} is null and ${outbox.attempts} = 0`,
  retrying: sql`${outbox.failedAt} is null and ${outbox.attempts} > 0`,
  failed: sql`${outbox.failedAt} is not null`,
};

const order = { at: outbox.createdAt, id: outbox.id };

/**
 * The items of a state and kind (null: of all), the oldest first, at most `limit` after the cursor `after`. `next` is the cursor of
 * what follows, or null at the end. A malformed cursor begins anew.
 */
export async function listOutbox(
  queries: Queries,
  filter: { state: ItemState | null; kind: string | null; after: string | null; limit: number },
): Promise<{ items: ListedItem[]; next: string | null }> {
  const rows = await queries
    .select({
      ...{ id: outbox.id, kind: outbox.kind, state, attempts: outbox.attempts, createdAt: outbox.createdAt },
      ...{ dueAt: outbox.dueAt, failedAt: outbox.failedAt, lastError: outbox.lastError },
      domain: sql<string | null>`nullif(split_part(${outbox.recipient}, '@', 2), '')`,
      cursor: cursorIn(order),
    })
    .from(outbox)
    .where(
      and(
        filter.state ? inState[filter.state] : undefined,
        filter.kind === null ? undefined : eq(outbox.kind, filter.kind),
        isBehind(order, filter.after, "up"),
      ),
    )
    .orderBy(asc(outbox.createdAt), asc(outbox.id))
    .limit(filter.limit + 1);
  const { rows: items, next } = pageOf(rows, filter.limit);
  return { items, next };
}

/**
 * `retried`: it is due at once (call `Outbox.kick`; other nodes see it within 5 s). `soon`: it is being delivered, or due within
 * 30 s anyway. `replaced`: a newer one of the same kind waits in its place. `expired`: its time is over, so nobody needs it any more. `missing`: delivered or dropped.
 */
export type Retried = "retried" | "soon" | "replaced" | "expired" | "missing";

/** Makes an item due at once, whether it waits or was given up. Attempts go on counting. */
export async function retryItem(queries: Queries, id: string): Promise<Retried> {
  if (!isUuid(id)) return "missing";
  const now = new Date();
  // A claimed item is due at the end of its lease. One that is due before needs nobody's help.
  const isFree = or(
    isNotNull(outbox.failedAt),
    eq(outbox.attempts, 0),
    gt(outbox.dueAt, new Date(now.getTime() + lease)),
  );
  const isTimely = or(isNull(outbox.expiresAt), gt(outbox.expiresAt, now));
  const newer = queries
    .select({ one: sql`1` })
    .from(sql`outbox as newer`)
    .where(
      sql`newer.kind = ${outbox.kind} and newer.dedupe_key = ${outbox.dedupeKey} and newer.failed_at is null and newer.id <> ${outbox.id}`,
    );
  const [retried] = await queries
    .update(outbox)
    .set({ dueAt: now, failedAt: null })
    .where(and(eq(outbox.id, id), isFree, isTimely, sql`not exists ${newer}`))
    .returning({ id: outbox.id });
  if (retried) return "retried";
  const [found] = await queries
    .select({ failedAt: outbox.failedAt, expiresAt: outbox.expiresAt })
    .from(outbox)
    .where(eq(outbox.id, id));
  if (!found) return "missing";
  if (found.expiresAt !== null && found.expiresAt <= now) return "expired";
  return found.failedAt === null ? "soon" : "replaced";
}

/**
 * Gives an item up: it is deleted, and returned by its kind and state; null when it is gone. An attempt that is under way may
 * still succeed.
 */
export async function dropItem(
  queries: Queries,
  id: string,
): Promise<{ kind: string; state: ItemState } | null> {
  if (!isUuid(id)) return null;
  const [dropped] = await queries
    .delete(outbox)
    .where(eq(outbox.id, id))
    .returning({ kind: outbox.kind, state });
  return dropped ?? null;
}

/** How many items there are of each kind and state, and since when the oldest waits; of at most the 20,000 oldest. */
export async function countOutbox(
  queries: Queries,
): Promise<{ kind: string; state: ItemState; count: number; oldest: Date }[]> {
  const some = queries
    .select({ kind: outbox.kind, state: state.as("state"), createdAt: outbox.createdAt })
    .from(outbox)
    .orderBy(asc(outbox.createdAt))
    .limit(20_000)
    .as("some");
  return queries
    .select({
      ...{ kind: some.kind, state: some.state },
      count: sql<number>`count(*)::integer`,
      oldest: sql<Date>`min(${some.createdAt})`.mapWith(outbox.createdAt),
    })
    .from(some)
    .groupBy(some.kind, some.state)
    .orderBy(some.kind, some.state);
}
