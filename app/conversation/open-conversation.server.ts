import type { Logger } from "pino";
import type { Database } from "../../db/open-database.server.ts";
import type { Live } from "../../live/live.server.ts";
import { beginConversation, type Client } from "./messages.server.ts";
import { replyToOwed } from "./reply.server.ts";

/**
 * What a visit begins with: the client's record, the greeting where it is due, and the replies that are still
 * owed. Replies that fail do not fail the visit. decisions.md D27. False when the account was deleted.
 */
export async function openConversation(
  services: { db: Database; log: Logger; live: Live },
  client: Client,
): Promise<boolean> {
  if (!(await beginConversation(services, client))) return false;
  await replyToOwed(services, client.id);
  return true;
}
