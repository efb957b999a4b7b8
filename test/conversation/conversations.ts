import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { openHistory } from "#app/conversation/history/history.server.ts";
import { appendMessage, type Client } from "#app/conversation/messages.server.ts";
import type { Step } from "#app/conversation/onboarding/onboarding.ts";
import { openConversation } from "#app/conversation/open-conversation.server.ts";
import type { Message } from "#app/conversation/protocol.ts";
import { replyToOwed } from "#app/conversation/reply.server.ts";
import { lockConversation, type MessageRow, storeNext } from "#app/conversation/sequence.server.ts";
import type { Services } from "#app/services.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { addUser } from "../database/users.ts";
import { createTestServices } from "../services/test-services.ts";

/** Services on an empty database with these users, none of whom has opened a conversation yet. */
export async function servicesFor(...clients: Client[]): Promise<Services> {
  const services = await createTestServices();
  for (const client of clients) await addUser(services.db.asOwner, client);
  return services;
}

/** Opens the conversation and appends these messages one after another, each with its reply. */
export async function say(services: Services, client: Client, ...contents: string[]): Promise<void> {
  await openConversation(services, client);
  for (const content of contents) {
    await appendMessage(services, client, { key: randomUUID(), content });
    await replyToOwed(services, client.id);
  }
}

/** Stores a user message in an opened conversation, bypassing the rate limit and without a reply. */
export function storeMessage(
  { db }: Pick<Services, "db">,
  { id }: Client,
  content: string,
): Promise<MessageRow> {
  return db.asClient(id, async (tx) => {
    await lockConversation(tx, id);
    return storeNext(tx, id, { role: "user", content, idempotencyKey: randomUUID() });
  });
}

/** Adds `count` messages of `length` characters to an opened conversation, alternately from user and assistant. */
export async function fill(
  owner: Queries,
  { id }: Pick<Client, "id">,
  count: number,
  length: number,
): Promise<void> {
  const idOf = (seq: ReturnType<typeof sql>) => sql`md5(client.id || ${seq}::text)::uuid`;
  await owner.execute(sql`
    insert into messages (id, client_id, seq, role, content, created_at, reply_to)
    select ${idOf(sql`(last_seq + n)`)}, client.id, last_seq + n, case when n % 2 = 1 then 'user' else 'assistant' end,
      rpad('n° ' || n || ' ', ${length}, 'été '), now() - interval '2 days',
      case when n % 2 = 0 then ${idOf(sql`(last_seq + n - 1)`)} end
    from clients as client, generate_series(1, ${count}::int) n where client.id = ${id}`);
  await owner.execute(sql`update clients set last_seq = last_seq + ${count} where id = ${id}`);
}

/** All messages of a conversation after sequence number `after`, and its open step. */
export async function wholeConversation(
  services: Pick<Services, "db">,
  clientId: string,
  after = 0,
): Promise<{ messages: Message[]; step: Step | null }> {
  const { step, pages } = await openHistory(services, clientId, { after });
  const messages: Message[] = [];
  for await (const page of pages) messages.push(...page);
  return { messages, step };
}
