import type { ConversationServices } from "./conversation-services.server.ts";
import { beginConversation, type Client } from "./messages.server.ts";
import { replyToOwed } from "./reply.server.ts";

/**
 * Prepares a visit: creates the client's row and the greeting if they are missing, and makes the replies that are owed.
 * A failed reply does not fail the visit. interpretation.md D27. Returns false when the account has been deleted.
 */
export async function openConversation(services: ConversationServices, client: Client): Promise<boolean> {
  if (!(await beginConversation(services, client))) return false;
  await replyToOwed(services, client.id);
  return true;
}
