import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#db/open-database.server.ts";
import { drafts } from "#db/schema.ts";
import type { Draft, DraftSummary } from "../drafts-protocol.ts";
import { draftQuota } from "./draft-quota.ts";
import { findDraft, summaryColumns, toDraft, toSummary } from "./draft-rows.server.ts";
import { lockClient } from "./next-version.server.ts";

/** The client's drafts, or those for one prospect, the newest first: all of them, as `draftQuota` bounds their number. */
export async function listDrafts(
  { db }: { db: Database },
  clientId: string,
  { prospectId }: { prospectId?: string | undefined } = {},
): Promise<DraftSummary[]> {
  const rows = await db.asClient(clientId, (tx) =>
    tx
      .select(summaryColumns)
      .from(drafts)
      .where(
        and(
          eq(drafts.clientId, clientId),
          prospectId === undefined ? undefined : eq(drafts.prospectId, prospectId),
        ),
      )
      .orderBy(desc(drafts.createdAt), desc(drafts.id))
      .limit(draftQuota.drafts),
  );
  return rows.map(toSummary);
}

/** A draft of this client; `null` if there is none with this id, which must be a UUID. */
export async function readDraft(
  { db }: { db: Database },
  clientId: string,
  id: string,
): Promise<Draft | null> {
  const row = await db.asClient(clientId, (tx) => findDraft(tx, clientId, id));
  return row && toDraft(row);
}

/** Deletes a draft with its versions. False if the client has none with this id, which must be a UUID. */
export async function deleteDraft({ db }: { db: Database }, clientId: string, id: string): Promise<boolean> {
  const deleted = await db.asClient(clientId, async (tx) => {
    await lockClient(tx, clientId);
    return tx
      .delete(drafts)
      .where(and(eq(drafts.clientId, clientId), eq(drafts.id, id)))
      .returning({ id: drafts.id });
  });
  return deleted.length > 0;
}
