import { isDeepStrictEqual } from "node:util";
import { and, eq, sql } from "drizzle-orm";
import type { Queries } from "../../../db/open-database.server.ts";
import { drafts, draftVersions } from "../../../db/schema.ts";
import { consume } from "../../../limits/limits.server.ts";
import type { Draft } from "../drafts-protocol.ts";
import { draftQuota } from "./draft-quota.ts";
import { draftLimitsOf } from "./draft-rates.server.ts";
import { type DraftRow, type DraftServices, toDraft } from "./draft-rows.server.ts";

/** Why a draft was neither saved nor restored. */
export type NotStored =
  /** The client has no such draft, or it has no such version. */
  | { kind: "missing" }
  /** The version is not the newest; `draft` is. */
  | { kind: "stale"; draft: Draft }
  /** The rate limit is reached; `retryAfter` is in whole seconds. */
  | { kind: "limited"; retryAfter: number };

/** Counts one save or restoration; returns the whole seconds until the client may try again, 0 for now. */
export async function secondsUntilSave(
  { db, environment }: DraftServices,
  clientId: string,
): Promise<number> {
  const limits = draftLimitsOf(environment.authSecret, clientId, "draft-saves");
  const consumed = await consume(db.asOwner, limits);
  return consumed.ok ? 0 : consumed.retryAfter;
}

/** Replaces the locked newest version by `next` and keeps it as an earlier one; changes nothing if they are equal. */
export async function storeVersion(
  tx: Queries,
  newest: DraftRow,
  next: Pick<DraftRow, "title" | "content" | "source">,
): Promise<Draft> {
  const { id, clientId, version, title, content, source, updatedAt } = newest;
  if (title === next.title && source === next.source && isDeepStrictEqual(content, next.content))
    return toDraft(newest);

  // After the clock was set back, versions must not seem to be replaced before they were saved.
  const now = new Date(Math.max(Date.now(), updatedAt.getTime()));
  await tx.insert(draftVersions).values({
    clientId,
    draftId: id,
    version,
    title,
    source,
    content,
    createdAt: updatedAt,
    replacedAt: now,
  });
  await dropVersions(tx, clientId, id);
  const [row] = await tx
    .update(drafts)
    .set({ ...next, version: version + 1, updatedAt: now })
    .where(and(eq(drafts.clientId, clientId), eq(drafts.id, id)))
    .returning();
  if (!row) throw new Error("The database did not return the saved draft.");
  return toDraft(row);
}

/**
 * Deletes earlier versions above the quota: those that were replaced soonest, so that many saves in a row do not push
 * out the history of the draft. The first version, which is the ready-made one, and the latest ten stay.
 */
async function dropVersions(tx: Queries, clientId: string, draftId: string): Promise<void> {
  const { versions } = draftQuota;
  const own = sql`client_id = ${clientId} and draft_id = ${draftId}`;
  await tx.execute(sql`
    delete from ${draftVersions} where ${own} and version in (
      select version from (
        select version, replaced_at - created_at as lasted, row_number() over (order by version desc) as age
        from ${draftVersions} where ${own}
      ) as kept
      where version > 1 and age > 10
      order by lasted, version
      limit (select greatest(count(*) - ${versions}::int, 0) from ${draftVersions} where ${own})
    )`);
}
