import { and, asc, desc, eq, gt, lt } from "drizzle-orm";
import { ensureClient } from "~/accounts/clients.server.ts";
import { hasProfile } from "~/accounts/profile.server.ts";
import { conversation as copy } from "~/content/conversation.ts";
import type { Services } from "~/services.server.ts";
import type { Queries } from "../../db/open-database.server.ts";
import { clients, messages } from "../../db/schema.ts";
import { isStep, type Step } from "./onboarding.ts";
import { lockConversation, type StoredMessage, storeNext } from "./sequence.server.ts";

/** Whose conversation it is: the signed-in user. */
export type Client = { id: string; email: string };

/** A message as it leaves the server. contract.md "GET /api/messages". */
export type MessageView = {
  id: string;
  seq: number;
  role: "user" | "assistant";
  content: string;
  createdAt: string;
};

export type Appended = { kind: "created" | "repeated"; message: MessageView } | { kind: "conflict" };

/** Exactly what a reader may see of a stored message. */
export function messageView({ id, seq, role, content, createdAt }: StoredMessage): MessageView {
  return { id, seq, role, content, createdAt: createdAt.toISOString() };
}

/**
 * Makes the client's record, and the greeting when there is neither a profile nor a message (spec.md §4,
 * decisions.md D28): each of both once, however many visits begin at the same time.
 */
export async function beginConversation({ db }: Pick<Services, "db">, client: Client): Promise<void> {
  await db.asClient(client.id, async (tx) => {
    const lastSeq = await lastSeqOf(tx, client.id);
    if (lastSeq === null || (lastSeq === 0 && !(await hasProfile(tx, client.id)))) await begin(tx, client);
  });
}

/**
 * Stores what the user says as the next message of the conversation. `key` makes it idempotent: the same key and
 * content again give the message that is already there; the same key with another content is a conflict.
 */
export async function appendMessage(
  { db }: Pick<Services, "db">,
  client: Client,
  { key, content }: { key: string; content: string },
): Promise<Appended> {
  return db.asClient(client.id, async (tx) => {
    await begin(tx, client);
    const [earlier] = await tx
      .select()
      .from(messages)
      .where(and(eq(messages.clientId, client.id), eq(messages.key, key)));
    if (earlier?.content === content) return { kind: "repeated", message: messageView(earlier) };
    if (earlier) return { kind: "conflict" };

    const message = await storeNext(tx, client.id, { role: "user", content, key });
    return { kind: "created", message: messageView(message) };
  });
}

/** The messages behind number `after` in their order, at most `limit` of them, and the question that stands open. */
export async function readConversation(
  { db }: Pick<Services, "db">,
  clientId: string,
  after: number,
  limit?: number,
): Promise<{ messages: MessageView[]; step: Step | null }> {
  return db.asClient(clientId, async (tx) => {
    const behind = tx
      .select()
      .from(messages)
      .where(and(eq(messages.clientId, clientId), gt(messages.seq, after)))
      .orderBy(asc(messages.seq));
    const rows = await (limit === undefined ? behind : behind.limit(limit));
    return { messages: rows.map(messageView), step: await openStep(tx, clientId) };
  });
}

/**
 * The last `limit` messages before number `before`, or of the whole conversation when that is `null`, in their order;
 * and the question that stands open.
 */
export async function readEarlier(
  { db }: Pick<Services, "db">,
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
export async function endOfConversation({ db }: Pick<Services, "db">, clientId: string): Promise<number> {
  return db.asClient(clientId, async (tx) => (await lastSeqOf(tx, clientId)) ?? 0);
}

/**
 * The step whose question the newest assistant message asks; `null` when it asks none or a profile exists.
 * spec.md §4: the assistant's last message decides, so that a conversation resumes where it stands.
 */
export async function openStep(tx: Queries, clientId: string): Promise<Step | null> {
  if (await hasProfile(tx, clientId)) return null;
  const [newest] = await tx
    .select({ asks: messages.asks })
    .from(messages)
    .where(and(eq(messages.clientId, clientId), eq(messages.role, "assistant")))
    .orderBy(desc(messages.seq))
    .limit(1);
  return isStep(newest?.asks) ? newest.asks : null;
}

async function lastSeqOf(tx: Queries, clientId: string): Promise<number | null> {
  const [client] = await tx
    .select({ lastSeq: clients.lastSeq })
    .from(clients)
    .where(eq(clients.id, clientId));
  return client?.lastSeq ?? null;
}

/** Locks the conversation, with its record and its greeting made where they were missing. */
async function begin(tx: Queries, client: Client) {
  let lastSeq = await lockConversation(tx, client.id);
  if (lastSeq === null) {
    await ensureClient(tx, client);
    lastSeq = await lockConversation(tx, client.id);
  }
  if (lastSeq !== 0 || (await hasProfile(tx, client.id))) return;
  await storeNext(tx, client.id, {
    role: "assistant",
    content: copy.questions.company_name(),
    asks: "company_name",
  });
}
