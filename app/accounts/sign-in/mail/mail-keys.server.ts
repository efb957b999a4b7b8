import { type SQL, sql } from "drizzle-orm";
import { outbox } from "../../../../db/schema.ts";

/**
 * The outbox key of a mail: its recipient and who requested it. A newer item replaces the waiting one of the same
 * `requester`, and nobody else's.
 */
export function mailKey(email: string, requester: string | null): string {
  return requester === null ? email : `${email} ${requester}`;
}

/** The recipient in such a key. Normalised addresses contain no space. */
export function recipientOf(key: string): string {
  return key.split(" ", 1)[0] ?? "";
}

/** True for the outbox items that are addressed to this recipient. */
export function isMailTo(email: string): SQL {
  return sql`split_part(${outbox.dedupeKey}, ' ', 1) = ${email}`;
}
