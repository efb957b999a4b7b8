import { draftKeyOf } from "#app/assistant/drafts/draft-by-request.server.ts";
import { periodAskedOf, zoneIn } from "#app/assistant/requests/inquiry/follow-up.ts";
import type { Inquiry } from "#app/assistant/requests/inquiry/inquiry.ts";
import { firstStepsIn } from "#app/assistant/requests/inquiry/inquiry-in.ts";
import { draftMentionedIn } from "#app/assistant/requests/request-in.ts";
import type { DraftKind } from "#app/drafts/draft-kind.ts";
import { isOnboarded, loadProfile } from "#app/profile/profile-store.server.ts";
import { profileValues } from "#app/profile/profile-values.ts";
import { lackingIn } from "#app/targeting/lacking.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { parseAttachments } from "../../attachments.ts";
import type { Attachments } from "../../protocol.ts";
import type { MessageBefore, MessageRow } from "../../sequence.server.ts";
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

/** The offer of this kind of work for a message; `null` without a kind, and without a profile to make it from. */
export async function offerOf(tx: Queries, { id, clientId }: Named, kind: DraftKind | null) {
  return kind && (await isOnboarded(tx, clientId)) ? { kind, key: draftKeyOf(id) } : null;
}

/**
 * What stands first below the fixed reply to a message: the facts that it asks for, also going on with the reply `before` it,
 * and the work that it names, as an offer. `null` where it asks for neither. interpretation.md D192.
 */
export async function firstSteps(
  tx: Queries,
  message: Named & Pick<MessageRow, "content">,
  before: MessageBefore | undefined,
): Promise<Attachments | null> {
  const { content, clientId } = message;
  const followUp = before && (await followUpOn(tx, clientId, content, before));
  if (followUp) return attached([followUp]);
  const { inquiries, draft } = firstStepsIn(content);
  const offer = await offerOf(tx, message, draft);
  if (inquiries.length === 0 && !offer) return null;
  return { ...attached(inquiries), ...(offer && { offer }) };
}

/** What a message asks or answers that goes on with the reply `before` it; `null` for one that stands by itself. D320. */
async function followUpOn(
  tx: Queries,
  clientId: string,
  content: string,
  { kind, attachments }: MessageBefore,
): Promise<Inquiry | null> {
  const { inquiry, secondInquiry } = parseAttachments(attachments);
  const asked = [inquiry, secondInquiry].flatMap((each) => each ?? []);
  const price = periodAskedOf(content, asked);
  const zone = price ? null : zoneIn(content);
  if (!zone) return price;
  const isOffered = asked.some((each) => each.about === "field" && each.field === "icp_location");
  if (isOffered) return zone;
  return (kind === "confirmation" || kind === "fixed") && (await isZoneAsked(tx, clientId)) ? zone : null;
}

/** True while the zone is the first that the profile lacks: then the page asks for it below the reply. */
async function isZoneAsked(tx: Queries, clientId: string): Promise<boolean> {
  const profile = await loadProfile(tx, clientId);
  return (
    profile !== null && lackingIn(profileValues(profile), profile.skippedQuestions)[0] === "icp_location"
  );
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
