import { and, desc, eq, lt } from "drizzle-orm";
import { draftOrderIn } from "#app/assistant/requests/draft-order.ts";
import { draftWishIn } from "#app/assistant/requests/draft-wish.ts";
import type { Database } from "#db/open-database.server.ts";
import { messages } from "#db/schema.ts";
import { parseAttachments } from "../attachments.ts";
import type { Revised } from "../protocol.ts";
import type { MessageRow } from "../sequence.server.ts";

/** Messages about the draft among which its last order is looked for. */
const remembered = 20;

/** The version that the customer's last order about this draft made before `message`; `null` where it changed nothing. */
export async function lastOrdered(
  { db }: { db: Database },
  { clientId, seq }: Pick<MessageRow, "clientId" | "seq">,
  draftId: string,
): Promise<Pick<Revised, "from" | "version"> | null> {
  return db.asClient(clientId, async (tx) => {
    const said = await tx
      .select({ id: messages.id, content: messages.content })
      .from(messages)
      .where(and(eq(messages.clientId, clientId), eq(messages.draftId, draftId), lt(messages.seq, seq)))
      .orderBy(desc(messages.seq))
      .limit(remembered);
    const order = said.find(({ content }) => draftOrderIn(content) !== null || draftWishIn(content) !== null);
    if (!order) return null;
    const [reply] = await tx
      .select({ attachments: messages.attachments })
      .from(messages)
      .where(and(eq(messages.clientId, clientId), eq(messages.replyTo, order.id)))
      .orderBy(desc(messages.attempt))
      .limit(1);
    const { revision } = parseAttachments(reply?.attachments ?? null);
    return revision?.draft.id === draftId ? revision : null;
  });
}
