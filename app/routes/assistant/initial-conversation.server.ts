import type { ConversationServices } from "~/conversation/conversation-services.server.ts";
import { type Client, readMessagesBefore } from "~/conversation/messages.server.ts";
import { openConversation } from "~/conversation/open-conversation.server.ts";
import type { InitialConversation } from "./sync/conversation-state.ts";
import { pageSize } from "./transcript/transcript.ts";

/**
 * Opens the conversation as `GET /api/messages` does, and loads its newest messages and open question for the page.
 * Logs a failure and returns `null`.
 */
export async function loadInitialConversation(
  services: ConversationServices,
  client: Client,
): Promise<InitialConversation | null> {
  try {
    await openConversation(services, client);
    return await readMessagesBefore(services, client.id, null, pageSize);
  } catch (error) {
    services.log.error({ err: error }, "the initial conversation could not be loaded");
    return null;
  }
}
