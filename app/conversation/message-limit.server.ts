import { and, eq } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { messages } from "#db/schema.ts";
import { type Window, windowsFreeAt } from "#limits/limits.server.ts";

/** The number of messages that a client may send, corrections included: 60 a minute and 2,000 a day. */
const messageWindows: readonly Window[] = [
  { max: 60, seconds: 60 },
  { max: 2_000, seconds: 24 * 60 * 60 },
];

/**
 * Whole seconds until this client may send another message; 0 for now. It counts the stored messages, so call it in
 * the transaction that has locked the conversation and stores the next one.
 */
export async function secondsUntilNextMessage(tx: Queries, clientId: string): Promise<number> {
  const now = Date.now();
  const where = and(eq(messages.clientId, clientId), eq(messages.role, "user"));
  const free = await windowsFreeAt(tx, { at: messages.sentAt, where }, messageWindows, now);
  return Math.ceil((free - now) / 1000);
}
