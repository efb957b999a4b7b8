import { and, desc, eq, lt } from "drizzle-orm";
import type { Logger } from "pino";
import { ensureClient } from "~/accounts/clients.server.ts";
import { conversation as copy } from "~/content/signed-in/conversation-copy.ts";
import { hasProfile } from "~/profile/profile-store.server.ts";
import type { Database, Queries } from "../../db/open-database.server.ts";
import { clients, messages } from "../../db/schema.ts";
import type { Live } from "../../live/live.server.ts";
import { secondsUntilNextMessage } from "./message-limit.server.ts";
import type { Step } from "./onboarding/onboarding.ts";
import { openStep } from "./onboarding/open-step.server.ts";
import { owedMessages } from "./owed-replies.server.ts";
import { replyToOwed } from "./reply.server.ts";
import { lockConversation, messageWithKey, type StoredMessage, storeNext } from "./sequence.server.ts";

/** Whose conversation it is: the signed-in user. */
export type Client = { id: string; email: string };

/** A message as it leaves the server. interface.md "HTTP interface". */
export type MessageView = {
  id: string;
  seq: number;
  role: "user" | "assistant";
  content: string;
  createdAt: string;
};

/** Why a message was not stored. */
export type NotStored =
  /** Another content under this key. */
  | { kind: "conflict" }
  /** Too many messages; `retryAfter` is in whole seconds. */
  | { kind: "limited"; retryAfter: number }
  /** The account was deleted meanwhile. */
  | { kind: "gone" };

export type Appended =
  | { kind: "created" | "repeated"; message: MessageView }
  /** The question that it answers is not open any more. */
  | { kind: "closed" }
  | NotStored;

/** Exactly what a reader may see of a stored message. */
export function messageView({ id, seq, role, content, createdAt }: StoredMessage): MessageView {
  return { id, seq, role, content, createdAt: createdAt.toISOString() };
}

/**
 * Makes the client's record, and the greeting when there is neither a profile nor a message (CHT-10,
 * decisions.md D28): each of both once, however many visits begin at the same time. False when the account was deleted.
 */
export async function beginConversation({ db }: { db: Database }, client: Client): Promise<boolean> {
  return db.asClient(client.id, async (tx) => {
    const lastSeq = await lastSeqOf(tx, client.id);
    if (lastSeq === null || (lastSeq === 0 && !(await hasProfile(tx, client.id)))) return begin(tx, client);
    return true;
  });
}

/**
 * Stores what the user says as the next message of the conversation. `key` makes it idempotent: the same key and
 * content again give the message that is already there. `step` is the question that the message answers: it is
 * refused when that one is no longer open, or was answered by a message that still waits for its reply.
 */
export async function appendMessage(
  services: { db: Database; log: Logger; live: Live },
  client: Client,
  { key, content, step = null }: { key: string; content: string; step?: Step | null },
): Promise<Appended> {
  if (step) await replyToOwed(services, client.id);
  return services.db.asClient(client.id, async (tx) => {
    if (!(await begin(tx, client))) return { kind: "gone" };
    const earlier = await messageWithKey(tx, client.id, key);
    if (earlier?.content === content) return { kind: "repeated", message: messageView(earlier) };
    if (earlier) return { kind: "conflict" };

    const retryAfter = await secondsUntilNextMessage(tx, client.id);
    if (retryAfter > 0) return { kind: "limited", retryAfter };
    if (step && !(await isOpen(tx, client.id, step))) return { kind: "closed" };

    const message = await storeNext(tx, client.id, { role: "user", content, idempotencyKey: key });
    return { kind: "created", message: messageView(message) };
  });
}

/**
 * The last `limit` messages before number `before`, or of the whole conversation when that is `null`, in their order;
 * and the question that stands open. All of them are held in memory: see `openHistory` for more than a page.
 */
export async function readEarlier(
  { db }: { db: Database },
  clientId: string,
  before: number | null,
  limit: number,
): Promise<{ messages: MessageView[]; step: Step | null }> {
  return db.asClient(clientId, async (tx) => {
    const rows = await tx
      .select()
      .from(messages)
      .where(and(eq(messages.clientId, clientId), before === null ? undefined : lt(messages.seq, before)))
      .orderBy(desc(messages.seq))
      .limit(limit);
    return { messages: rows.reverse().map(messageView), step: await openStep(tx, clientId) };
  });
}

/** The number of the newest message, 0 when there is none or no conversation yet. */
export async function endOfConversation({ db }: { db: Database }, clientId: string): Promise<number> {
  return db.asClient(clientId, async (tx) => (await lastSeqOf(tx, clientId)) ?? 0);
}

async function lastSeqOf(tx: Queries, clientId: string): Promise<number | null> {
  const [client] = await tx
    .select({ lastSeq: clients.lastSeq })
    .from(clients)
    .where(eq(clients.id, clientId));
  return client?.lastSeq ?? null;
}

async function isOpen(tx: Queries, clientId: string, step: Step): Promise<boolean> {
  const [unanswered] = await owedMessages(tx, clientId, 1);
  return !unanswered && (await openStep(tx, clientId)) === step;
}

/**
 * Locks the conversation, with its record and its greeting made where they were missing. False when there is nobody
 * whose record it could be.
 */
async function begin(tx: Queries, client: Client): Promise<boolean> {
  let lastSeq = await lockConversation(tx, client.id);
  if (lastSeq === null) {
    if (!(await ensureClient(tx, client))) return false;
    lastSeq = await lockConversation(tx, client.id);
  }
  if (lastSeq !== 0 || (await hasProfile(tx, client.id))) return true;
  await storeNext(tx, client.id, {
    role: "assistant",
    content: copy.questions.company_name(),
    asksStep: "company_name",
  });
  return true;
}
