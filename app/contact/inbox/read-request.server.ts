import { eq } from "drizzle-orm";
import { isUuid } from "#db/created-cursor.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { contactRequests } from "#db/schema.ts";
import type { DataRight } from "../data-request.ts";
import { referenceOf } from "../reference.ts";
import type { CarriedOut, RequestState } from "./inbox-request.ts";

/** A request at the desk. */
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
  return { ...row, reference: referenceOf(row.id), carriedOut: row.carriedOut as CarriedOut | null };
}
