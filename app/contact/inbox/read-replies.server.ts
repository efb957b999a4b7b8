import { and, asc, eq, sql } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { contactReplies, outbox } from "#db/schema.ts";
import type { MailState, RequestReply } from "./inbox-request.ts";
import { replyKind } from "./write-reply.server.ts";

/**
 * What was replied to a request, the oldest first, with what became of each mail. For the product itself: the desk's own role
 * does not read by which key the outbox has an item. One statement, so that a mail that leaves meanwhile is not taken for lost.
 */
export async function readReplies(queries: Queries, requestId: string): Promise<RequestReply[]> {
  const rows = await queries
    .select({
      ...{ id: contactReplies.id, text: contactReplies.text, writtenBy: contactReplies.writtenBy },
      ...{ createdAt: contactReplies.createdAt, sentAt: contactReplies.sentAt },
      item: { id: outbox.id, failedAt: outbox.failedAt, lastError: outbox.lastError },
    })
    .from(contactReplies)
    .leftJoin(outbox, and(eq(outbox.kind, replyKind), sql`${outbox.dedupeKey} = ${contactReplies.id}::text`))
    .where(eq(contactReplies.requestId, requestId))
    .orderBy(asc(contactReplies.createdAt), asc(contactReplies.id));
  return rows.map(({ item, ...reply }) => {
    const isSent = reply.sentAt !== null;
    return {
      ...reply,
      mail: mailStateOf(isSent, item),
      lastError: isSent ? null : (item?.lastError ?? null),
      itemId: isSent ? null : (item?.id ?? null),
    };
  });
}

type Item = { failedAt: Date | null; lastError: string | null };

function mailStateOf(isSent: boolean, item: Item | null): MailState {
  if (isSent) return "sent";
  if (!item) return "dropped";
  if (item.failedAt !== null) return "refused";
  return item.lastError === null ? "waiting" : "retrying";
}
