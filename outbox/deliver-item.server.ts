import { eq } from "drizzle-orm";
import type { Logger } from "pino";
import { outbox } from "#db/schema.ts";
import {
  NotDelivered,
  PermanentFailure,
  ReceiverBusy,
  ReceiverUnreachable,
  type Transport,
} from "#mail/mail.ts";
import { tallies } from "#metrics/tallies.ts";
import { traced } from "#tracing/tracing.ts";
import { backoff } from "./backoff.ts";
import { type Delivery, type HandlerServices, MalformedItem } from "./delivery.ts";
import { type Claimed, lease } from "./outbox-table.server.ts";
import type { Pauses } from "./pauses.ts";

type Context = {
  services: HandlerServices & { log: Logger };
  deliveries: Readonly<Record<string, Delivery>>;
  transport: Transport;
  pauses: Pauses;
};

/**
 * Makes one attempt at a claimed item: removes it when it was delivered, else schedules the next attempt or marks it as
 * failed. Throws only when the database fails.
 */
export async function deliverItem(context: Context, item: Claimed): Promise<void> {
  const { services, deliveries, transport } = context;
  const delivery = deliveries[item.kind];
  const renewal = setInterval(() => renewLease(services, item), lease / 3);
  try {
    if (!delivery) throw new Error(`No handler delivers "${item.kind}".`);
    const { id, kind, attempts } = item;
    const attributes = { "matinal.outbox.id": id, "matinal.outbox.kind": kind, "matinal.attempt": attempts };
    await traced(`deliver ${kind}`, { kind: "consumer", attributes }, () =>
      delivery.deliver(services, item, transport),
    );
  } catch (error) {
    return recordFailure(context, item, error);
  } finally {
    clearInterval(renewal);
  }
  context.pauses.reached(item.kind);
  await services.db.asOwner.delete(outbox).where(eq(outbox.id, item.id));
}

async function renewLease({ db, log }: Context["services"], { id }: Claimed) {
  try {
    await db.asOwner
      .update(outbox)
      .set({ dueAt: new Date(Date.now() + lease) })
      .where(eq(outbox.id, id));
  } catch (error) {
    log.warn({ err: error }, "the lease of a delivery could not be renewed");
  }
}

async function recordFailure(
  { services: { db, log }, deliveries, pauses }: Context,
  { id, kind, attempts, createdAt, expiresAt }: Claimed,
  error: unknown,
) {
  tallies.outboxFailed.add(deliveries[kind] ? kind : "unknown");
  const now = Date.now();
  const isFinal = error instanceof PermanentFailure;
  const lastError = describeFailure(error);
  if (error instanceof ReceiverUnreachable) {
    // It was not this item's fault: it keeps its place, and nothing of its kind is tried until the receiver is.
    pauses.addUnreachable(kind);
    log.warn({ kind, attempts, reason: lastError }, "nobody to deliver to, will retry");
    await db.asOwner
      .update(outbox)
      .set({ lastError, attempts: attempts - 1, dueAt: new Date(Math.min(now, createdAt.getTime())) })
      .where(eq(outbox.id, id));
    return;
  }
  pauses.reached(kind);
  const pause = error instanceof ReceiverBusy ? error.retryAfter : 0;
  if (pause > 0) pauses.add(kind, pause);
  const wait = Math.max(pause, backoff(attempts, deliveries[kind]?.maxBackoff));
  const entry = { kind, attempts, reason: lastError };
  if (error instanceof MalformedItem) log.error({ ...entry, id }, "cannot be read, given up");
  else log.warn(entry, isFinal ? "permanently refused" : "not delivered, will retry");
  // An item that expires is due at that time at the latest, so that it is given up then.
  const dueAt = new Date(Math.min(now + wait, expiresAt?.getTime() ?? Number.POSITIVE_INFINITY));
  await db.asOwner
    .update(outbox)
    .set({ lastError, ...(isFinal ? { failedAt: new Date(now) } : { dueAt }) })
    .where(eq(outbox.id, id));
}

/** The failure for operators. Leaves out the text of an SMTP server, which can contain addresses. */
function describeFailure(error: unknown): string {
  if (error instanceof NotDelivered) return error.message;
  if (!(error instanceof Error)) return "unknown";
  const { code, originalCode, responseCode, command } = error as Error &
    Partial<Record<string, string | number>>;
  const known = [code, originalCode, command, responseCode].filter((part) => part !== undefined).join(" ");
  return known || error.name;
}
