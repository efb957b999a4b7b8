import type { Decision, Message } from "./protocol.ts";

/** What became of a proposal: decided, or lapsed because the next message was neither a yes nor a no. */
export type ProposalOutcome = Decision | "lapsed";

/**
 * What became of each proposal in these messages, which are in the order of `seq`, by the id of its message. Without
 * those that are open, whose reply is not answered yet, or whose decision does not say what was decided. interpretation.md
 * D46.
 */
export function proposalOutcomes(messages: readonly Message[]): Map<string, ProposalOutcome> {
  const outcomes = new Map<string, ProposalOutcome>();
  for (const [index, { id, proposal, prospectChange }] of messages.entries()) {
    const next = messages[index + 1];
    const outcome = (proposal || prospectChange) && next && outcomeAfter(next, messages);
    if (outcome) outcomes.set(id, outcome);
  }
  return outcomes;
}

/** `next` is the message right after the proposal. */
function outcomeAfter(next: Message, messages: readonly Message[]): ProposalOutcome | undefined {
  if (next.role === "assistant") return "lapsed";
  const replies = messages.filter(({ replyTo }) => replyTo === next.id);
  const decision = replies.find(({ kind }) => kind === "decision");
  if (decision) return decision.decided;
  return replies.length > 0 ? "lapsed" : undefined;
}
