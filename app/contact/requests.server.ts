import { and, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database, Queries } from "#db/open-database.server.ts";
import { contactRequests } from "#db/schema.ts";
import { isAheadIn, isRecentIn, isTooFarIn } from "#db/stored-time.server.ts";
import { maxRetryAfter } from "#http/retry-after.ts";
import type { ContactForm } from "./contact-form.ts";
import type { DataRight } from "./data-request.ts";

/** A stored request. Its `id` is the idempotency key for the relay. */
export type ContactRequest = typeof contactRequests.$inferSelect;

/** Milliseconds after a reported failure in which the same content counts as a retry. */
const retryWindow = 10 * 60_000;

/** Milliseconds in which the same content without a key counts as a duplicate. */
const duplicateWindow = 2 * 60_000;

/**
 * The stored request with the same content that this submission repeats, or `null`: one that is not delivered yet, one
 * whose failure its visitor has just seen, one from the same view of the form, or, without a key, one delivered shortly
 * before.
 */
export async function findDuplicate(
  tx: Queries,
  { digests, formKey }: { digests: string[]; formKey: string | null },
): Promise<ContactRequest | null> {
  const now = Date.now();
  const isDuplicate = or(
    isNull(contactRequests.deliveredAt),
    // It lies ahead while the relay pauses.
    gt(contactRequests.failureShownAt, new Date(now - retryWindow)),
    formKey === null
      ? isRecentIn(contactRequests.deliveredAt, duplicateWindow, now)
      : eq(contactRequests.formKey, formKey),
  );
  const [found] = await tx
    .select()
    .from(contactRequests)
    .where(and(inArray(contactRequests.contentDigest, digests), isDuplicate))
    .orderBy(desc(contactRequests.createdAt))
    .limit(1);
  return found ?? null;
}

/** A request to be stored; `dataRight` is null for a message. */
type NewRequest = { form: ContactForm; dataRight: DataRight | null; digest: string; formKey: string | null };

export async function storeRequest(
  tx: Queries,
  { form, dataRight, digest, formKey }: NewRequest,
): Promise<ContactRequest> {
  const [stored] = await tx
    .insert(contactRequests)
    .values({ ...form, dataRight, formKey, contentDigest: digest, createdAt: new Date() })
    .returning();
  if (!stored) throw new Error("A contact request was not stored.");
  return stored;
}

/** Serialises simultaneous submissions of the same content until the transaction ends. */
export async function lockContent(tx: Queries, digest: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${digest}, 7254004))`);
}

export type Attempt = { request: ContactRequest; startedAt: Date };

/**
 * Attempts that began before this time are taken for lost: those older than `milliseconds`, and on the embedded database,
 * which has one process, those of the process before.
 */
export function abandonedBefore({ engine }: Pick<Database, "engine">, milliseconds: number): Date {
  const age = engine === "pglite" ? Math.min(milliseconds, process.uptime() * 1000) : milliseconds;
  return new Date(Date.now() - age);
}

/**
 * Begins an attempt to deliver, unless the request was delivered, another attempt that began after `abandonedBefore` is
 * running, or the relay asked for a pause, which lasts `retryAfter` more seconds. End every attempt with
 * `recordDelivery` or `recordFailure`.
 */
export async function beginAttempt(
  queries: Queries,
  id: string,
  { abandonedBefore, throughRelay }: { abandonedBefore: Date; throughRelay: boolean },
): Promise<Attempt | "delivered" | "busy" | { retryAfter: number }> {
  const startedAt = new Date();
  const isFree = or(
    isNull(contactRequests.attemptAt),
    lte(contactRequests.attemptAt, abandonedBefore),
    isTooFarIn(contactRequests.attemptAt, 0),
  );
  const pause = pauseFrom(startedAt);
  const [request] = await queries
    .update(contactRequests)
    .set({ attemptAt: startedAt })
    .where(
      and(
        eq(contactRequests.id, id),
        isNull(contactRequests.deliveredAt),
        isFree,
        throughRelay ? sql`${pause} is null` : undefined,
      ),
    )
    .returning();
  if (request) return { request, startedAt };

  const [found] = await queries
    .select({ deliveredAt: contactRequests.deliveredAt, pause })
    .from(contactRequests)
    .where(eq(contactRequests.id, id));
  if (!found || found.deliveredAt !== null) return "delivered";
  return throughRelay && found.pause !== null ? { retryAfter: found.pause } : "busy";
}

/** Records that a request was accepted, so that it is never sent again. */
export async function recordDelivery(queries: Queries, { request }: Attempt): Promise<void> {
  await queries
    .update(contactRequests)
    .set({ deliveredAt: new Date(), attemptAt: null, retryAt: null })
    .where(eq(contactRequests.id, request.id));
}

/** Ends a failed attempt, unless a newer one has replaced it. `retryAfter` is the pause of the relay, in seconds. */
export async function recordFailure(
  queries: Queries,
  { request, startedAt }: Attempt,
  retryAfter: number | null,
): Promise<void> {
  const retryAt = retryAfter === null ? null : new Date(Date.now() + retryAfter * 1000);
  await queries
    .update(contactRequests)
    .set({ attemptAt: null, retryAt })
    .where(and(eq(contactRequests.id, request.id), eq(contactRequests.attemptAt, startedAt)));
}

/** Seconds until the end of the relay's pause, which applies to every request and node; 0 when there is none. */
export async function relayPause(queries: Queries): Promise<number> {
  const [row] = await queries.select({ pause: pauseFrom(new Date()) }).from(sql`(select 1) as once`);
  return row?.pause ?? 0;
}

/** The same as an SQL expression; null when there is no pause. */
function pauseFrom(now: Date): SQL<number | null> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql<number | null>`(
    select ceil(extract(epoch from max(${contactRequests.retryAt}) - ${moment}))::integer
    from ${contactRequests} where ${isAheadIn(contactRequests.retryAt, maxRetryAfter * 1000, now.getTime())}
  )`;
}

/**
 * Records the outcome that the visitor saw. After a failure the same content counts as a retry for ten minutes, from
 * `retryAfter` seconds later on.
 */
export async function recordShownOutcome(
  queries: Queries,
  id: string,
  outcome: "delivered" | "failed",
  retryAfter = 0,
): Promise<void> {
  const failureShownAt = outcome === "failed" ? new Date(Date.now() + retryAfter * 1000) : null;
  await queries.update(contactRequests).set({ failureShownAt }).where(eq(contactRequests.id, id));
}
