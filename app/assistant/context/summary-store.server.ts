import { eq, lt } from "drizzle-orm";
import type { Queries } from "../../../db/open-database.server.ts";
import { conversationSummaries } from "../../../db/schema.ts";

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

/** Stores a summary unless one that reaches as far is there: of concurrent ones the further counts. */
export async function storeSummary(tx: Queries, clientId: string, summary: Summary): Promise<void> {
  await tx
    .insert(conversationSummaries)
    .values({ clientId, ...summary })
    .onConflictDoUpdate({
      target: conversationSummaries.clientId,
      set: summary,
      setWhere: lt(conversationSummaries.throughSeq, summary.throughSeq),
    });
}
