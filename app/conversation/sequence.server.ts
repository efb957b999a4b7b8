import { and, asc, between, eq, sql } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { clients, messages } from "#db/schema.ts";
import { announceMessages } from "#live/live.server.ts";
import { tallies } from "#metrics/tallies.ts";
import type { MessageKind } from "./protocol.ts";

/** A row of `messages`. */
export type MessageRow = typeof messages.$inferSelect;

/** What a message says about the one that follows it: what it proposes that one may decide, what it asks that one may answer. */
export type MessageBefore = Pick<MessageRow, "id" | "kind" | "attachments">;

type Columns = typeof messages.$inferInsert;

type NewMessage =
  | ({ role: "user" } & Pick<
      Columns,
      "id" | "content" | "idempotencyKey" | "corrects" | "draftId" | "replaces"
    >)
  | ({ role: "assistant"; kind: MessageKind } & Pick<
      Columns,
      "content" | "replyTo" | "attempt" | "state" | "attachments" | "asksStep" | "respondedStep" | "model"
    >);

/**
 * Locks the conversation against other writers until the transaction ends. Returns the sequence number of its newest
 * message, 0 when there is none; `null` when the client has no row to lock.
 */
export async function lockConversation(tx: Queries, clientId: string): Promise<number | null> {
  const [client] = await tx
    .select({ lastSeq: clients.lastSeq })
    .from(clients)
    .where(eq(clients.id, clientId))
    .for("update");
  return client?.lastSeq ?? null;
}

/** The columns by which one message of a client is found, each with an index that begins with the client. */
type UniqueColumn = "id" | "seq" | "idempotencyKey" | "replaces";

/**
 * The message of the client whose column has this value. A range in the order of the column's index: while the planner's
 * statistics do not know the client, it takes every index for as good, and may read all messages of the client by another.
 */
export async function messageBy<Column extends UniqueColumn>(
  tx: Queries,
  clientId: string,
  column: Column,
  value: NonNullable<MessageRow[Column]>,
): Promise<MessageRow | undefined> {
  const unique = messages[column];
  const [found] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.clientId, clientId), between(unique, value, value)))
    .orderBy(asc(unique));
  return found;
}

/** The message that was stored with this idempotency key. */
export function messageWithKey(tx: Queries, clientId: string, key: string): Promise<MessageRow | undefined> {
  return messageBy(tx, clientId, "idempotencyKey", key);
}

/** True if a newer message replaces the one with this id. docs/decisions/0050-replaced-messages.md. */
export async function isReplaced(tx: Queries, clientId: string, id: string): Promise<boolean> {
  return (await messageBy(tx, clientId, "replaces", id)) !== undefined;
}

/**
 * Stores a message with the client's next sequence number and a time no earlier than the last message's, and notifies
 * the readers once the transaction commits. Why a counter: docs/decisions/0006-conversation-order.md. Its statements do not wait
 * for each other, so that they may be given to `committing`.
 */
export async function storeNext(tx: Queries, clientId: string, message: NewMessage): Promise<MessageRow> {
  const [stored] = await storeAll(tx, clientId, [message]);
  return stored;
}

/** Stores messages in their order as `storeNext` does, all with one statement. Returns them in that order. */
export async function storeAll<List extends readonly [NewMessage, ...NewMessage[]]>(
  tx: Queries,
  clientId: string,
  list: List,
): Promise<{ [Index in keyof List]: MessageRow }> {
  const now = new Date();
  const counter = sql`(select ${clients.lastSeq} from ${clients} where ${clients.id} = ${clientId})`;
  const previous = sql`(select ${messages.createdAt} from ${messages}
    where ${messages.clientId} = ${clientId} order by ${messages.seq} desc limit 1)`;
  const [, stored] = await Promise.all([
    tx
      .update(clients)
      .set({ lastSeq: sql`${clients.lastSeq} + ${list.length}` })
      .where(eq(clients.id, clientId)),
    tx
      .insert(messages)
      .values(
        list.map((message, index) => ({
          ...message,
          clientId,
          seq: sql`${counter} - ${list.length - 1 - index}::int`,
          createdAt: sql`greatest(${sql.param(now, messages.createdAt)}::timestamptz, ${previous})`,
          sentAt: message.role === "user" ? now : null,
        })),
      )
      .returning(),
    announceMessages(tx, clientId),
  ]);
  if (stored.length !== list.length) throw new Error("The database did not return the stored messages.");
  for (const { role } of list) tallies.messages.add(role);
  return stored.toSorted((a, b) => a.seq - b.seq) as { [Index in keyof List]: MessageRow };
}
