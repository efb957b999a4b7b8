import { and, asc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { daysLeft } from "#app/contact/inbox/answer-by.ts";
import { referenceOf } from "#app/contact/reference.ts";
import type { Queries } from "#db/open-database.server.ts";
import { contactRequests } from "#db/schema.ts";

/** A request about personal data that is open, and the days that are left of its month. */
export type WaitingRequest = { id: string; reference: string; subject: string; daysLeft: number };

export type WaitingRequests = {
  /** Of at most 1,000. */
  data: number;
  messages: number;
  /** Since when the oldest message waits. */
  oldestMessage: Date | null;
  /** The requests about personal data whose month ends first. */
  next: WaitingRequest[];
};

const { id, subject, dataRight, state, createdAt } = contactRequests;

/** The requests that nobody has answered or closed. */
export async function waitingRequests(queries: Queries, now: number): Promise<WaitingRequests> {
  const next = await queries
    .select({ id, subject, createdAt })
    .from(contactRequests)
    .where(isOpen(isNotNull(dataRight)))
    .orderBy(asc(createdAt), asc(id))
    .limit(5);
  const [oldest] = await queries
    .select({ createdAt })
    .from(contactRequests)
    .where(isOpen(isNull(dataRight)))
    .orderBy(asc(createdAt), asc(id))
    .limit(1);
  return {
    data: await count(queries, isNotNull(dataRight)),
    messages: await count(queries, isNull(dataRight)),
    oldestMessage: oldest?.createdAt ?? null,
    next: next.map((request) => ({
      ...{ id: request.id, reference: referenceOf(request.id), subject: request.subject },
      daysLeft: daysLeft(request.createdAt, now),
    })),
  };
}

const isOpen = (kind: SQL) => and(eq(state, "open"), kind);

async function count(queries: Queries, kind: SQL): Promise<number> {
  const some = queries.select({ id }).from(contactRequests).where(isOpen(kind)).limit(1_000).as("some");
  const [row] = await queries.select({ count: sql<number>`count(*)::integer` }).from(some);
  return row?.count ?? 0;
}
