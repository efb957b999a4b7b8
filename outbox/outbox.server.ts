import type { Logger } from "pino";
import type { Queries } from "#db/open-database.server.ts";
import { createTransport } from "#mail/transport.server.ts";
import { tallies } from "#metrics/tallies.ts";
import { deliverItem } from "./deliver-item.server.ts";
import type { Delivery, HandlerServices } from "./delivery.ts";
import { fullKinds, type Running } from "./delivery-slots.ts";
import {
  bringForward,
  type Claimed,
  claimItem,
  endFirstClaims,
  expireItems,
  nextDue,
  storeItem,
} from "./outbox-table.server.ts";
import { Pauses } from "./pauses.ts";

/**
 * An item to deliver. A newer one replaces a waiting one of the same kind and `dedupeKey`, which serves nothing else:
 * what the handler needs is in `recipient`, the address of a mail to a client, and in `payload`. `attempts` counts those
 * already made outside the outbox.
 */
export type NewItem = {
  kind: string;
  dedupeKey: string;
  recipient: string | null;
  payload: object;
  attempts?: number;
};

export type Outbox = {
  /** The destination of the mails, which the operator reads at start-up. */
  destination: string;
  /**
   * Stores an item. Once it resolves, the item is delivered even if this process ends. Replaces a waiting item of the
   * same kind and dedupeKey. `delay` postpones the first attempt, in milliseconds.
   */
  enqueue(item: NewItem, delay?: number): Promise<void>;
  /** The same within the transaction `tx`. Call `kick` after the commit. */
  enqueueWithin(tx: Queries, item: NewItem, delay: number): Promise<void>;
  /** Polls at once for due items. */
  kick(): void;
  /** Claims nothing more and waits up to 5 s for running deliveries. The others are delivered after the next start. */
  close(): Promise<void>;
};

/** Milliseconds between two polls, which find what other nodes stored or abandoned. */
const pollInterval = 5_000;

/** Milliseconds that `close` waits for running deliveries. */
const closeTimeout = 5_000;

/** Milliseconds after which a delivery that still waits for its receiver frees its slot. */
const slowAfter = 10_000;

/**
 * Delivers the items of the `outbox` table at least once: first attempts before retries, the longest due first; retries
 * after 1 s, 2 s, 4 s … until the receiver accepts or permanently refuses the item, or it expires.
 * docs/decisions/0005-outbox.md.
 */
export async function createOutbox(
  services: HandlerServices & { log: Logger },
  deliveries: Readonly<Record<string, Delivery>>,
  timing = { slowAfter },
): Promise<Outbox> {
  const { db, log } = services;
  const transport = createTransport(services.environment);
  tallies.outboxFailed.know([...Object.keys(deliveries), "unknown"]);
  const pauses = new Pauses();
  /** True until the first poll of the only process of a database. */
  let hasFormerClaims = db.engine === "pglite";
  const running = new Map<Promise<void>, Running>();
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> | null = null;
  let isPollRequested = false;
  let isClosed = false;

  /** Starts a poll, or requests another one after the current one. */
  function kick() {
    if (isClosed) return;
    isPollRequested = true;
    polling ??= poll().finally(() => {
      polling = null;
      if (isPollRequested) kick();
    });
  }

  async function poll() {
    clearTimeout(timer);
    let wait = pollInterval;
    try {
      while (isPollRequested && !isClosed) {
        isPollRequested = false;
        if (hasFormerClaims) await endFirstClaims(db.asOwner);
        hasFormerClaims = false;
        await bringForward(db.asOwner);
        await removeExpired();
        while (!isClosed) {
          const item = await claimNext();
          if (!item) break;
          start(item);
        }
      }
      wait = await untilNextDue();
    } catch (error) {
      log.error({ err: error }, "the outbox cannot be read");
    }
    if (!isClosed) timer = setTimeout(kick, wait);
  }

  function start(item: Claimed) {
    const { kind, attempts } = item;
    const maxOfKind = deliveries[kind]?.maxRunning;
    const state: Running = { kind, isRetry: attempts > 1, isSlow: false, maxOfKind };
    const slowTimer = setTimeout(() => {
      state.isSlow = true;
      kick();
    }, timing.slowAfter);
    const delivery = deliverItem({ services, deliveries, transport, pauses }, item)
      .catch((error) => log.error({ err: error, kind: item.kind }, "the outbox cannot be written"))
      .finally(() => {
        clearTimeout(slowTimer);
        running.delete(delivery);
        kick();
      });
    running.set(delivery, state);
  }

  async function claimNext(): Promise<Claimed | null> {
    const blocked = pauses.blocked(running.values());
    const full = fullKinds([...running.values()]);
    const first = full.first && (await claimItem(db.asOwner, "first", [...full.first, ...blocked]));
    if (first || full.retries === null) return first;
    return claimItem(db.asOwner, "retries", [...full.retries, ...blocked]);
  }

  async function removeExpired() {
    let expired: Awaited<ReturnType<typeof expireItems>>;
    do {
      expired = await expireItems(db.asOwner);
      for (const { kind, attempts, lastError } of expired) {
        tallies.outboxFailed.add(deliveries[kind] ? kind : "unknown");
        log.warn({ kind, attempts, reason: lastError }, "expired, given up");
      }
    } while (expired.length > 0 && !isClosed);
  }

  async function untilNextDue(): Promise<number> {
    const blocked = pauses.blocked(running.values());
    const full = fullKinds([...running.values()]);
    const due = await Promise.all([
      full.first && nextDue(db.asOwner, "first", [...full.first, ...blocked]),
      full.retries && nextDue(db.asOwner, "retries", [...full.retries, ...blocked]),
    ]);
    const next = Math.min(...[...due, ...pauses.ends()].filter((time) => time !== null));
    return Math.min(pollInterval, Math.max(10, next - Date.now()));
  }

  async function store(queries: Queries, { attempts = 0, ...item }: NewItem, delay: number) {
    const expiresAfter = deliveries[item.kind]?.expiresAfter ?? null;
    await storeItem(queries, { ...item, attempts }, { delay, expiresAfter });
  }

  kick();
  return {
    destination: transport.destination,
    async enqueue(item, delay = 0) {
      await store(db.asOwner, item, delay);
      kick();
    },
    enqueueWithin: store,
    kick,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await polling;
      const timeout = new Promise<void>((resolve) => setTimeout(resolve, closeTimeout).unref());
      await Promise.race([Promise.all(running.keys()), timeout]);
    },
  };
}
