import { storeWithinQuota } from "#app/storage/storage-use.server.ts";
import type { DraftChange } from "../draft-bodies.ts";
import { type ContentError, parseContent } from "../parse-content.ts";
import { parseTitle } from "../parse-title.ts";
import { type DraftServices, findDraft, toDraft } from "./draft-rows.server.ts";
import {
  lockClient,
  type NotStored,
  type StoredDraft,
  secondsUntilSave,
  storeVersion,
} from "./next-version.server.ts";

export type SavedDraft =
  | StoredDraft
  /** The content or the title is refused. */
  | { kind: "invalid"; errors: ContentError[] }
  | NotStored;

/**
 * Saves a content as the next version, if `version` is still the newest one, and keeps the former version. Of
 * simultaneous saves of one version exactly one succeeds. An unchanged draft gets no new version. `id` must be a UUID.
 */
export async function saveDraft(
  services: DraftServices,
  clientId: string,
  id: string,
  { version, content, title }: DraftChange,
): Promise<SavedDraft> {
  const retryAfter = await secondsUntilSave(services, clientId);
  if (retryAfter > 0) return { kind: "limited", retryAfter };
  return storeWithinQuota<SavedDraft>(services, clientId, async (tx) => {
    await lockClient(tx, clientId);
    const row = await findDraft(tx, clientId, id, { lock: true });
    if (!row) return { kind: "missing" };
    if (row.version !== version) return { kind: "stale", draft: toDraft(row) };

    const parsed = parseContent(row.kind, content);
    const named = title === undefined ? { ok: true as const, title: row.title } : parseTitle(title);
    if (parsed.ok && named.ok) {
      const next = { title: named.title, content: parsed.content, source: row.source, model: row.model };
      return storeVersion(tx, row, next);
    }
    const errors = [named, parsed].flatMap((each) => (each.ok ? [] : each.errors));
    return { kind: "invalid", errors };
  });
}
