import { isDeepStrictEqual } from "node:util";
import { and, eq, sql } from "drizzle-orm";
import { timeZone } from "#app/content/time-zone.ts";
import type { StorageUse } from "#app/storage/storage-quota.ts";
import { type NoRoom, readStorage, requireRoom } from "#app/storage/storage-use.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { clients, drafts, draftVersions } from "#db/schema.ts";
import { consume } from "#limits/limits.server.ts";
import type { Draft } from "../drafts-protocol.ts";
import { draftQuota } from "./draft-quota.ts";
import { draftLimitsOf } from "./draft-rates.server.ts";
import { type DraftRow, type DraftServices, draftColumns, toDraft } from "./draft-rows.server.ts";

/** Why a draft was neither saved nor restored. */
export type NotStored =
  /** The client has no such draft, or it has no such version. */
  | { kind: "missing" }
  /** The version is not the newest; `draft` is. */
  | { kind: "stale"; draft: Draft }
  /** The rate limit is reached; `retryAfter` is in whole seconds. */
  | { kind: "limited"; retryAfter: number }
  | NoRoom;

/** A stored draft, and what the accounts of its mailbox store now. */
export type StoredDraft = { kind: "saved"; draft: Draft; use: StorageUse };

/** Waits for other writers of this client. Every change of a draft begins with it, so that none deadlocks with a deletion. */
export async function lockClient(tx: Queries, clientId: string): Promise<void> {
  await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId)).for("update");
}

/** The newest of the earlier versions, which are never thinned. */
const latest = 10;

/** Counts one save or restoration; returns the whole seconds until the client may try again, 0 for now. */
export async function secondsUntilSave(
  { db, environment }: DraftServices,
  clientId: string,
): Promise<number> {
  const limits = draftLimitsOf(environment.authSecret, clientId, "draft-saves");
  const consumed = await consume(db.asOwner, limits);
  return consumed.ok ? 0 : consumed.retryAfter;
}

/**
 * Replaces the locked newest version by `next` and keeps it as an earlier one, if there is room for both; changes nothing
 * if they are equal. Call it in `storeWithinQuota`.
 */
export async function storeVersion(
  tx: Queries,
  newest: DraftRow,
  next: Pick<DraftRow, "title" | "content" | "source" | "model"> &
    Partial<Pick<DraftRow, "teamId" | "prospectId">>,
): Promise<StoredDraft> {
  const { id, clientId, version, title, content, source, model, updatedAt } = newest;
  const isSame = title === next.title && source === next.source && model === next.model;
  if (isSame && isDeepStrictEqual(content, next.content))
    return { kind: "saved", draft: toDraft(newest), use: await readStorage(tx) };

  // After the clock was set back, versions must not seem to be replaced before they were saved.
  const now = new Date(Math.max(Date.now(), updatedAt.getTime()));
  await tx.insert(draftVersions).values({
    clientId,
    draftId: id,
    version,
    title,
    source,
    model,
    content,
    createdAt: updatedAt,
    replacedAt: now,
  });
  await thinVersions(tx, clientId, id, now);
  const [row] = await tx
    .update(drafts)
    .set({ ...next, version: version + 1, updatedAt: now })
    .where(and(eq(drafts.clientId, clientId), eq(drafts.id, id)))
    .returning(draftColumns);
  if (!row) throw new Error("The database did not return the saved draft.");
  return { kind: "saved", draft: toDraft(row), use: await requireRoom(tx, "work") };
}

/**
 * Thins the earlier versions: the first, which is the ready-made one, and the latest ten stay; of the others the one that
 * stood longest in each hour of the last day, and on each day before (in Paris), as far as the quota allows.
 */
async function thinVersions(tx: Queries, clientId: string, draftId: string, now: Date): Promise<void> {
  const others = draftQuota.versions - 1 - latest;
  const own = sql`client_id = ${clientId} and draft_id = ${draftId}`;
  await tx.execute(sql`
    delete from ${draftVersions} where ${own} and version in (
      select version from (
        select version, in_span, row_number() over (order by in_span = 1 desc, lasted desc, version desc) as rank
        from (
          select version, lasted, row_number() over (partition by span order by lasted desc, version desc) as in_span
          from (
            select version, replaced_at - created_at as lasted, row_number() over (order by version desc) as age,
              to_char(created_at at time zone ${timeZone}, case
                when created_at > ${now.toISOString()}::timestamptz - interval '1 day' then 'YYYY-MM-DD HH24'
                else 'YYYY-MM-DD'
              end) as span
            from ${draftVersions} where ${own}
          ) as kept
          where version > 1 and age > ${latest}::int
        ) as spans
      ) as ranks
      where in_span > 1 or rank > ${others}::int
    )`);
}
