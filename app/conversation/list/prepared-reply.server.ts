import { parseAttachments } from "../attachments.ts";
import type { ConversationServices } from "../conversation-services.server.ts";
import { openStep } from "../onboarding/open-step.server.ts";
import { owedMessages } from "../owed-replies.server.ts";
import type { Attachments, MessageKind } from "../protocol.ts";
import { isReplaced, messageBy } from "../sequence.server.ts";
import { replyToChange } from "./apply-change.server.ts";
import { listReply } from "./list-reply.server.ts";

/** What is known of the reply to the oldest message that is owed one, before the conversation is locked. */
export type PreparedReply = {
  messageId: string;
  /** `null` where the list has nothing to do with it. */
  reply: { kind: MessageKind; content: string; attachments?: Attachments } | null;
};

/**
 * Prepares the reply to the oldest message that is owed one, as far as the list makes it: what became of a change that it
 * accepts, a change that it orders, and without a model what it asks of the records. `null` when no reply is owed. Outside
 * of the transaction that stores the reply: a team is locked before a conversation, and what is repeated changes nothing.
 */
export async function prepareReply(
  services: Pick<ConversationServices, "db" | "environment" | "model">,
  clientId: string,
): Promise<PreparedReply | null> {
  const { db, model } = services;
  const found = await db.asClient(clientId, async (tx) => {
    const [message] = await owedMessages(tx, clientId, 1);
    if (!message) return null;
    const before = await messageBy(tx, clientId, "seq", message.seq - 1);
    const isOnboarding = (await openStep(tx, clientId)) !== null;
    return { message, before, isOnboarding, isReplaced: await isReplaced(tx, clientId, message.id) };
  });
  if (!found) return null;
  const { message, before, isOnboarding } = found;
  const none = { messageId: message.id, reply: null };
  if (isOnboarding || found.isReplaced) return none;

  // What stands before a message that replaces another belongs to that one.
  const { prospectChange } = parseAttachments((!message.replaces && before?.attachments) || null);
  if (before && prospectChange) {
    const proposing = { id: before.id, change: prospectChange };
    const decision = await replyToChange(services, clientId, message.content, proposing);
    if (decision) {
      const { content, decided } = decision;
      const attachments = { decided, prospects: [prospectChange.prospect] };
      return { messageId: message.id, reply: { kind: "decision", content, attachments } };
    }
  }
  const reply = await listReply(services, message, model ? "changes" : undefined);
  return { messageId: message.id, reply: reply && { kind: "answer", ...reply } };
}
