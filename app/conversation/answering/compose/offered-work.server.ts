import { draftKeyOf } from "#app/assistant/drafts/draft-by-request.server.ts";
import type { Inquiry } from "#app/assistant/requests/inquiry/inquiry.ts";
import { firstStepsIn } from "#app/assistant/requests/inquiry/inquiry-in.ts";
import { draftMentionedIn } from "#app/assistant/requests/request-in.ts";
import type { DraftKind } from "#app/drafts/draft-kind.ts";
import { isOnboarded } from "#app/profile/profile-store.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
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
  message: MessageRow,
): Promise<NonNullable<Attachments["offer"]> | null> {
  const kind = draftMentionedIn(message.content);
  return db.asClient(message.clientId, (tx) => offerOf(tx, message, kind));
}

/** Of a message. */
type Named = Pick<MessageRow, "id" | "clientId">;

async function offerOf(tx: Queries, { id, clientId }: Named, kind: DraftKind | null) {
  return kind && (await isOnboarded(tx, clientId)) ? { kind, key: draftKeyOf(id) } : null;
}

/**
 * What stands first below the fixed reply to a message: the facts that it asks for, and the work that it names, as an offer.
 * `null` where it asks for neither. interpretation.md D192.
 */
export async function firstSteps(
  tx: Queries,
  message: Named & Pick<MessageRow, "content">,
): Promise<Attachments | null> {
  const { inquiries, draft } = firstStepsIn(message.content);
  const offer = await offerOf(tx, message, draft);
  if (inquiries.length === 0 && !offer) return null;
  return { ...attached(inquiries), ...(offer && { offer }) };
}

/** A failed answer with the facts that its message asks for. */
export function withInquiry(composed: Composed, { content }: MessageRow): Composed {
  if (composed.kind !== "failed") return composed;
  return {
    ...composed,
    attachments: { ...composed.attachments, ...attached(firstStepsIn(content).inquiries) },
  };
}

const attached = ([inquiry, secondInquiry]: readonly Inquiry[]): Attachments => ({
  ...(inquiry && { inquiry }),
  ...(secondInquiry && { secondInquiry }),
});

/** The answer with this offer. */
export function withOffer(composed: Composed, offer: Attachments["offer"] | null): Composed {
  return offer ? { ...composed, attachments: { ...composed.attachments, offer } } : composed;
}
