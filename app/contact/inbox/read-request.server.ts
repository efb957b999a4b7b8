import { and, asc, eq, inArray } from "drizzle-orm";
import { isUuid } from "#db/created-cursor.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { contactReplies, contactRequests, outbox } from "#db/schema.ts";
import type { DataRight } from "../data-request.ts";
import { referenceOf } from "../reference.ts";
import type { CarriedOut, MailState, RequestReply, RequestState } from "./inbox-request.ts";
import { replyKind } from "./write-reply.server.ts";

/** A request with what was replied to it, the oldest reply first. */
export type InboxRequest = {
  id: string;
  reference: string;
  version: number;
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  subject: string;
  message: string;
  dataRight: DataRight | null;
  state: RequestState;
  settledAt: Date | null;
  assignedTo: string | null;
  createdAt: Date;
  /** When the relay or the mailbox of the team accepted it; null before. */
  deliveredAt: Date | null;
  carriedOut: CarriedOut | null;
  replies: RequestReply[];
};

/** The request with this id, or `null`. */
export async function readRequest(queries: Queries, requestId: string): Promise<InboxRequest | null> {
  if (!isUuid(requestId)) return null;
  const { id, version, firstName, lastName, email, company, subject, message } = contactRequests;
  const { dataRight, state, settledAt, assignedTo, createdAt, deliveredAt, carriedOut } = contactRequests;
  const [row] = await queries
    .select({
      ...{ id, version, firstName, lastName, email, company, subject, message },
      ...{ dataRight, state, settledAt, assignedTo, createdAt, deliveredAt, carriedOut },
    })
    .from(contactRequests)
    .where(eq(id, requestId));
  if (!row) return null;
  return {
    ...row,
    reference: referenceOf(row.id),
    carriedOut: row.carriedOut as CarriedOut | null,
    replies: await repliesTo(queries, row.id),
  };
}

async function repliesTo(queries: Queries, requestId: string): Promise<RequestReply[]> {
  const { id, text, writtenBy, createdAt, sentAt } = contactReplies;
  const rows = await queries
    .select({ id, text, writtenBy, createdAt, sentAt })
    .from(contactReplies)
    .where(eq(contactReplies.requestId, requestId))
    .orderBy(asc(createdAt), asc(id));
  if (rows.length === 0) return [];
  const keys = rows.map((row) => row.id);
  const items = await queries
    .select({
      ...{ id: outbox.id, dedupeKey: outbox.dedupeKey, attempts: outbox.attempts },
      ...{ failedAt: outbox.failedAt, lastError: outbox.lastError },
    })
    .from(outbox)
    .where(and(eq(outbox.kind, replyKind), inArray(outbox.dedupeKey, keys)));
  const byKey = new Map(items.map((item) => [item.dedupeKey, item]));
  return rows.map((row) => {
    const item = byKey.get(row.id);
    const mail = mailStateOf(row.sentAt, item);
    const lastError = mail === "sent" ? null : (item?.lastError ?? null);
    return { ...row, mail, lastError, itemId: mail === "sent" ? null : (item?.id ?? null) };
  });
}

function mailStateOf(
  sentAt: Date | null,
  item: { attempts: number; failedAt: Date | null; lastError: string | null } | undefined,
): MailState {
  if (sentAt !== null) return "sent";
  if (!item) return "dropped";
  if (item.failedAt !== null) return "refused";
  return item.lastError === null ? "waiting" : "retrying";
}
