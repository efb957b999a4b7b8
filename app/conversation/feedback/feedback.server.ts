import { and, eq } from "drizzle-orm";
import { accountLimit } from "#app/accounts/account-limit.server.ts";
import { type NoRoom, requireRoom, storeWithinQuota } from "#app/storage/storage-use.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { messageFeedback } from "#db/schema.ts";
import { consume, type Window } from "#limits/limits.server.ts";
import type { ConversationServices } from "../conversation-services.server.ts";
import type { FeedbackBody } from "../message-bodies.ts";
import type { Feedback } from "../protocol.ts";
import { type MessageRow, messageBy } from "../sequence.server.ts";

type Services = Pick<ConversationServices, "db" | "environment">;

/** How often one client may say what they think of answers, or take it back. interface.md "HTTP interface". */
const windows: readonly Window[] = [
  { max: 60, seconds: 60 },
  { max: 2_000, seconds: 24 * 60 * 60 },
];

export type NotKept =
  /** The client has no such message. */
  | { kind: "unknown" }
  /** It is no answer. */
  | { kind: "no-answer" }
  /** `retryAfter` is in whole seconds. */
  | { kind: "limited"; retryAfter: number };

/**
 * Stores what the client thinks of an answer; the last time counts. With `withText` the text of the answer is stored along,
 * and without it no word of the conversation: the id, the verdict, the reason, the comment, the name of the model and the
 * time. interpretation.md D197.
 */
export async function keepFeedback(
  services: Services,
  clientId: string,
  id: string,
  { verdict, reason, comment, withText }: FeedbackBody,
): Promise<{ kind: "kept"; feedback: Feedback } | NotKept | NoRoom> {
  const retryAfter = await secondsToWait(services, clientId);
  if (retryAfter > 0) return { kind: "limited", retryAfter };
  return storeWithinQuota<{ kind: "kept"; feedback: Feedback } | NotKept>(services, clientId, async (tx) => {
    const message = await messageBy(tx, clientId, "id", id);
    const refusal = refusalOf(message);
    if (refusal || !message) return refusal ?? { kind: "unknown" };
    const thought = {
      verdict,
      reason: reason ?? null,
      comment: comment ?? "",
      model: message.model,
      answer: withText ? message.content : null,
      at: new Date(),
    };
    await tx
      .insert(messageFeedback)
      .values({ clientId, messageId: id, ...thought })
      .onConflictDoUpdate({ target: [messageFeedback.clientId, messageFeedback.messageId], set: thought });
    if (thought.comment || thought.answer) await requireRoom(tx, "conversation");
    const said = { ...(reason && { reason }), ...(comment && { comment }), ...(withText && { withText }) };
    return { kind: "kept", feedback: { verdict, ...said } };
  });
}

/** Takes back what the client thinks of an answer; again, it does nothing. */
export async function dropFeedback(
  services: Services,
  clientId: string,
  id: string,
): Promise<{ kind: "dropped" } | NotKept> {
  const retryAfter = await secondsToWait(services, clientId);
  if (retryAfter > 0) return { kind: "limited", retryAfter };
  return services.db.asClient(clientId, async (tx: Queries) => {
    const refusal = refusalOf(await messageBy(tx, clientId, "id", id));
    if (refusal) return refusal;
    await tx
      .delete(messageFeedback)
      .where(and(eq(messageFeedback.clientId, clientId), eq(messageFeedback.messageId, id)));
    return { kind: "dropped" } as const;
  });
}

function refusalOf(
  message: MessageRow | undefined,
): Extract<NotKept, { kind: "unknown" | "no-answer" }> | null {
  if (!message) return { kind: "unknown" };
  return message.kind === "answer" ? null : { kind: "no-answer" };
}

/** Seconds until this client may say something again; 0 for now, which counts. */
async function secondsToWait({ db, environment }: Services, clientId: string): Promise<number> {
  const limit = accountLimit(environment.authSecret, clientId, "feedback", windows);
  const consumed = await consume(db.asOwner, [limit]);
  return consumed.ok ? 0 : consumed.retryAfter;
}
