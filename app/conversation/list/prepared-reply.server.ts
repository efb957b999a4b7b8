import { listRequestIn } from "#app/assistant/requests/list/list-request.ts";
import { isNo } from "#app/assistant/requests/yes-no.ts";
import { type Committing, committing } from "#db/database.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { parseAttachments } from "../attachments.ts";
import type { ConversationServices } from "../conversation-services.server.ts";
import { openStep } from "../onboarding/open-step.server.ts";
import { owedMessages } from "../owed-replies.server.ts";
import type { Attachments, MessageKind } from "../protocol.ts";
import { orderReply, wishReply } from "../revision/order-reply.server.ts";
import type { Settle } from "../revision/settle.ts";
import { isReplaced, type MessageBefore, type MessageRow, messageBy } from "../sequence.server.ts";
import { replyToChange } from "./apply-change.server.ts";
import { draftForReply } from "./draft-for-reply.server.ts";
import { listReply } from "./list-reply.server.ts";

/** What is known of the reply to the oldest message that is owed one, before the conversation is locked. */
export type PreparedReply = {
  messageId: string;
  /** What stands right before it, unless that belongs to a message that it replaces. */
  before: MessageBefore | undefined;
  isOnboarding: boolean;
  /** `null` where neither the list nor the open draft has anything to do with it. */
  reply: ReadyReply | { kind: MessageKind; settle: Settle } | null;
};

/** A reply as it will be stored. */
export type ReadyReply = { kind: MessageKind; content: string; attachments?: Attachments };

/** The oldest message that is owed a reply, the one right before it, and whether it is the onboarding's or replaced. */
export type OwedMessage = {
  message: MessageRow;
  before: MessageBefore | undefined;
  isOnboarding: boolean;
  isReplaced: boolean;
};

/**
 * Prepares the reply to the oldest message that is owed one, as far as the list makes it: what became of a change that it
 * accepts, a change that it orders, and without a model what it asks of the records; and what it orders of the open draft,
 * unless a model is to write that. `null` when no reply is owed; `known` is the message, where it was just stored. Outside
 * of the transaction that stores the reply: a team is locked before a conversation, and what is repeated changes nothing.
 */
export async function prepareReply(
  services: ConversationServices,
  clientId: string,
  known: OwedMessage | null = null,
): Promise<PreparedReply | null> {
  const { db, model } = services;
  const found = known ?? (await db.asClient(clientId, (tx) => oldestOwed(tx, clientId)));
  if (!found) return null;
  const { message, isOnboarding } = found;
  const before = message.replaces ? undefined : found.before;
  const none = { messageId: message.id, before, isOnboarding, reply: null };
  if (isOnboarding || found.isReplaced) return none;

  const { prospectChange, proposal, decided, prospects } = parseAttachments(before?.attachments ?? null);
  if (before && prospectChange) {
    const proposing = { id: before.id, change: prospectChange };
    const decision = await replyToChange(services, clientId, message.content, proposing);
    if (decision) {
      const { content, decided } = decision;
      const attachments = { decided, prospects: [prospectChange.prospect] };
      return { ...none, reply: { kind: "decision", content, attachments } };
    }
  }
  // "Annule" declines what was proposed right before, and takes back what was changed right before in a record.
  const isOfRecord = decided === "accepted" && prospects && listRequestIn(message.content)?.kind === "undo";
  const isElse = isOfRecord || (proposal && isNo(message.content));
  const ordered = isElse ? null : await orderReply(services, message);
  if (ordered === "model") return none;
  if (ordered) return { ...none, reply: { kind: "answer", ...ordered } };
  const reply = await listReply(services, message, model ? "changes" : undefined);
  if (reply) return { ...none, reply: { kind: "answer", ...reply } };
  const wished = await wishReply(services, message);
  if (wished && wished !== "model") return { ...none, reply: { kind: "answer", ...wished } };
  const forOne = model ? null : await draftForReply(services, message);
  return { ...none, reply: forOne && { kind: "answer", ...forOne } };
}

async function oldestOwed(
  tx: Queries,
  clientId: string,
): Promise<OwedMessage | null | Committing<OwedMessage>> {
  const [[message], step] = await Promise.all([owedMessages(tx, clientId, 1), openStep(tx, clientId)]);
  if (!message) return null;
  const [before, replaced] = [
    messageBy(tx, clientId, "seq", message.seq - 1),
    isReplaced(tx, clientId, message.id),
  ];
  return committing(
    Promise.all([before, replaced]).then(([before, isReplaced]) => ({
      ...{ message, before, isReplaced },
      isOnboarding: step !== null,
    })),
  );
}
