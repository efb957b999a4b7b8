import { callApi } from "#app/browser/call-api.ts";
import { declineProposal } from "#app/components/proposals/decline-proposal.ts";
import { proposal as copy } from "#app/content/signed-in/proposal-copy.ts";
import { ProposalList, type ToldProposal } from "#app/targeting/proposals/proposals-protocol.ts";
import { showToast } from "#app/ui/toast/toast.ts";

// Loaded with the first dismissal: a list is read more often than not without one.

/** The newest of what is proposed, `null` for nothing; `undefined` when nobody knows. */
export async function newestProposal(): Promise<ToldProposal | null | undefined> {
  const answer = await callApi(ProposalList, "GET", "/api/targeting/proposals");
  return answer.ok ? (answer.body.proposals[0] ?? null) : undefined;
}

/** Declines it and says so; false when that was not stored. */
export async function decline(told: ToldProposal): Promise<boolean> {
  const isDone = await declineProposal(told);
  const [title, type] = isDone ? ([copy.declined, "success"] as const) : ([copy.failed, "error"] as const);
  showToast({ title, type, position: "bottom-left" });
  return isDone;
}
