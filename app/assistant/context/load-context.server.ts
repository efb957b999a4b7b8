import { and, desc, eq } from "drizzle-orm";
import { loadProfile } from "~/profile/profile-store.server.ts";
import { profileValues } from "~/profile/profile-values.ts";
import type { Queries } from "../../../db/open-database.server.ts";
import { messages } from "../../../db/schema.ts";
import { type AnswerContext, contextLimits, type Turn, turnLength } from "./answer-context.ts";
import { cutInMiddle } from "./data-text.ts";
import { loadSummary } from "./summary-store.server.ts";
import { readTurns } from "./turns.server.ts";

/**
 * What a model is told to answer the customer's message number `throughSeq`: the profile, the running summary, and the
 * latest turns after it. Later messages are left out. Throws if there is no such message of this client.
 */
export async function loadContext(
  tx: Queries,
  clientId: string,
  { throughSeq }: { throughSeq: number },
): Promise<AnswerContext> {
  const [message] = await tx
    .select({ id: messages.id, content: messages.content })
    .from(messages)
    .where(and(eq(messages.clientId, clientId), eq(messages.seq, throughSeq), eq(messages.role, "user")));
  if (!message) throw new Error("The message to answer is not in the conversation.");
  const [previous] = await tx
    .select({ content: messages.content })
    .from(messages)
    .where(eq(messages.replyTo, message.id))
    .orderBy(desc(messages.attempt))
    .limit(1);
  const summary = await loadSummary(tx, clientId);
  const turns = await readTurns(tx, clientId, {
    after: summary.throughSeq,
    through: throughSeq - 1,
    order: "latest",
    max: contextLimits.turns,
  });
  return {
    profile: profileValues((await loadProfile(tx, clientId)) ?? {}),
    summary: summary.content,
    turns: latestWithin(turns, contextLimits.history),
    message: cutInMiddle(message.content, contextLimits.message),
    previousAnswer: cutInMiddle(previous?.content ?? "", contextLimits.message),
  };
}

/** As many of the latest turns as have `max` code units together. */
function latestWithin(turns: readonly Turn[], max: number): Turn[] {
  let left = max;
  const first = turns.findLastIndex((turn) => {
    left -= turnLength(turn);
    return left < 0;
  });
  return turns.slice(first + 1);
}
