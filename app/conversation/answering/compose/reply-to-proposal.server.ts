import { applyProposal } from "#app/assistant/requests/profile-change/apply-proposal.server.ts";
import { isNo, isYes } from "#app/assistant/requests/yes-no.ts";
import { answers } from "#app/content/signed-in/answers-copy.ts";
import type { Queries } from "#db/open-database.server.ts";
import { parseAttachments } from "../../attachments.ts";
import type { Decision } from "../../protocol.ts";
import { type MessageRow, messageBy } from "../../sequence.server.ts";

const copy = answers.proposal;

/**
 * The reply to a message that accepts or declines the change which the message right before it proposes; an accepted
 * change is stored in the same transaction. `null` for any other message: the proposal has then lapsed. interpretation.md D46.
 */
export async function replyToProposal(
  tx: Queries,
  { clientId, seq, content }: MessageRow,
): Promise<{ content: string; decided: Decision } | null> {
  const isAccepted = isYes(content);
  if (!isAccepted && !isNo(content)) return null;
  const before = await messageBy(tx, clientId, "seq", seq - 1);
  const { proposal } = parseAttachments(before?.attachments);
  if (!proposal) return null;
  if (!isAccepted) return { content: copy.declined, decided: "declined" };
  const applied = await applyProposal(tx, clientId, proposal);
  return { content: copy[applied.kind], decided: applied.kind === "applied" ? "accepted" : "outdated" };
}
