import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { cursorIn, isBehind, pageOf } from "#db/created-cursor.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { contactRequests } from "#db/schema.ts";
import { referenceOf } from "../reference.ts";
import type { ListedRequest, RequestState } from "./inbox-request.ts";

/** What the inbox shows: null for all. `assignedTo` is an operator's address, or "" for nobody; `ids` are those that were found. */
export type RequestFilter = {
  ids?: readonly string[];
  state: RequestState | null;
  kind: "message" | "data" | null;
  assignedTo: string | null;
};

const { id, firstName, lastName, company, subject, dataRight, state, assignedTo, createdAt } =
  contactRequests;

const order = { at: createdAt, id };

/** True while a reply to the request has not left. */
const hasUnsent = sql<boolean>`exists (
  select from contact_replies as reply where reply.request_id = contact_requests.id and reply.sent_at is null)`;

/**
 * The requests of the inbox, at most `limit` after the cursor `after`: those that are open the oldest first, since they wait;
 * all others the newest first.
 */
export async function listRequests(
  queries: Queries,
  filter: RequestFilter,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ requests: ListedRequest[]; next: string | null }> {
  const isUp = filter.state === "open";
  const by = isUp ? asc : desc;
  const found = await queries
    .select({
      ...{ id, firstName, lastName, company, subject, dataRight, state, assignedTo, createdAt },
      ...{ hasUnsent, cursor: cursorIn(order) },
    })
    .from(contactRequests)
    .where(and(matching(filter), isBehind(order, after, isUp ? "up" : "down")))
    .orderBy(by(createdAt), by(id))
    .limit(limit + 1);
  const { rows, next } = pageOf(found, limit);
  return { requests: rows.map(toListed), next };
}

function matching(filter: RequestFilter): SQL | undefined {
  return and(
    filter.ids === undefined ? undefined : inArray(id, [...filter.ids]),
    filter.state === null ? undefined : eq(state, filter.state),
    filter.kind === null ? undefined : filter.kind === "data" ? isNotNull(dataRight) : isNull(dataRight),
    filter.assignedTo === null
      ? undefined
      : filter.assignedTo === ""
        ? isNull(assignedTo)
        : eq(assignedTo, filter.assignedTo),
  );
}

function toListed(
  row: Omit<ListedRequest, "reference" | "name"> & { firstName: string; lastName: string },
): ListedRequest {
  const { firstName, lastName, ...rest } = row;
  return { ...rest, reference: referenceOf(row.id), name: `${firstName} ${lastName}` };
}
