import { and, eq, isNull, lte, min, notInArray, type SQL, sql } from "drizzle-orm";
import type { Services } from "~/services.server.ts";
import type { Queries } from "../db/open-database.server.ts";
import { outbox } from "../db/schema.ts";
import { RefusedForGood, type Transport } from "./mail.ts";
import { createTransport } from "./transport.server.ts";

/** One thing that is owed to the outside. */
export type Owed = { id: string; subject: string; payload: unknown };

/** Brings one kind of owed thing out. Returns when it is done or no longer wanted; throws when it did not work. */
export type Deliver = (services: Services, owed: Owed, transport: Transport) => Promise<void>;

/** Something to bring out. */
export type Entry = { kind: string; subject: string; payload: object };

export type Outbox = {
  /** Where mails go, as the operator reads it at start-up. */
  destination: string;
  /**
   * Resolves when it is stored: from then on it is delivered, whatever happens to this process. Takes the place
   * of what waits under the same kind and subject. `delay` holds the first attempt back by so many milliseconds.
   */
  enqueue(entry: Entry, delay?: number): Promise<void>;
  /** The same as part of the transaction `tx`, stored when that one is; nobody is woken before. */
  enqueueWithin(tx: Queries, entry: Entry, delay: number): Promise<void>;
  /** Looks at once for what is due. */
  kick(): void;
  /** Takes nothing more and gives what is on its way 5 s. What is not done by then is done after the next start. */
  close(): Promise<void>;
};

/** How many leave at the same time: one slow receiver does not hold up the others. */
const atOnce = 4;

/** How many of one kind: a receiver that hangs leaves a place for the other kinds. */
const ofOneKind = 3;

/** Milliseconds after which what a killed process took is taken again; a delivery that goes on renews it. */
const lease = 30_000;

/** Milliseconds between two looks, for what other nodes stored and left. */
const longestNap = 5_000;

const patience = 5_000;

/**
 * Delivers what the `outbox` table holds: at least once, by the oldest due first, again after 1 s, 2 s, 4 s … 60 s
 * until the receiver takes it or refuses for good. docs/decisions/0005-outbox.md.
 */
export async function createOutbox(
  services: Services,
  deliveries: Readonly<Record<string, Deliver>>,
): Promise<Outbox> {
  const { db, log } = services;
  const transport = createTransport(services.environment);
  const running = new Map<Promise<void>, string>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let again = false;
  let closed = false;

  /** Fills the free places; one look at a time, and one more when somebody asked meanwhile. */
  function kick() {
    if (closed) return;
    again = true;
    looking ??= look().finally(() => {
      looking = null;
      if (again) kick();
    });
  }

  async function look() {
    clearTimeout(timer);
    let nap = longestNap;
    try {
      while (again && !closed) {
        again = false;
        while (!closed && running.size < atOnce) {
          const owed = await claim();
          if (!owed) break;
          start(owed);
        }
      }
      nap = await untilNextDue();
    } catch (error) {
      log.error({ err: error }, "the outbox cannot be read");
    }
    if (!closed) timer = setTimeout(kick, nap);
  }

  function start(owed: Claimed) {
    const delivery = deliver(owed)
      .catch((error) => log.error({ err: error, kind: owed.kind }, "the outbox cannot be written"))
      .finally(() => {
        running.delete(delivery);
        kick();
      });
    running.set(delivery, owed.kind);
  }

  /** Rows that wait and have a free place. */
  function claimable(): SQL | undefined {
    const kinds = Map.groupBy(running.values(), (kind) => kind);
    const full = [...kinds].filter(([, { length }]) => length >= ofOneKind).map(([kind]) => kind);
    return and(isNull(outbox.failedAt), full.length > 0 ? notInArray(outbox.kind, full) : undefined);
  }

  type Claimed = typeof outbox.$inferSelect;

  async function claim(): Promise<Claimed | null> {
    const now = Date.now();
    const next = db.asOwner
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(claimable(), lte(outbox.dueAt, new Date(now))))
      .orderBy(outbox.dueAt)
      .limit(1)
      .for("update", { skipLocked: true });
    const [claimed] = await db.asOwner
      .update(outbox)
      .set({ dueAt: new Date(now + lease), attempts: sql`${outbox.attempts} + 1` })
      .where(eq(outbox.id, sql`(${next})`))
      .returning();
    return claimed ?? null;
  }

  async function deliver(owed: Claimed) {
    const deliverKind = deliveries[owed.kind];
    const renewal = setInterval(() => renew(owed), lease / 3);
    try {
      if (!deliverKind) throw new Error(`Nobody delivers "${owed.kind}".`);
      await deliverKind(services, owed, transport);
    } catch (error) {
      return postpone(owed, error);
    } finally {
      clearInterval(renewal);
    }
    await db.asOwner.delete(outbox).where(eq(outbox.id, owed.id));
  }

  async function renew({ id }: Claimed) {
    try {
      await db.asOwner
        .update(outbox)
        .set({ dueAt: new Date(Date.now() + lease) })
        .where(eq(outbox.id, id));
    } catch (error) {
      log.warn({ err: error }, "a delivery could not be prolonged");
    }
  }

  async function postpone({ id, kind, attempts }: Claimed, error: unknown) {
    const isFinal = error instanceof RefusedForGood;
    const lastError = describeTrouble(error);
    log.warn(
      { kind, attempts, reason: lastError },
      isFinal ? "refused for good" : "not delivered, will retry",
    );
    const now = Date.now();
    await db.asOwner
      .update(outbox)
      .set({
        lastError,
        ...(isFinal ? { failedAt: new Date(now) } : { dueAt: new Date(now + backoff(attempts)) }),
      })
      .where(eq(outbox.id, id));
  }

  async function untilNextDue(): Promise<number> {
    if (running.size >= atOnce) return longestNap;
    const [next] = await db.asOwner
      .select({ at: min(outbox.dueAt) })
      .from(outbox)
      .where(claimable());
    if (!next?.at) return longestNap;
    return Math.min(longestNap, Math.max(10, next.at.getTime() - Date.now()));
  }

  kick();
  return {
    destination: transport.destination,
    async enqueue(entry, delay = 0) {
      await store(db.asOwner, entry, delay);
      kick();
    },
    enqueueWithin: store,
    kick,
    async close() {
      closed = true;
      clearTimeout(timer);
      await looking;
      const tooLong = new Promise<void>((resolve) => setTimeout(resolve, patience).unref());
      await Promise.race([Promise.all(running.keys()), tooLong]);
    },
  };
}

async function store(queries: Queries, { kind, subject, payload }: Entry, delay: number) {
  const now = Date.now();
  const fresh = {
    id: crypto.randomUUID(),
    payload,
    attempts: 0,
    createdAt: new Date(now),
    dueAt: new Date(now + delay),
  };
  await queries
    .insert(outbox)
    .values({ kind, subject, ...fresh })
    .onConflictDoUpdate({
      target: [outbox.kind, outbox.subject],
      targetWhere: isNull(outbox.failedAt),
      // A new id too: whoever is delivering the older one must not remove this one.
      set: { ...fresh, lastError: null },
    });
}

/** Milliseconds to wait after this many attempts: doubling from 1 s to 60 s, give or take a fifth. */
export function backoff(attempts: number): number {
  const wait = Math.min(60_000, 1000 * 2 ** Math.min(attempts - 1, 10));
  return Math.min(60_000, Math.round(wait * (0.8 + 0.4 * Math.random())));
}

/** What an operator needs to mend it; an SMTP server's own words can hold addresses and stay out. */
function describeTrouble(error: unknown): string {
  if (error instanceof RefusedForGood) return error.message;
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode, command } = error as Error & Partial<Record<string, string | number>>;
  const known = [code, command, responseCode].filter((part) => part !== undefined).join(" ");
  return known || error.name;
}
