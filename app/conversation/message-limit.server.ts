import { and, desc, eq, gt } from "drizzle-orm";
import type { Queries } from "../../db/open-database.server.ts";
import { messages } from "../../db/schema.ts";
import type { Window } from "../../limits/limits.server.ts";

/** The number of messages that a client may send, corrections included: 60 a minute and 2,000 a day. */
const messageWindows: readonly Window[] = [
  { max: 60, seconds: 60 },
  { max: 2_000, seconds: 24 * 60 * 60 },
];

/**
 * Whole seconds until this client may send another message; 0 for now. It counts the stored messages, so call it in
 * the transaction that has locked the conversation and stores the next one.
 */
export async function secondsUntilNextMessage(tx: Queries, clientId: string): Promise<number> {
  const now = Date.now();
  let maxWait = 0;
  for (const { max, seconds } of messageWindows) {
    const since = new Date(now - seconds * 1000);
    const [oldest] = await tx
      .select({ sentAt: messages.createdAt })
      .from(messages)
      .where(and(eq(messages.clientId, clientId), eq(messages.role, "user"), gt(messages.createdAt, since)))
      .orderBy(desc(messages.createdAt))
      .offset(max - 1)
      .limit(1);
    if (!oldest) continue;
    const wait = Math.ceil((oldest.sentAt.getTime() - since.getTime()) / 1000);
    // After the clock was set back, messages may lie in the future.
    maxWait = Math.max(maxWait, Math.min(wait, seconds));
  }
  return maxWait;
}
