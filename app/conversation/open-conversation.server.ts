import type { Services } from "~/services.server.ts";
import { beginConversation, type Client } from "./messages.server.ts";
import { replyToOwed } from "./reply.server.ts";

/**
 * What a visit begins with: the client's record, the greeting where it is due, and the replies that are still
 * owed. Replies that fail do not fail the visit. decisions.md D27. False when the account was deleted.
 */
export async function openConversation(
  services: Pick<Services, "db" | "log" | "live">,
  client: Client,
): Promise<boolean> {
  if (!(await beginConversation(services, client))) return false;
  await replyToOwed(services, client.id);
  return true;
}
