import type { Queries } from "#db/open-database.server.ts";
import { messageBy } from "../../sequence.server.ts";

/** The id of the user message that message `id` is, or answers; `null` when the client has no such message. */
export async function questionOf(tx: Queries, clientId: string, id: string): Promise<string | null> {
  const found = await messageBy(tx, clientId, "id", id);
  if (!found) return null;
  return found.role === "user" ? id : (found.replyTo ?? id);
}
