import { randomUUID } from "node:crypto";
import { and, desc, eq, getTableColumns, lt } from "drizzle-orm";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { isOnboarded } from "#app/profile/profile-store.server.ts";
import { type NoRoom, requireRoom, storeWithinQuota } from "#app/storage/storage-use.server.ts";
import { committing } from "#db/database.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { outageIn } from "#db/outage.ts";
import { clients, messages } from "#db/schema.ts";
import { pendingAnswer } from "./answering/claim/pending-answer.server.ts";
import { endPending } from "./answering/stop-and-retry/stop-answer.server.ts";
import { parseAttachments } from "./attachments.ts";
import type { ConversationServices } from "./conversation-services.server.ts";
import type { OwedMessage } from "./list/prepared-reply.server.ts";
import type { NewMessage } from "./message-bodies.ts";
import { secondsUntilNextMessage } from "./message-limit.server.ts";
import type { Step } from "./onboarding/onboarding.ts";
import { openStep } from "./onboarding/open-step.server.ts";
import { newestResponses } from "./onboarding/profile-so-far.server.ts";
import { owesReply } from "./owed-replies.server.ts";
import { promptReply } from "./prompt-reply.server.ts";
import type { Message } from "./protocol.ts";
import { replyToOwed } from "./reply.server.ts";
import {
  lockConversation,
  type MessageBefore,
  messageBy,
  messageWithKey,
  storeAll,
  storeNext,
} from "./sequence.server.ts";
import { shownAttachments } from "./shown-attachments.server.ts";
import { toMessage } from "./to-message.ts";

/** The signed-in user, whose conversation it is. */
export type Client = { id: string; email: string };

/** Why a message was not stored. */
export type NotStored =
  /** The key belongs to a message with another content, or about another draft. */
  | { kind: "conflict" }
  /** The message limit is reached; `retryAfter` is in whole seconds. */
  | { kind: "limited"; retryAfter: number }
  /** The account has been deleted. */
  | { kind: "deleted" }
  | NoRoom;

export type Appended =
  /** `owed` is for `replyToOwed`: what is known of the message, if nothing before it is owed a reply. */
  | { kind: "created"; message: Message; isReplied: boolean; owed: OwedMessage | null }
  | { kind: "repeated"; message: Message }
  /** The question that it answers is no longer open. */
  | { kind: "closed" }
  /** The change that it accepts or declines is no longer proposed. */
  | { kind: "lapsed" }
  /** The message that it replaces is not the client's newest one after the onboarding. */
  | { kind: "not-editable" }
  | NotStored;

/**
 * Creates the client's row, and the greeting when there is neither a profile nor a message (CHT-10, interpretation.md D28),
 * each only once even if many visits start concurrently. Returns false when the account has been deleted.
 */
export async function beginConversation({ db }: { db: Database }, client: Client): Promise<boolean> {
  return db.asClient(client.id, async (tx) => {
    const lastSeq = await lastSeqOf(tx, client.id);
    if (lastSeq === null || (lastSeq === 0 && !(await isOnboarded(tx, client.id))))
      return (await lockOrBegin(tx, client, async () => true)) ?? false;
    return true;
  });
}

/**
 * Stores the user's next message. `key` is an idempotency key: the same key, content and draft again return the stored
 * message. `draftId` is the draft that was open beside the conversation; whether the client has it is judged when it is
 * used. `step` is the question that the message answers; it is refused when that question is no longer open, or was
 * answered by a message that is still owed a reply. `proposal` is the id of the message whose proposal it accepts or
 * declines; it is refused unless that is the newest one, so that a proposal is decided once. `replaces` is the id of the
 * client's newest message, which this one replaces: the answer to it is stopped, and nothing else of it changes.
 * docs/decisions/0050-replaced-messages.md. With `repliesPromptly` the reply is stored along with it where that is possible;
 * if that fails, the message is stored alone.
 */
export async function appendMessage(
  services: ConversationServices,
  client: Client,
  { key, content, step = null, proposal = null, draftId = null, replaces = null }: NewMessage,
  { repliesPromptly = false } = {},
): Promise<Appended> {
  const named = draftId?.toLowerCase() ?? null;
  const append = (isLastTry: boolean, isPrompt: boolean) =>
    storeWithinQuota<Appended | { kind: "owing" }>(services, client.id, async (tx) => {
      const state = await lockOrBegin(tx, client, () =>
        Promise.all([
          messageWithKey(tx, client.id, key),
          secondsUntilNextMessage(tx, client.id),
          owesReply(tx, client.id),
          openStep(tx, client.id),
          newestMessage(tx, client.id),
          pendingAnswer(tx, client.id),
          isPrompt && step ? newestResponses(tx, client.id) : null,
        ]),
      );
      if (!state) return { kind: "deleted" };
      const [earlier, retryAfter, owes, open, newest, pending, responses] = state;
      const isSame =
        earlier?.content === content && earlier.draftId === named && earlier.replaces === (replaces ?? null);
      if (earlier && isSame) return { kind: "repeated", message: toMessage(earlier) };
      if (earlier) return { kind: "conflict" };

      if (retryAfter > 0) return { kind: "limited", retryAfter };
      if (step && owes && !isLastTry) return { kind: "owing" };
      if (step && (owes || open !== step)) return { kind: "closed" };
      if (proposal && !isProposed(newest, proposal)) return { kind: "lapsed" };
      if (replaces && !(await isEditable(tx, client.id, replaces))) return { kind: "not-editable" };
      if (pending && pending.replyTo === replaces) await endPending(services, tx, pending);

      const isFirst = !owes && !pending && !replaces;
      const id = randomUUID();
      const arriving = { id, clientId: client.id, content, draftId: named, before: newest };
      const reply =
        isPrompt && isFirst
          ? await promptReply(
              tx,
              services,
              arriving,
              open,
              async () => responses ?? newestResponses(tx, client.id),
            )
          : null;
      const message = {
        ...{ id, role: "user" as const, content, idempotencyKey: key, draftId: named, replaces },
      };
      const stored = storeAll(tx, client.id, [
        message,
        ...(reply ? [{ role: "assistant" as const, replyTo: id, ...reply }] : []),
      ]);
      const room = requireRoom(tx, "conversation");
      return committing(
        Promise.all([stored, room]).then(([[message]]) => ({
          kind: "created" as const,
          message: toMessage(message),
          isReplied: reply !== null,
          owed: isFirst ? { message, before: newest, isOnboarding: open !== null, isReplaced: false } : null,
        })),
      );
    });
  /** What ends the reply must not end the message. */
  const appendFirst = async (isLastTry: boolean) => {
    try {
      const appended = await append(isLastTry, repliesPromptly);
      // Perhaps it was the reply that had no room, which is never refused (interpretation.md D60).
      return repliesPromptly && appended.kind === "no-room" ? append(isLastTry, false) : appended;
    } catch (error) {
      if (!repliesPromptly || outageIn(error)) throw error;
      services.log.error({ err: error }, "a reply could not be made promptly");
      return append(isLastTry, false);
    }
  };
  const first = await appendFirst(false);
  if (first.kind !== "owing") return first;
  await replyToOwed(services, client.id);
  const second = await appendFirst(true);
  return second.kind === "owing" ? { kind: "closed" } : second;
}

/**
 * The last `limit` messages before number `before`, or of the whole conversation when that is `null`, in order; and the
 * open question. They are all loaded into memory: use `openHistory` for more than a page.
 */
export async function readMessagesBefore(
  { db }: { db: Database },
  clientId: string,
  before: number | null,
  limit: number,
): Promise<{ messages: Message[]; step: Step | null }> {
  return db.asClient(clientId, async (tx) => {
    const rows = await tx
      .select({ ...getTableColumns(messages), attachments: shownAttachments })
      .from(messages)
      .where(and(eq(messages.clientId, clientId), before === null ? undefined : lt(messages.seq, before)))
      .orderBy(desc(messages.seq))
      .limit(limit);
    return { messages: rows.reverse().map(toMessage), step: await openStep(tx, clientId) };
  });
}

/** The sequence number of the newest message; 0 when there is none. */
export async function lastSequenceNumber({ db }: { db: Database }, clientId: string): Promise<number> {
  return db.asClient(clientId, async (tx) => (await lastSeqOf(tx, clientId)) ?? 0);
}

async function lastSeqOf(tx: Queries, clientId: string): Promise<number | null> {
  const [client] = await tx
    .select({ lastSeq: clients.lastSeq })
    .from(clients)
    .where(eq(clients.id, clientId));
  return client?.lastSeq ?? null;
}

/** True if the client's newest message is this one, and is neither a response to a question of the onboarding nor a correction. */
async function isEditable(tx: Queries, clientId: string, id: string): Promise<boolean> {
  const [newest] = await tx
    .select({ id: messages.id, seq: messages.seq, corrects: messages.corrects })
    .from(messages)
    .where(and(eq(messages.clientId, clientId), eq(messages.role, "user")))
    .orderBy(desc(messages.seq))
    .limit(1);
  if (newest?.id !== id || newest.corrects || (await openStep(tx, clientId))) return false;
  const reply = await messageBy(tx, clientId, "seq", newest.seq + 1);
  return !(reply?.replyTo === id && reply.respondedStep);
}

/** True if the newest message is this one and proposes a change. */
function isProposed(newest: MessageBefore | undefined, id: string): boolean {
  const { proposal, prospectChange } = parseAttachments(newest?.attachments ?? null);
  return newest?.id === id && Boolean(proposal || prospectChange);
}

async function newestMessage(tx: Queries, clientId: string): Promise<MessageBefore | undefined> {
  const [newest] = await tx
    .select({ id: messages.id, kind: messages.kind, attachments: messages.attachments })
    .from(messages)
    .where(eq(messages.clientId, clientId))
    .orderBy(desc(messages.seq))
    .limit(1);
  return newest;
}

/**
 * Locks the conversation, and creates the client's row and the greeting if they are missing. Returns what `read` finds
 * afterwards; `null` when the account has been deleted. What is read goes along with the lock, and is read again where
 * something was created.
 */
async function lockOrBegin<State>(
  tx: Queries,
  client: Client,
  read: () => Promise<State>,
): Promise<State | null> {
  const [lastSeq, state] = await Promise.all([lockConversation(tx, client.id), read()]);
  if (lastSeq === null) return (await ensureClient(tx, client)) ? lockOrBegin(tx, client, read) : null;
  if (lastSeq !== 0 || (await isOnboarded(tx, client.id))) return state;
  await storeNext(tx, client.id, {
    role: "assistant",
    kind: "greeting",
    content: copy.questions.company_name(),
    asksStep: "company_name",
  });
  return read();
}
