import { and, desc, eq, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../db/open-database.server.ts";
import { contactRequests } from "../../db/schema.ts";
import type { ContactForm } from "./contact-form.ts";

/** A request as it is stored. Its `id` is the idempotency key that the relay is told. */
export type ContactRequest = typeof contactRequests.$inferSelect;

/** Milliseconds for which a visitor who was told of a failure sends the same words because of it. */
const retriedFor = 10 * 60_000;

/** Milliseconds for which the same words without a key are a form that was sent twice. */
const sentTwiceFor = 2 * 60_000;

/**
 * The request that these words already are, if any: of the same view of the form; or one that nobody took yet, or
 * that its visitor believes failed; or, when there is no key, one that was taken a moment ago.
 */
export async function findSame(
  tx: Queries,
  { digest, formKey }: { digest: string; formKey: string | null },
): Promise<ContactRequest | null> {
  const now = Date.now();
  const isSame = or(
    isNull(contactRequests.deliveredAt),
    gt(contactRequests.failureShownAt, new Date(now - retriedFor)),
    formKey === null
      ? gt(contactRequests.deliveredAt, new Date(now - sentTwiceFor))
      : eq(contactRequests.formKey, formKey),
  );
  const [found] = await tx
    .select()
    .from(contactRequests)
    .where(and(eq(contactRequests.contentDigest, digest), isSame))
    .orderBy(desc(contactRequests.createdAt))
    .limit(1);
  return found ?? null;
}

/** Stores a request. */
export async function store(
  tx: Queries,
  { form, digest, formKey }: { form: ContactForm; digest: string; formKey: string | null },
): Promise<ContactRequest> {
  const [stored] = await tx
    .insert(contactRequests)
    .values({ ...form, formKey, contentDigest: digest, createdAt: new Date() })
    .returning();
  if (!stored) throw new Error("A contact request was not stored.");
  return stored;
}

/** Those who send the same words at the same moment wait for one another until the transaction ends. */
export async function lockWords(tx: Queries, digest: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${digest}, 7254004))`);
}

export type Attempt = { request: ContactRequest; startedAt: Date };

/**
 * Begins an attempt to deliver, unless it was delivered, another attempt is still under way that began after
 * `givenUpBefore`, or, where it goes through the relay, that one wants to be left alone for `retryAfter` seconds. The
 * one that is told to begin must call `delivered` or `gaveUp`.
 */
export async function beginAttempt(
  queries: Queries,
  id: string,
  { givenUpBefore, throughRelay }: { givenUpBefore: Date; throughRelay: boolean },
): Promise<Attempt | "delivered" | "busy" | { retryAfter: number }> {
  const startedAt = new Date();
  const isFree = or(isNull(contactRequests.attemptAt), lte(contactRequests.attemptAt, givenUpBefore));
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

/** Records that somebody took it: it is never sent again. */
export async function delivered(queries: Queries, { request }: Attempt): Promise<void> {
  await queries
    .update(contactRequests)
    .set({ deliveredAt: new Date(), attemptAt: null, retryAt: null })
    .where(eq(contactRequests.id, request.id));
}

/**
 * Ends an attempt that did not deliver, unless a newer one took its place. `retryAfter` is what the relay asked for,
 * in seconds.
 */
export async function gaveUp(
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

/** Seconds until the relay wants to be asked again, whatever request and whichever node it told so; 0 for now. */
export async function relayPause(queries: Queries): Promise<number> {
  const [row] = await queries.select({ pause: pauseFrom(new Date()) }).from(sql`(select 1) as once`);
  return row?.pause ?? 0;
}

/** The same as part of a query; null for now. */
function pauseFrom(now: Date): SQL<number | null> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql<number | null>`(
    select ceil(extract(epoch from max(paused.retry_at) - ${moment}))::integer
    from ${contactRequests} paused where paused.retry_at > ${moment}
  )`;
}

/**
 * Remembers what the visitor was told. Who was told of a failure sends the same words because of it, `retryAfter`
 * seconds later at the earliest.
 */
export async function told(
  queries: Queries,
  id: string,
  outcome: "delivered" | "failed",
  retryAfter = 0,
): Promise<void> {
  const failureShownAt = outcome === "failed" ? new Date(Date.now() + retryAfter * 1000) : null;
  await queries.update(contactRequests).set({ failureShownAt }).where(eq(contactRequests.id, id));
}
