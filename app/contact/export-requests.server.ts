import { asc } from "drizzle-orm";
import { cursorIn, isBehind, pageOf } from "#db/created-cursor.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { contactRequests } from "#db/schema.ts";
import { referenceOf } from "./reference.ts";

const order = { at: contactRequests.createdAt, id: contactRequests.id };

/** The stored requests, the oldest first, at most `limit` behind the cursor `after`. `next` is the cursor of what follows; null at the end. */
export async function contactsAfter(queries: Queries, after: string | null, limit: number) {
  const found = await queries
    .select({
      id: contactRequests.id,
      ...{ createdAt: contactRequests.createdAt, deliveredAt: contactRequests.deliveredAt },
      ...{ state: contactRequests.state, settledAt: contactRequests.settledAt },
      right: contactRequests.dataRight,
      ...{ firstName: contactRequests.firstName, lastName: contactRequests.lastName },
      ...{ email: contactRequests.email, company: contactRequests.company },
      ...{ subject: contactRequests.subject, message: contactRequests.message },
      cursor: cursorIn(order),
    })
    .from(contactRequests)
    .where(isBehind(order, after, "up"))
    .orderBy(asc(contactRequests.createdAt), asc(contactRequests.id))
    .limit(limit + 1);
  const { rows, next } = pageOf(found, limit);
  return {
    requests: rows.map(({ createdAt, deliveredAt, settledAt, ...row }) => ({
      reference: referenceOf(row.id),
      ...row,
      createdAt: createdAt.toISOString(),
      deliveredAt: deliveredAt?.toISOString() ?? null,
      settledAt: settledAt?.toISOString() ?? null,
    })),
    next,
  };
}
