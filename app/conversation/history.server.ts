import { setImmediate } from "node:timers/promises";
import { and, asc, desc, eq, gt, lt, lte, sql } from "drizzle-orm";
import type { Services } from "~/services.server.ts";
import type { Queries } from "../../db/open-database.server.ts";
import { messages } from "../../db/schema.ts";
import { type MessageView, messageView } from "./messages.server.ts";
import type { Step } from "./onboarding.ts";
import { openStep } from "./open-step.server.ts";

/** The most that one query brings: messages, and bytes of their texts unless the first one alone is longer. */
export const page = { messages: 100, bytes: 32 * 1024 } as const;

/** Some messages in their order, and whether more follow. */
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
  { db }: Pick<Services, "db">,
  clientId: string,
  range: Range,
): Promise<History> {
  const start = await db.asClient(clientId, async (tx) => {
    const end = await newestSeq(tx, clientId, "after" in range ? null : range.before, 0);
    const after =
      "after" in range ? range.after : (await newestSeq(tx, clientId, range.before, range.limit - 1, 1)) - 1;
    const first = await readPage(tx, clientId, after, end);
    return { end, first, step: await openStep(tx, clientId) };
  });

  async function* pages() {
    let { messages: read, hasMore } = start.first;
    for (;;) {
      if (read.length > 0) yield read;
      if (!hasMore) return;
      const last = read.at(-1)?.seq ?? start.end;
      // The embedded database answers within one turn of the event loop; others must get theirs.
      await setImmediate();
      ({ messages: read, hasMore } = await db.asClient(clientId, (tx) =>
        readPage(tx, clientId, last, start.end),
      ));
      if (read.length === 0) throw new Error("The messages were deleted while they were read.");
    }
  }
  return { step: start.step, pages: pages() };
}

/** The next messages behind number `after`, up to number `end`. */
export async function readPage(
  tx: Queries,
  clientId: string,
  after: number,
  end = Number.MAX_SAFE_INTEGER,
): Promise<Page> {
  const next = tx
    .select()
    .from(messages)
    .where(and(eq(messages.clientId, clientId), gt(messages.seq, after), lte(messages.seq, end)))
    .orderBy(asc(messages.seq))
    .limit(page.messages + 1)
    .as("next");
  // The length of a text is known without reading it: what is too much for this page stays where it is.
  const measured = tx
    .select({
      ...next._.selectedFields,
      place: sql<number>`row_number() over (order by ${next.seq})`.as("place"),
      bytes: sql<number>`sum(octet_length(${next.content})) over (order by ${next.seq})`.as("bytes"),
      found: sql<number>`count(*) over ()`.mapWith(Number).as("found"),
    })
    .from(next)
    .as("measured");
  const rows = await tx
    .select()
    .from(measured)
    .where(
      sql`${measured.place} = 1 or (${measured.place} <= ${page.messages} and ${measured.bytes} <= ${page.bytes})`,
    )
    .orderBy(asc(measured.seq));
  return { messages: rows.map(messageView), hasMore: (rows[0]?.found ?? 0) > rows.length };
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
