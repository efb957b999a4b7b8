import { randomUUID } from "node:crypto";
import { and, eq, getTableColumns, not, sql } from "drizzle-orm";
import type { Database, Queries } from "#db/open-database.server.ts";
import { pendingAnswers } from "#db/schema.ts";
import { announceAnswer } from "#live/live.server.ts";
import type { RetryManner } from "../../protocol.ts";

/** Seconds after its worker's last sign of life at which another worker takes an answer over. */
const lease = 10;

/**
 * By the database's clock, which all nodes share; not by `now()`, the begin of the transaction: a transaction that waited
 * for the lock would take a lease that began meanwhile for one from before the clock was set back.
 */
const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${lease})`;

/** A lease that ends later than one that begins now was taken before that clock was set back. */
const hasLease = sql<boolean>`(${pendingAnswers.leaseUntil} > clock_timestamp() and ${pendingAnswers.leaseUntil} <= ${leaseEnd})`;

/** The right of one worker to write an answer, until it loses the row to another worker or to a stop. */
export type Claim = {
  clientId: string;
  /** The id of the user message that is answered. */
  replyTo: string;
  holder: string;
  /** Grows whenever the text begins anew. */
  attempt: number;
  /** The `attempt` of the message that will store the answer. */
  storedAttempt: number;
  how: RetryManner | null;
};

export type PendingAnswer = typeof pendingAnswers.$inferSelect;

/** The client's answer that is being written or waits for a worker; `isHeld` while one writes it. */
export async function pendingAnswer(
  tx: Queries,
  clientId: string,
): Promise<(PendingAnswer & { isHeld: boolean }) | undefined> {
  const isHeld = sql<boolean>`${pendingAnswers.holder} is not null and ${hasLease}`;
  const [found] = await tx
    .select({ ...getTableColumns(pendingAnswers), isHeld })
    .from(pendingAnswers)
    .where(eq(pendingAnswers.clientId, clientId));
  return found;
}

/** Records an answer to be written; without a `holder` it waits for a worker. Call it under `lockConversation`. */
export async function insertPending(
  tx: Queries,
  answer: Pick<PendingAnswer, "clientId" | "replyTo"> & Partial<PendingAnswer>,
): Promise<Claim> {
  const [row] = await tx
    .insert(pendingAnswers)
    .values({ ...answer, leaseUntil: leaseEnd })
    .returning();
  return claimOf(row);
}

/** Takes an answer that no worker writes. What a former worker wrote is dropped. Call it under `lockConversation`. */
export async function takeOver(tx: Queries, { clientId, holder, attempt }: PendingAnswer): Promise<Claim> {
  const [row] = await tx
    .update(pendingAnswers)
    .set({
      holder: randomUUID(),
      attempt: holder === null ? attempt : attempt + 1,
      text: "",
      leaseUntil: leaseEnd,
    })
    .where(eq(pendingAnswers.clientId, clientId))
    .returning();
  return claimOf(row);
}

/**
 * Stores the text so far, renews the lease and notifies the readers. Returns false when the claim is lost. It does not
 * wait for the disk: the text can be written again.
 */
export async function saveText(db: Database, claim: Claim, text: string): Promise<boolean> {
  return db.asClient(claim.clientId, async (tx) => {
    await tx.execute(sql`select set_config('synchronous_commit', 'off', true)`);
    const kept = await tx
      .update(pendingAnswers)
      .set({ text, attempt: claim.attempt, leaseUntil: leaseEnd })
      .where(isOwn(claim))
      .returning({ attempt: pendingAnswers.attempt });
    if (kept.length === 0) return false;
    await announceAnswer(tx, claim.clientId);
    return true;
  });
}

/** Renews the lease. Returns false when the claim is lost. */
export async function renewLease(db: Database, claim: Claim): Promise<boolean> {
  const renewed = await db.asOwner
    .update(pendingAnswers)
    .set({ leaseUntil: leaseEnd })
    .where(isOwn(claim))
    .returning({ attempt: pendingAnswers.attempt });
  return renewed.length > 0;
}

/** Lets another worker take over at once. */
export async function releaseLease(db: Database, claim: Claim): Promise<void> {
  await db.asOwner.update(pendingAnswers).set({ leaseUntil: sql`clock_timestamp()` }).where(isOwn(claim));
}

/** Deletes the row. Returns false when the claim was lost before. Call it under `lockConversation`. */
export async function endClaim(tx: Queries, claim: Claim): Promise<boolean> {
  const ended = await tx
    .delete(pendingAnswers)
    .where(isOwn(claim))
    .returning({ attempt: pendingAnswers.attempt });
  return ended.length > 0;
}

/** The clients whose answers no worker writes any more, at most `count`. */
export async function abandonedAnswers(owner: Queries, count: number): Promise<string[]> {
  const rows = await owner
    .select({ clientId: pendingAnswers.clientId })
    .from(pendingAnswers)
    .where(not(hasLease))
    .orderBy(pendingAnswers.leaseUntil)
    .limit(count);
  return rows.map(({ clientId }) => clientId);
}

const isOwn = ({ clientId, holder }: Claim) =>
  and(eq(pendingAnswers.clientId, clientId), eq(pendingAnswers.holder, holder));

function claimOf(row: PendingAnswer | undefined): Claim {
  if (!row) throw new Error("The database did not return the pending answer.");
  const { clientId, replyTo, holder, attempt, storedAttempt, how } = row;
  return { clientId, replyTo, holder: holder ?? "", attempt, storedAttempt, how };
}
