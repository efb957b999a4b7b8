import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { onTestFinished } from "vitest";
import { appendMessage, type Client } from "#app/conversation/messages.server.ts";
import type { Services } from "#app/services.server.ts";
import { clientProfile, messages } from "#db/schema.ts";
import { wholeConversation } from "./conversations.ts";

/** Stores a message of the client under a key of its own, without a reply. */
export function append(services: Services, client: Client, content: string) {
  return appendMessage(services, client, { key: randomUUID(), content });
}

/** The texts of the conversation, in order. */
export async function transcript(services: Services, client: Client): Promise<string[]> {
  return (await wholeConversation(services, client.id)).messages.map(({ content }) => content);
}

/** The sequence numbers of the conversation, in order. */
export async function sequenceNumbers(services: Services, client: Client): Promise<number[]> {
  return (await wholeConversation(services, client.id)).messages.map(({ seq }) => seq);
}

/** The client's rows of `messages`, in order. */
export function storedMessages({ db }: Services, client: Client) {
  return db.asOwner.select().from(messages).where(eq(messages.clientId, client.id)).orderBy(messages.seq);
}

/** The client's row of `client_profile`. */
export async function storedProfile({ db }: Services, client: Client) {
  return (await db.asOwner.select().from(clientProfile).where(eq(clientProfile.clientId, client.id)))[0];
}

/** Makes the database refuse every reply, until `allowReplies` or the end of the test. */
export async function refuseReplies(services: Services): Promise<void> {
  const { db } = services;
  await db.asOwner.execute(sql`
    create or replace function refuse() returns trigger language plpgsql as $$
    begin raise exception 'refused by the test'; end $$`);
  await db.asOwner.execute(sql`
    create trigger refuse_replies before insert on messages
    for each row when (new.reply_to is not null) execute function refuse()`);
  onTestFinished(() => allowReplies(services));
}

export async function allowReplies({ db }: Services): Promise<void> {
  await db.asOwner.execute(sql`drop trigger if exists refuse_replies on messages`);
}
