import { and, eq } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { messages } from "#db/schema.ts";

/** The id of the user message that message `id` is, or answers; `null` when the client has no such message. */
export async function questionOf(tx: Queries, clientId: string, id: string): Promise<string | null> {
  const [found] = await tx
    .select({ role: messages.role, replyTo: messages.replyTo })
    .from(messages)
    .where(and(eq(messages.clientId, clientId), eq(messages.id, id)));
  if (!found) return null;
  return found.role === "user" ? id : (found.replyTo ?? id);
}
