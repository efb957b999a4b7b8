import { eq, sql } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { contactReplies, contactRequests } from "#db/schema.ts";
import type { Outbox } from "#outbox/outbox.server.ts";

/** The kind of the outbox for replies to requests. */
export const replyKind = "request-reply";

/** A reply. `key` is chosen by the browser for one view of the form, `version` is that of the request it was written to. */
export type NewReply = { requestId: string; version: number; key: string; text: string; by: string };

/**
 * `written` now, or `before` with the same key and text. `stale`: somebody changed the request meanwhile, and nothing is stored.
 * `conflict`: the key belongs to another text.
 */
export type Written = { kind: "written" | "before" | "stale" | "conflict" | "missing" };

/**
 * Stores a reply together with its outbox item, in the transaction `tx`; call `Outbox.kick` after the commit. The request is
 * the writer's unless it is somebody's, and open until the mail has left. Locks the request, so that two operators never both
 * answer what neither has read. interpretation.md D232.
 */
export async function writeReply(
  { outbox }: { outbox: Pick<Outbox, "enqueueWithin"> },
  tx: Queries,
  { requestId, version, key, text, by }: NewReply,
): Promise<Written> {
  const [request] = await tx
    .select({ version: contactRequests.version })
    .from(contactRequests)
    .where(eq(contactRequests.id, requestId))
    .for("update");
  if (!request) return { kind: "missing" };
  const [same] = await tx.select().from(contactReplies).where(eq(contactReplies.id, key));
  if (same) return { kind: same.requestId === requestId && same.text === text ? "before" : "conflict" };
  if (request.version !== version) return { kind: "stale" };
  await tx
    .update(contactRequests)
    .set({
      version: version + 1,
      state: "open",
      settledAt: null,
      assignedTo: sql`coalesce(${contactRequests.assignedTo}, ${by})`,
    })
    .where(eq(contactRequests.id, requestId));
  await tx.insert(contactReplies).values({ id: key, requestId, text, writtenBy: by, createdAt: new Date() });
  const item = { kind: replyKind, dedupeKey: key, recipient: null, payload: { replyId: key } };
  await outbox.enqueueWithin(tx, item, 0);
  return { kind: "written" };
}
