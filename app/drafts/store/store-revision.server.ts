import type { Queries } from "#db/open-database.server.ts";
import type { TypedDraft } from "../draft-content.ts";
import type { Draft } from "../drafts-protocol.ts";
import { findRecipient } from "./draft-recipient.server.ts";
import { type DraftRow, findDraft } from "./draft-rows.server.ts";
import { lockClient, storeVersion } from "./next-version.server.ts";

/** The next version of a draft, as it was made of version `of`. */
export type Revision = {
  draftId: string;
  of: number;
  next: Pick<DraftRow, "title" | "source" | "model"> & { content: TypedDraft["content"] };
  /** The prospect whom a draft for anybody is for from now on. */
  prospectId?: string;
};

export type StoredRevision =
  | { kind: "stored"; draft: Draft }
  /** The draft has another version by now: nothing is replaced. */
  | { kind: "stale" }
  /** The draft is gone, or the prospect. */
  | { kind: "missing" };

/**
 * Stores a revision as the next version, in the caller's transaction, if the draft still has the version of which it was
 * made. There must be room for it: call it in `storeWithinQuota`, or in a savepoint of which the caller lets the refusal
 * pass.
 */
export async function storeRevision(
  tx: Queries,
  clientId: string,
  { draftId, of, next, prospectId }: Revision,
): Promise<StoredRevision> {
  await lockClient(tx, clientId);
  const row = await findDraft(tx, clientId, draftId, { lock: true });
  if (!row) return { kind: "missing" };
  if (row.version !== of) return { kind: "stale" };
  const recipient = prospectId ? await findRecipient(tx, clientId, prospectId, { lock: true }) : null;
  if (prospectId && !recipient) return { kind: "missing" };
  // What is written of a person goes with their record: a draft for somebody never becomes one for somebody else.
  if (recipient && row.prospectId !== null && row.prospectId !== recipient.id) return { kind: "stale" };
  const { draft } = await storeVersion(tx, row, {
    ...next,
    ...(recipient && { teamId: recipient.teamId, prospectId: recipient.id }),
  });
  return { kind: "stored", draft };
}
