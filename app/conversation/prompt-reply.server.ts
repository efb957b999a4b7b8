import { draftForIn } from "#app/assistant/requests/draft-for.ts";
import { listRequestIn } from "#app/assistant/requests/list/list-request.ts";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import type { Queries } from "#db/open-database.server.ts";
import { firstSteps } from "./answering/compose/offered-work.server.ts";
import { parseAttachments } from "./attachments.ts";
import type { ConversationServices } from "./conversation-services.server.ts";
import type { Step } from "./onboarding/onboarding.ts";
import { type OnboardingReply, replyInOnboarding } from "./onboarding/reply-in-onboarding.server.ts";
import type { GivenResponse } from "./onboarding/responses.ts";
import type { Attachments, MessageKind } from "./protocol.ts";
import type { MessageBefore, MessageRow } from "./sequence.server.ts";

/** A message that is about to be stored, and what stands right before it. */
export type Arriving = Pick<MessageRow, "id" | "clientId" | "content" | "draftId"> & {
  before: MessageBefore | undefined;
};

type PromptReply = OnboardingReply | { kind: MessageKind; content: string; attachments: Attachments | null };

/**
 * The reply to `message` that can be stored along with it, because it takes nothing but the message and the onboarding so
 * far: the next question of the onboarding, or without a model the fixed reply. `null` for what is answered in the
 * background: by a model, from the list, about the open draft or a proposed change. docs/decisions/0059-round-trips.md.
 */
export async function promptReply(
  tx: Queries,
  { model, log }: Pick<ConversationServices, "model" | "log">,
  message: Arriving,
  step: Step | null,
  earlier: () => Promise<readonly GivenResponse[]>,
): Promise<PromptReply | null> {
  if (step) return replyInOnboarding(tx, message, step, await earlier(), log);
  const { proposal, prospectChange, decided } = parseAttachments(message.before?.attachments ?? null);
  if (model || message.draftId || proposal || prospectChange || decided) return null;
  if (listRequestIn(message.content) || draftForIn(message.content)) return null;
  return { kind: "fixed", content: copy.help, attachments: await firstSteps(tx, message, message.before) };
}
