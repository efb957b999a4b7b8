import { and, asc, eq, gt, ne, sql } from "drizzle-orm";
import { byIndexOrder } from "#db/database.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { messages } from "#db/schema.ts";
import type { MessageRow } from "./sequence.server.ts";

/**
 * The clients to whom this process may owe replies: whoever wrote to it, and whom it found at its start, until nothing is
 * owed to them. Read by `repliesOwed` alone, so that no scrape looks at every client.
 */
export const perhapsOwed = new Set<string>();

/** Clients of whom one scrape asks; beyond them the figures are a little too low. */
const asked = 500;

/** The replies that this process owes, and the moment of the message that has waited the longest; `null` without any. */
export async function repliesOwed(owner: Queries): Promise<{ count: number; since: Date | null }> {
  if (perhapsOwed.size === 0) return { count: 0, since: null };
  const ids = [...perhapsOwed].slice(0, asked);
  const { rows } = (await owner.transaction(async (tx) => {
    await tx.execute(sql`select ${byIndexOrder}`);
    return tx.execute(sql`
      select count(*)::int as count, min(m.created_at) as since
      from unnest(${sql.param(ids)}::text[]) as c(id)
      cross join lateral (select ${newestAnswered(sql`c.id`)} as seq offset 0) as answered
      join messages m on m.client_id = c.id and m.role <> 'assistant' and m.seq > answered.seq`);
  })) as unknown as { rows: { count: number; since: Date | string | null }[] };
  const [{ count, since } = { count: 0, since: null }] = rows;
  return { count, since: since === null ? null : new Date(since) };
}

/**
 * The user messages that are owed a reply, oldest first, at most `limit`. Replies are made in the order of the
 * messages, so every message after the newest one with a reply is owed one.
 */
export async function owedMessages(tx: Queries, clientId: string, limit: number): Promise<MessageRow[]> {
  return tx.select().from(messages).where(isOwed(clientId)).orderBy(asc(messages.seq)).limit(limit);
}

/** True if a message is owed a reply. */
export async function owesReply(tx: Queries, clientId: string): Promise<boolean> {
  const { id, seq } = messages;
  const found = await tx.select({ id }).from(messages).where(isOwed(clientId)).orderBy(asc(seq)).limit(1);
  return found.length > 0;
}

function isOwed(clientId: string) {
  return and(
    eq(messages.clientId, clientId),
    // Not `= 'user'`: without statistics the planner would choose the index of user messages and read all of them.
    ne(messages.role, "assistant"),
    gt(messages.seq, newestAnswered(sql`${clientId}`)),
  );
}

/**
 * Checks the next `count` clients after the id `after`, in order of id. Returns the ids of those who are owed a reply,
 * and the last id that was checked, `null` when there was none.
 */
export async function clientsOwedReplies(
  owner: Queries,
  after: string,
  count: number,
): Promise<{ owed: string[]; last: string | null }> {
  const { rows } = (await owner.transaction(async (tx) => {
    await tx.execute(sql`select ${byIndexOrder}`);
    return tx.execute(sql`
    select c.id, coalesce((
      select m.seq from messages m where m.client_id = c.id and m.role <> 'assistant' order by m.seq desc limit 1
    ) > ${newestAnswered(sql`c.id`)}, false) as "isOwed"
    from (select id from clients where id > ${after} order by id limit ${count}) as c
    order by c.id`);
  })) as unknown as { rows: { id: string; isOwed: boolean }[] };
  return {
    owed: rows.filter(({ isOwed }) => isOwed).map(({ id }) => id),
    last: rows.at(-1)?.id ?? null,
  };
}

/**
 * A subquery: row-level security keeps `coalesce` out of the index conditions of the outer query. It contains another one
 * and no join: while the planner's statistics do not know the client, it may join all messages of the client.
 */
function newestAnswered(clientId: ReturnType<typeof sql>) {
  return sql`(select coalesce((
    select (
      select answered.seq from messages answered
      where answered.client_id = ${clientId} and answered.id between reply.reply_to and reply.reply_to
      order by answered.id limit 1
    ) from messages reply
    where reply.client_id = ${clientId} and reply.role = 'assistant' and reply.reply_to is not null
    order by reply.seq desc limit 1
  ), 0))`;
}
