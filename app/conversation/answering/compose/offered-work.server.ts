import { draftKeyOf } from "#app/assistant/drafts/draft-by-request.server.ts";
import { draftMentionedIn } from "#app/assistant/requests/request-in.ts";
import { hasProfile } from "#app/profile/profile-store.server.ts";
import type { Database } from "#db/open-database.server.ts";
import type { Attachments } from "../../protocol.ts";
import type { MessageRow } from "../../sequence.server.ts";
import type { Composed } from "./composition.ts";

/**
 * The offer that goes along with the answer to a message: ready-made work that it could ask for but that is not made at
 * once, because nobody can tell whose order it is. `null` without one, and without a profile to make it from. All answers
 * to a message offer the same. interpretation.md D58.
 */
export async function offeredWork(
  db: Database,
  { id, clientId, content }: MessageRow,
): Promise<NonNullable<Attachments["offer"]> | null> {
  const kind = draftMentionedIn(content);
  if (!kind || !(await db.asClient(clientId, (tx) => hasProfile(tx, clientId)))) return null;
  return { kind, key: draftKeyOf(id) };
}

/** The answer with this offer. */
export function withOffer(composed: Composed, offer: Attachments["offer"] | null): Composed {
  return offer ? { ...composed, attachments: { ...composed.attachments, offer } } : composed;
}
