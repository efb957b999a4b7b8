import { type Client, readEarlier } from "~/conversation/messages.server.ts";
import { openConversation } from "~/conversation/open-conversation.server.ts";
import type { Services } from "~/services.server.ts";
import type { Opening } from "./sync/conversation-state.ts";
import { pageSize } from "./transcript/transcript.ts";

/**
 * The newest messages and the open question, which come with the page; the conversation is opened as by
 * `GET /api/messages`. `null`, logged, when that fails: the page comes all the same, and asks for them itself.
 */
export async function loadOpening(
  services: Pick<Services, "db" | "log" | "live">,
  client: Client,
): Promise<Opening | null> {
  try {
    await openConversation(services, client);
    return await readEarlier(services, client.id, null, pageSize);
  } catch (error) {
    services.log.error({ err: error }, "a conversation could not come with its page");
    return null;
  }
}
