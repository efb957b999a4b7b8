import type { RequestReply } from "#app/contact/inbox/inbox-request.ts";
import { readReplies } from "#app/contact/inbox/read-replies.server.ts";
import { type InboxRequest, readRequest } from "#app/contact/inbox/read-request.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { recordReading } from "../audit/record-audit.server.ts";
import type { Desk } from "../desk/desk.server.ts";
import { clientOf } from "./client-of.server.ts";

/** A request with its thread. */
export type OpenedRequest = InboxRequest & { clientId: string | null; replies: RequestReply[] };

/** The request with this id, or `null`. If its sender is a client, the audit log says that it was read. interpretation.md D230. */
export async function openRequest(
  { db }: { db: Pick<Database, "asOwner"> },
  desk: Desk,
  id: string,
): Promise<OpenedRequest | null> {
  const request = await desk.read(async (tx) => {
    const found = await readRequest(tx, id);
    if (!found) return null;
    const clientId = await clientOf(tx, found.email);
    if (clientId !== null)
      await recordReading(tx, desk.who, { action: "request.read", clientId, subject: found.reference });
    return { ...found, clientId };
  });
  // Behind the transaction: the embedded database has one connection.
  return request && { ...request, replies: await readReplies(db.asOwner, request.id) };
}
