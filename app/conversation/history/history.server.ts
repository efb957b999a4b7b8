import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Database, Queries } from "#db/open-database.server.ts";
import { messages } from "#db/schema.ts";
import type { Step } from "../onboarding/onboarding.ts";
import { openStep } from "../onboarding/open-step.server.ts";
import type { Message } from "../protocol.ts";
import { shownAttachments } from "../shown-attachments.server.ts";
import { type ShownColumns, toMessage } from "../to-message.ts";

/** The maximum number of messages that one query returns. */
export const pageMessages = 32;

/** Bytes of text at which a page of a history ends: the message that exceeds them is its last. */
const pageBytes = 128 * 1024;

/** Some messages in order; `hasMore` when others may follow. */
export type Page = { messages: Message[]; hasMore: boolean };

/** All messages after a number, or the last `limit` before one (`null`: of the conversation). */
export type Range = { after: number } | { before: number | null; limit: number };

/** Part of a conversation, whose pages are queried as their reader pulls them, and the open question. */
export type PagedHistory = { step: Step | null; pages: AsyncGenerator<Message[], void> };

/**
 * Opens the messages of `range`, up to the newest one at the time of the call. Each page is a transaction of its own, so
 * that a slow reader occupies no connection. `pages` throws when the messages are deleted before its end.
 */
export async function openHistory(
  { db }: { db: Database },
  clientId: string,
  range: Range,
): Promise<PagedHistory> {
  const start = await db.asClient(clientId, async (tx) => {
    const end = await newestSeq(tx, clientId, "after" in range ? null : range.before, 0);
    const after =
      "after" in range ? range.after : (await newestSeq(tx, clientId, range.before, range.limit - 1, 1)) - 1;
    return { after, end, step: await openStep(tx, clientId) };
  });

  // A generator queries a page only when its reader pulls it.
  async function* pages() {
    const { end } = start;
    for (let { after } = start; after < end; ) {
      const next = { after, end, bytes: pageBytes };
      const { messages: read } = await db.asClient(clientId, (tx) => readPage(tx, clientId, next));
      const last = read.at(-1);
      if (!last) throw new Error("The messages were deleted while they were read.");
      yield read;
      after = last.seq;
    }
  }
  return { step: start.step, pages: pages() };
}

/** The next messages after number `after`, up to number `end`: at most `pageMessages`, ending at `bytes` of text. */
export async function readPage(
  tx: Queries,
  clientId: string,
  { after, end = Number.MAX_SAFE_INTEGER, bytes }: { after: number; end?: number; bytes: number },
): Promise<Page> {
  // PostgreSQL knows the length of a text without reading it: texts beyond this page stay on disk.
  const { rows } = (await tx.execute(sql`
    select * from (
      select *, octet_length(content) as length, sum(octet_length(content)) over (order by seq) as until
      from (
        select id, seq, role, content, created_at, kind, reply_to, replaces, state,
          ${shownAttachments} as attachments
        from messages
        where client_id = ${clientId} and seq > ${after} and seq <= ${end}
        order by seq limit ${pageMessages}
      ) as next
    ) as measured
    where until - length < ${bytes} order by seq`)) as unknown as { rows: Row[] };
  const isFull = rows.length === pageMessages || Number(rows.at(-1)?.until ?? 0) >= bytes;
  return { messages: rows.map(fromRow), hasMore: isFull };
}

/** A row of either database; large numbers and times may come as strings. */
type Row = Omit<ShownColumns, "seq" | "createdAt" | "replyTo"> & {
  seq: number | string;
  created_at: Date | string;
  reply_to: string | null;
  until: number | string;
};

function fromRow({ seq, created_at, reply_to, ...row }: Row): Message {
  return toMessage({ ...row, seq: Number(seq), createdAt: new Date(created_at), replyTo: reply_to });
}

/** The number of the newest message before `before`, after skipping `skipped` ones; `otherwise` when there is none. */
async function newestSeq(
  tx: Queries,
  clientId: string,
  before: number | null,
  skipped: number,
  otherwise = 0,
): Promise<number> {
  const [found] = await tx
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.clientId, clientId), before === null ? undefined : lt(messages.seq, before)))
    .orderBy(desc(messages.seq))
    .offset(skipped)
    .limit(1);
  return found?.seq ?? otherwise;
}
