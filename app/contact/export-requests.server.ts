import { asc, eq, sql } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { contactRequests } from "#db/schema.ts";
import { referenceOf } from "./reference.ts";

/** The stored requests, the oldest first, at most `limit` after the one of the id `after`. `next` is the id after which the next page begins; null on the last one. */
export async function contactsAfter(queries: Queries, after: string | null, limit: number) {
  const { id, createdAt } = contactRequests;
  const from = queries
    .select({ createdAt, id })
    .from(contactRequests)
    .where(eq(id, after ?? ""));
  const rows = await queries
    .select({
      ...{ id, createdAt, deliveredAt: contactRequests.deliveredAt },
      ...{ firstName: contactRequests.firstName, lastName: contactRequests.lastName },
      ...{ email: contactRequests.email, company: contactRequests.company },
      ...{ subject: contactRequests.subject, message: contactRequests.message },
    })
    .from(contactRequests)
    .where(after === null ? undefined : sql`(${createdAt}, ${id}) > (${from})`)
    .orderBy(asc(createdAt), asc(id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return {
    requests: shown.map(({ createdAt, deliveredAt, ...row }) => ({
      reference: referenceOf(row.id),
      ...row,
      createdAt: createdAt.toISOString(),
      deliveredAt: deliveredAt?.toISOString() ?? null,
    })),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
