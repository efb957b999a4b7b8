import { createHash } from "node:crypto";
import { draftReplies as copy } from "#app/content/assistant/draft-replies-copy.ts";
import { formatWait } from "#app/content/format-wait.ts";
import type { DraftKind } from "#app/drafts/draft-kind.ts";
import { createDraft, type FillDraft } from "#app/drafts/store/create-draft.server.ts";
import { draftQuota } from "#app/drafts/store/draft-quota.ts";
import type { DraftServices } from "#app/drafts/store/draft-rows.server.ts";
import { refusalText } from "#app/storage/storage-refusal.ts";

/** The reply to a message that asks for ready-made work, with the draft that was made; `null` if none could be. */
export type DraftReply = { draft: { id: string; kind: DraftKind; title: string } | null; text: string };

/** What a message asks for: a kind of work, for a prospect of the list, about what the customer said of them. */
export type DraftWish = {
  messageId: string;
  kind: DraftKind;
  prospectId?: string | undefined;
  situation?: string | null;
};

/**
 * Makes the ready-made work that the customer's message with this id asks for, for this prospect if it names one. The same message again, after a crash
 * say, returns the same draft.
 */
export async function draftByRequest(
  services: DraftServices,
  clientId: string,
  { messageId, kind, prospectId, situation }: DraftWish,
  fill?: FillDraft,
): Promise<DraftReply> {
  const wanted = { key: draftKeyOf(messageId), kind, ...(prospectId !== undefined && { prospectId }) };
  const created = await createDraft(services, clientId, wanted, fill, { situation: situation ?? null });
  switch (created.kind) {
    case "created":
    case "repeated": {
      const { id, title, source } = created.draft;
      return { draft: { id, kind, title }, text: copy.made(kind, source) };
    }
    case "no-profile":
      return { draft: null, text: copy.noProfile };
    case "full":
      return { draft: null, text: copy.full(draftQuota.drafts) };
    case "limited":
      return { draft: null, text: copy.limited(formatWait(created.retryAfter)) };
    case "no-room":
      return { draft: null, text: refusalText(created) };
    case "no-prospect":
    case "no-persona":
    case "conflict":
      return { draft: null, text: copy.failed };
  }
}

/**
 * The idempotency key of a message's draft, whether it is made at once or offered: a UUID (version 8) that no browser
 * chooses by chance.
 */
export function draftKeyOf(messageId: string): string {
  const hex = createHash("sha256").update(`draft of message ${messageId}`).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
