import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { MessageView } from "~/conversation/messages.server.ts";
import type { Step } from "~/conversation/onboarding/onboarding.ts";
import { openStep } from "~/conversation/onboarding/open-step.server.ts";
import type { Database, Queries } from "../../../db/open-database.server.ts";
import { messages } from "../../../db/schema.ts";

/** The most messages that one query brings. */
export const pageMessages = 32;

/** Bytes of text after which a page of a history ends: the message that passes them is its last. */
const pageBytes = 128 * 1024;

/** Some messages in their order; `hasMore` when others may follow. */
export type Page = { messages: MessageView[]; hasMore: boolean };

/** What is asked for: all behind a number, or the last `limit` messages before one (`null`: of the conversation). */
export type Range = { after: number } | { before: number | null; limit: number };

/** A stretch of a conversation, read page by page as its reader goes on, and the question that stands open. */
export type History = { step: Step | null; pages: AsyncGenerator<MessageView[], void> };

/**
 * Opens the messages of `range`, up to the newest one of this moment. Each page is a short transaction of its own, so
 * that a slow reader holds no connection. `pages` throws when the messages are deleted before it has reached the end.
 */
export async function openHistory(
  { db }: { db: Database },
  clientId: string,
  range: Range,
): Promise<History> {
  const start = await db.asClient(clientId, async (tx) => {
    const end = await newestSeq(tx, clientId, "after" in range ? null : range.before, 0);
    const after =
      "after" in range ? range.after : (await newestSeq(tx, clientId, range.before, range.limit - 1, 1)) - 1;
    return { after, end, step: await openStep(tx, clientId) };
  });

  // Nothing is read before it is wanted, so that a reader who takes nothing holds nothing.
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

/** The next messages behind number `after`, up to number `end`: at most `pageMessages`, the last of them at `bytes`. */
export async function readPage(
  tx: Queries,
  clientId: string,
  { after, end = Number.MAX_SAFE_INTEGER, bytes }: { after: number; end?: number; bytes: number },
): Promise<Page> {
  // The length of a text is known without reading it: what is too much for this page stays where it is.
  const { rows } = (await tx.execute(sql`
    select id, seq, role, content, created_at, until from (
      select id, seq, role, content, created_at, octet_length(content) as length,
        sum(octet_length(content)) over (order by seq) as until
      from (
        select id, seq, role, content, created_at from messages
        where client_id = ${clientId} and seq > ${after} and seq <= ${end}
        order by seq limit ${pageMessages}
      ) as next
    ) as measured
    where until - length < ${bytes} order by seq`)) as unknown as { rows: Row[] };
  const isFull = rows.length === pageMessages || Number(rows.at(-1)?.until ?? 0) >= bytes;
  return { messages: rows.map(viewOf), hasMore: isFull };
}

/** As both databases give it: large numbers and times may be texts. */
type Row = Pick<MessageView, "id" | "role" | "content"> & {
  seq: number | string;
  created_at: Date | string;
  until: number | string;
};

function viewOf({ id, seq, role, content, created_at }: Row): MessageView {
  return { id, seq: Number(seq), role, content, createdAt: new Date(created_at).toISOString() };
}

/** The number of the newest message before number `before` but `skipped` ones; `otherwise` when there is none. */
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
