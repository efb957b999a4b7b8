import { and, asc, eq, lt } from "drizzle-orm";
import * as v from "valibot";
import { momentInWords } from "#app/calendar/moment-in-words.ts";
import type { Queries } from "#db/open-database.server.ts";
import { contactReplies, contactRequests } from "#db/schema.ts";
import { requestReplyMail } from "#mail/request-reply-mail.tsx";
import { handlerOf } from "#outbox/delivery.ts";
import { referenceOf } from "../reference.ts";
import { addressOf, replyMessageId, threadOf } from "./thread.ts";

/**
 * Sends an operator's reply to who wrote, in the thread of the request, and notes that it has left: from then on the request
 * counts as answered. Sends nothing for a request that is gone. interpretation.md D232.
 */
export const deliverReply = handlerOf(
  v.object({ payload: v.object({ replyId: v.pipe(v.string(), v.uuid()) }) }),
  async ({ db, environment }, { payload }, transport) => {
    const [found] = await db.asOwner
      .select({ reply: contactReplies, request: contactRequests })
      .from(contactReplies)
      .innerJoin(contactRequests, eq(contactRequests.id, contactReplies.requestId))
      .where(eq(contactReplies.id, payload.replyId));
    if (!found || found.reply.sentAt !== null) return;
    const { reply, request } = found;
    await transport.send({
      to: request.email,
      replyTo: addressOf(environment.contactEmail),
      messageId: replyMessageId(reply.id),
      thread: threadOf(request.id, await repliesBefore(db.asOwner, reply)),
      link: null,
      code: null,
      ...(await requestReplyMail({
        ...{ text: reply.text, reference: referenceOf(request.id), dataRight: request.dataRight },
        ...{
          subject: request.subject,
          message: request.message,
          writtenOn: momentInWords(request.createdAt.getTime()),
        },
      })),
    });
    await db.asOwner.transaction((tx) => noteSent(tx, reply));
  },
);

async function repliesBefore(queries: Queries, reply: typeof contactReplies.$inferSelect): Promise<string[]> {
  const { id, requestId, createdAt } = contactReplies;
  const found = await queries
    .select({ id })
    .from(contactReplies)
    .where(and(eq(requestId, reply.requestId), lt(createdAt, reply.createdAt)))
    .orderBy(asc(createdAt), asc(id));
  return found.map((earlier) => earlier.id);
}

async function noteSent(tx: Queries, { id, requestId }: typeof contactReplies.$inferSelect): Promise<void> {
  const sentAt = new Date();
  // One that was closed meanwhile stays so.
  await tx
    .update(contactRequests)
    .set({ state: "answered", settledAt: sentAt })
    .where(and(eq(contactRequests.id, requestId), eq(contactRequests.state, "open")));
  await tx.update(contactReplies).set({ sentAt }).where(eq(contactReplies.id, id));
}
