import { eq } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database, Queries } from "../db/open-database.server.ts";
import { outbox } from "../db/schema.ts";
import type { Environment } from "../environment.ts";
import { NotDelivered, PermanentFailure, ReceiverBusy, type Transport } from "../mail/mail.ts";
import { createTransport } from "../mail/transport.server.ts";
import { fullKinds, type Running } from "./delivery-slots.ts";
import { type Claimed, claimEntry, giveUpExpired, nextDue, storeEntry } from "./outbox-table.server.ts";

/** One thing that is owed to the outside. */
export type OutboxItem = { id: string; dedupeKey: string; payload: unknown };

/** What the handlers of all kinds work with. */
export type HandlerNeeds = { db: Database; environment: Environment };

/** Brings one kind of owed thing out. Returns when it is done or no longer wanted; throws when it did not work. */
export type Handler = (needs: HandlerNeeds, owed: OutboxItem, transport: Transport) => Promise<void>;

/** How one kind is brought out. Times are in milliseconds. */
export type Delivery = {
  deliver: Handler;
  /** When it is of no use any more and is given up; `null`: it is tried until it is taken. */
  expiresAfter: number | null;
  /** The longest wait between two attempts. */
  longestWait: number;
};

/** Something to bring out. `attempts` were made already, by others than the outbox. */
export type Entry = { kind: string; dedupeKey: string; payload: object; attempts?: number };

export type Outbox = {
  /** Where mails go, as the operator reads it at start-up. */
  destination: string;
  /**
   * Resolves when it is stored: from then on it is delivered, whatever happens to this process. Takes the place
   * of what waits under the same kind and dedupeKey. `delay` holds the first attempt back by so many milliseconds.
   */
  enqueue(entry: Entry, delay?: number): Promise<void>;
  /** The same as part of the transaction `tx`, stored when that one is; nobody is woken before. */
  enqueueWithin(tx: Queries, entry: Entry, delay: number): Promise<void>;
  /** Looks at once for what is due. */
  kick(): void;
  /** Takes nothing more and gives what is on its way 5 s. What is not done by then is done after the next start. */
  close(): Promise<void>;
};

/** Milliseconds after which what a killed process took is taken again; a delivery that goes on renews it. */
const lease = 30_000;

/** Milliseconds between two looks, for what other nodes stored and left. */
const pollInterval = 5_000;

const timeout = 5_000;

/** Milliseconds after which a delivery that still waits for its receiver gives up its place to others. */
const placeHeld = 10_000;

/**
 * Delivers what the `outbox` table holds: at least once, what is new before what is tried again, by the oldest due
 * first; again after 1 s, 2 s, 4 s … until the receiver takes it or refuses for good, or its time is over.
 * docs/decisions/0005-outbox.md.
 */
export async function createOutbox(
  services: HandlerNeeds & { log: Logger },
  deliveries: Readonly<Record<string, Delivery>>,
  timing = { placeHeld },
): Promise<Outbox> {
  const { db, log } = services;
  const transport = createTransport(services.environment);
  const running = new Map<Promise<void>, Running>();
  /** When a kind whose receiver asked for a pause is tried again, in milliseconds since the epoch. */
  const pausedUntil = new Map<string, number>();
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
    let wait = pollInterval;
    try {
      while (again && !closed) {
        again = false;
        await removeExpired();
        while (!closed) {
          const owed = await claimNext();
          if (!owed) break;
          start(owed);
        }
      }
      wait = await untilNextDue();
    } catch (error) {
      log.error({ err: error }, "the outbox cannot be read");
    }
    if (!closed) timer = setTimeout(kick, wait);
  }

  function start(owed: Claimed) {
    const state: Running = { kind: owed.kind, isRetry: owed.attempts > 1, isSlow: false };
    const slowly = setTimeout(() => {
      state.isSlow = true;
      kick();
    }, timing.placeHeld);
    const delivery = deliver(owed)
      .catch((error) => log.error({ err: error, kind: owed.kind }, "the outbox cannot be written"))
      .finally(() => {
        clearTimeout(slowly);
        running.delete(delivery);
        kick();
      });
    running.set(delivery, state);
  }

  /** What is new first. */
  async function claimNext(): Promise<Claimed | null> {
    const paused = pausedKinds();
    const full = fullKinds([...running.values()]);
    const first = full.first && (await claimEntry(db.asOwner, "first", [...full.first, ...paused], lease));
    if (first || full.retries === null) return first;
    return claimEntry(db.asOwner, "retries", [...full.retries, ...paused], lease);
  }

  function pausedKinds(): string[] {
    const now = Date.now();
    for (const [kind, until] of pausedUntil) if (until <= now) pausedUntil.delete(kind);
    return [...pausedUntil.keys()];
  }

  async function removeExpired() {
    let expired: Awaited<ReturnType<typeof giveUpExpired>>;
    do {
      expired = await giveUpExpired(db.asOwner);
      for (const { kind, attempts, lastError } of expired)
        log.warn({ kind, attempts, reason: lastError }, "expired, given up");
    } while (expired.length > 0 && !closed);
  }

  async function deliver(owed: Claimed) {
    const delivery = deliveries[owed.kind];
    const renewal = setInterval(() => renew(owed), lease / 3);
    try {
      if (!delivery) throw new Error(`Nobody delivers "${owed.kind}".`);
      await delivery.deliver(services, owed, transport);
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

  async function postpone({ id, kind, attempts, expiresAt }: Claimed, error: unknown) {
    const now = Date.now();
    const isFinal = error instanceof PermanentFailure;
    const lastError = describeTrouble(error);
    const pause = error instanceof ReceiverBusy ? error.retryAfter : 0;
    if (pause > 0) pausedUntil.set(kind, Math.max(now + pause, pausedUntil.get(kind) ?? 0));
    const wait = Math.max(pause, backoff(attempts, deliveries[kind]?.longestWait));
    log.warn(
      { kind, attempts, reason: lastError },
      isFinal ? "refused for good" : "not delivered, will retry",
    );
    // What has a time is due at its end at the latest, to be given up then.
    const dueAt = new Date(Math.min(now + wait, expiresAt?.getTime() ?? Number.POSITIVE_INFINITY));
    await db.asOwner
      .update(outbox)
      .set({ lastError, ...(isFinal ? { failedAt: new Date(now) } : { dueAt }) })
      .where(eq(outbox.id, id));
  }

  async function untilNextDue(): Promise<number> {
    const paused = pausedKinds();
    const full = fullKinds([...running.values()]);
    const moments = await Promise.all([
      full.first && nextDue(db.asOwner, "first", [...full.first, ...paused]),
      full.retries && nextDue(db.asOwner, "retries", [...full.retries, ...paused]),
    ]);
    const next = Math.min(...[...moments, ...pausedUntil.values()].filter((moment) => moment !== null));
    return Math.min(pollInterval, Math.max(10, next - Date.now()));
  }

  async function store(queries: Queries, { attempts = 0, ...entry }: Entry, delay: number) {
    const expiresAfter = deliveries[entry.kind]?.expiresAfter ?? null;
    await storeEntry(queries, { ...entry, attempts }, { delay, expiresAfter });
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
      const tooLong = new Promise<void>((resolve) => setTimeout(resolve, timeout).unref());
      await Promise.race([Promise.all(running.keys()), tooLong]);
    },
  };
}

/** Milliseconds to wait after this many attempts: doubling from 1 s to `longest`, give or take a fifth. */
export function backoff(attempts: number, longest = 60_000): number {
  const wait = Math.min(longest, 1000 * 2 ** Math.min(attempts - 1, 20));
  return Math.min(longest, Math.round(wait * (0.8 + 0.4 * Math.random())));
}

/** What an operator needs to mend it; an SMTP server's own words can hold addresses and stay out. */
function describeTrouble(error: unknown): string {
  if (error instanceof NotDelivered) return error.message;
  if (!(error instanceof Error)) return "unknown";
  const { code, originalCode, responseCode, command } = error as Error &
    Partial<Record<string, string | number>>;
  const known = [code, originalCode, command, responseCode].filter((part) => part !== undefined).join(" ");
  return known || error.name;
}
