import { eq } from "drizzle-orm";
import { answers as copy } from "#app/content/signed-in/answers-copy.ts";
import type { Queries } from "#db/open-database.server.ts";
import { pendingAnswers } from "#db/schema.ts";
import type { ConversationServices } from "../../conversation-services.server.ts";
import { lockConversation, storeNext } from "../../sequence.server.ts";
import { lastSeqOf, newestStanding } from "../../turns/turns.server.ts";
import { type PendingAnswer, pendingAnswer } from "../claim/pending-answer.server.ts";
import { questionOf } from "./question-of.server.ts";

/**
 * Ends the answer that is being written to message `id`, on whichever node, and stores it as far as its readers saw it.
 * `id` may also be that of an earlier answer to the same message.
 */
export async function stopAnswer(
  services: Pick<ConversationServices, "db" | "environment">,
  clientId: string,
  id: string,
): Promise<"stopped" | "none under way" | "unknown"> {
  return services.db.asClient(clientId, async (tx) => {
    await lockConversation(tx, clientId);
    const question = await questionOf(tx, clientId, id);
    if (!question) return "unknown";
    const pending = await pendingAnswer(tx, clientId);
    if (pending?.replyTo !== question) return "none under way";
    await endPending(services, tx, pending);
    return "stopped";
  });
}

/** The words that were to be continued; "" if another answer was to be written. */
async function unfinishedWords(
  tx: Queries,
  { clientId, how, replyTo }: Pick<PendingAnswer, "clientId" | "how" | "replyTo">,
): Promise<string> {
  if (how !== "continue") return "";
  return newestStanding(tx, clientId, { id: replyTo, lastSeq: await lastSeqOf(tx, clientId) });
}

/** Stores the answer that is being written as far as its readers saw it, instead of all of it. Call it under `lockConversation`. */
export async function endPending(
  { environment }: Pick<ConversationServices, "environment">,
  tx: Queries,
  pending: PendingAnswer,
): Promise<void> {
  const { clientId, replyTo, storedAttempt, text } = pending;
  await tx.delete(pendingAnswers).where(eq(pendingAnswers.clientId, clientId));
  const shown = text.trim();
  const stood = await unfinishedWords(tx, pending);
  // Of what was to be continued no word is lost.
  const written = stood.startsWith(shown) ? stood : shown;
  await storeNext(tx, clientId, {
    role: "assistant",
    kind: written ? "answer" : "unwritten",
    content: written || copy.stoppedEarly,
    replyTo,
    attempt: storedAttempt,
    state: "stopped",
    model: (written && environment.assistant?.model) || null,
  });
}
