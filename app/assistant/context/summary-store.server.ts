import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { conversationSummaries } from "#db/schema.ts";

export type Summary = { throughSeq: number; content: string };

/** What is remembered of a conversation; before the first summary an empty one through number 0. */
export async function loadSummary(tx: Queries, clientId: string): Promise<Summary> {
  const { throughSeq, content } = conversationSummaries;
  const [found] = await tx
    .select({ throughSeq, content })
    .from(conversationSummaries)
    .where(eq(conversationSummaries.clientId, clientId));
  return found ?? { throughSeq: 0, content: "" };
}

/** Seconds after which another request may begin though this one has not ended: longer than a model may answer. */
const lease = 180;

/** Seconds for which nobody asks again after a failure. */
const pauseAfterFailure = 60;

/** By the database's clock, which all nodes share. */
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** The right to bring a summary up to date, until its lease ends. */
export type SummaryClaim = { clientId: string; holder: string };

/** Claims the summary of a client; `null` while someone on any node brings it up to date, or has just failed to. */
export async function claimSummary(tx: Queries, clientId: string): Promise<SummaryClaim | null> {
  const claim = { holder: randomUUID(), leaseUntil: inSeconds(lease) };
  const { leaseUntil } = conversationSummaries;
  const claimed = await tx
    .insert(conversationSummaries)
    .values({ clientId, throughSeq: 0, content: "", ...claim })
    .onConflictDoUpdate({
      target: conversationSummaries.clientId,
      set: claim,
      setWhere: sql`${leaseUntil} is null or ${leaseUntil} <= now()`,
    })
    .returning({ holder: conversationSummaries.holder });
  return claimed.length > 0 ? { clientId, holder: claim.holder } : null;
}

/** Stores the summary and ends the claim, unless it was lost. */
export async function storeSummary(tx: Queries, claim: SummaryClaim, summary: Summary): Promise<void> {
  await tx
    .update(conversationSummaries)
    .set({ ...summary, holder: null, leaseUntil: null })
    .where(isOwn(claim));
}

/** Ends the claim without a summary: at once, or, after a failure, when the model may be asked again. */
export async function endSummaryClaim(
  tx: Queries,
  claim: SummaryClaim,
  { hasFailed }: { hasFailed: boolean },
): Promise<void> {
  const leaseUntil = hasFailed ? inSeconds(pauseAfterFailure) : null;
  await tx.update(conversationSummaries).set({ holder: null, leaseUntil }).where(isOwn(claim));
}

const isOwn = ({ clientId, holder }: SummaryClaim) =>
  and(eq(conversationSummaries.clientId, clientId), eq(conversationSummaries.holder, holder));
