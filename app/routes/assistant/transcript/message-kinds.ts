import type { Step } from "#app/conversation/onboarding/onboarding.ts";
import type { Message } from "#app/conversation/protocol.ts";

/** True for the message that ends the onboarding. */
export function isConfirmation({ kind }: Message): boolean {
  return kind === "confirmation";
}

/**
 * True where the profile's open questions follow: after the end of the onboarding and fixed replies, and before any
 * message. Answers have their own next steps. interpretation.md D142.
 */
export function isFollowedByQuestions(messages: readonly Message[]): boolean {
  const reply = messages.findLast(({ role }) => role === "assistant");
  return reply ? isConfirmation(reply) || reply.kind === "fixed" : messages.length === 0;
}

/**
 * True where what can be done now follows: after the end of the onboarding, fixed and failed replies, and before any message.
 * interpretation.md D192.
 */
export function isFollowedByNextSteps(messages: readonly Message[]): boolean {
  const reply = messages.findLast(({ role }) => role === "assistant");
  return isFollowedByQuestions(messages) || reply?.kind === "failed";
}

/** True while the customer has said nothing after the onboarding, in as far as these messages tell. */
export function isBeginning(messages: readonly Message[]): boolean {
  const last = messages.at(-1);
  return last === undefined || isConfirmation(last);
}

/**
 * True for an answer of which another version makes sense: a draft that was asked for, another version of
 * one and a proposal are their own next step.
 */
export function isRetryable(message: Message): message is Message & { replyTo: string } {
  const { role, replyTo, draft, offer } = message;
  const isOwnStep = (draft && !offer) || message.proposal || message.prospectChange || message.revision;
  return role === "assistant" && Boolean(replyTo) && !isOwnStep && !isConfirmation(message);
}

/** The length up to which a message of one line is not worth a copy button. */
const shortLength = 120;

/**
 * True for a message that one may want elsewhere: an answer in the model's own words, or a message of the customer, of
 * several lines or of some length. What the script of the onboarding says is not. interpretation.md D74.
 */
export function isWorthCopying({ role, kind, content }: Message): boolean {
  const isOwnWords = role === "user" || kind === "answer";
  return isOwnWords && (content.length > shortLength || content.trim().includes("\n"));
}

/**
 * The id of the customer's newest message, if another one may replace it; `null` during the onboarding and for the response
 * that ended it.
 */
export function editableIn(messages: readonly Message[], step: Step | null): string | null {
  const newest = messages.findLast(({ role }) => role === "user");
  if (!newest || step !== null) return null;
  const reply = messages.find(({ replyTo }) => replyTo === newest.id);
  return reply?.kind === "confirmation" || reply?.kind === "question" ? null : newest.id;
}

/** False for an answer without words of its own, or cut, which can only be tried again. */
export function hasManners({ kind, state }: Message): boolean {
  return state !== "broken" && kind !== "failed" && kind !== "unwritten";
}
