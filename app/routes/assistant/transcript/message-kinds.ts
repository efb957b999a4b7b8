import type { Message } from "#app/conversation/protocol.ts";

/** True for the message that ends the onboarding. */
export function isConfirmation({ kind }: Message): boolean {
  return kind === "confirmation";
}

/**
 * True for an answer of which another version makes sense: a draft that was asked for and a proposal are their own next
 * step.
 */
export function isRetryable(message: Message): message is Message & { replyTo: string } {
  const { role, replyTo, draft, offer, proposal } = message;
  const isDraft = draft && !offer;
  return role === "assistant" && Boolean(replyTo) && !isDraft && !proposal && !isConfirmation(message);
}

/** False for an answer without words of its own, or cut, which can only be tried again. */
export function hasManners({ kind, state }: Message): boolean {
  return state !== "broken" && kind !== "failed" && kind !== "unwritten";
}
