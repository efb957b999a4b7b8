import type { ConversationServices } from "#app/conversation/conversation-services.server.ts";
import { type Client, readMessagesBefore } from "#app/conversation/messages.server.ts";
import { openConversation } from "#app/conversation/open-conversation.server.ts";
import { roomToTell } from "#app/storage/storage-quota.ts";
import { storageUseOf } from "#app/storage/storage-use.server.ts";
import type { InitialConversation } from "./sync/conversation-state.ts";
import { pageSize, withinPage } from "./transcript/transcript.ts";

/** The bytes that are left for the conversation, once it is time to tell; `null` before, and when nobody knows. */
async function loadRoom(services: ConversationServices, client: Client): Promise<number | null> {
  try {
    return roomToTell(await storageUseOf(services, client.id), "conversation");
  } catch (error) {
    services.log.error({ err: error }, "the storage of a client could not be read");
    return null;
  }
}

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
    const { messages, step } = await readMessagesBefore(services, client.id, null, pageSize);
    return { messages: withinPage(messages), step, room: await loadRoom(services, client) };
  } catch (error) {
    services.log.error({ err: error }, "the initial conversation could not be loaded");
    return null;
  }
}
