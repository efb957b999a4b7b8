import { type AnswerSoFar, isStoredAs } from "#app/browser/stream/answer-tracker.ts";
import type { Step } from "#app/conversation/onboarding/onboarding.ts";
import type { Message } from "#app/conversation/protocol.ts";
import { merge } from "../transcript/transcript.ts";
import type { ProfileSoFar } from "./api-calls/profile-calls.ts";

export type ConversationState = {
  phase: "loading" | "unavailable" | "ready";
  messages: readonly Message[];
  /** The question that the assistant is asking; `null` when it asks none, and while loading. */
  step: Step | null;
  /** The `seq` of the message whose reply is being prepared or written. */
  awaiting: number | null;
  /** The answer that is being written; its text grows outside this state, in `GrowingText`. */
  answer: Omit<AnswerSoFar, "text"> | null;
  /** Ids of messages whose reply failed; an id may come before its message. */
  withoutReply: readonly string[];
};

export type ConversationAction =
  | { type: "loading" }
  | { type: "loaded"; messages: readonly Message[]; step: Step | null }
  | { type: "unavailable" }
  | { type: "earlier"; messages: readonly Message[] }
  | { type: "arrived"; messages: readonly Message[] }
  /** The answer to a request for what came after message number `after`. */
  | { type: "caught up"; after: number; messages: readonly Message[]; step: Step | null }
  | { type: "step changed"; step: Step | null }
  | { type: "answer grew"; answer: AnswerSoFar }
  | { type: "answer ended" }
  | { type: "retried"; replyTo: string }
  | { type: "reply failed"; replyTo: string }
  | { type: "reply timed out"; awaiting: number };

export const emptyConversation: ConversationState = {
  phase: "loading",
  messages: [],
  step: null,
  awaiting: null,
  answer: null,
  withoutReply: [],
};

/** The newest messages and the open question, as the server sends them with the page. */
export type InitialConversation = {
  messages: readonly Message[];
  step: Step | null;
  /** The company profile as far as it is filled; `null` when the server could not load it. */
  profile: ProfileSoFar | null;
  /** The bytes that are left for the conversation, once it is time to tell; else `null`. */
  room: number | null;
};

/** The state after `action`. The typing indicator (`awaiting`) disappears without a notice when a reply fails (D27). */
export function reduceConversation(state: ConversationState, action: ConversationAction): ConversationState {
  switch (action.type) {
    case "loading":
      return { ...state, phase: "loading" };
    case "loaded":
      return {
        ...state,
        phase: "ready",
        messages: merge(state.messages, action.messages),
        step: action.step,
      };
    case "earlier":
      return { ...state, messages: merge(state.messages, action.messages) };
    case "unavailable":
      return { ...state, phase: "unavailable" };
    case "arrived":
      return withArrivals(state, action.messages);
    case "caught up": {
      const arrived = withArrivals(state, action.messages);
      // Messages that came meanwhile by the stream brought a newer question with them.
      const through = action.messages.at(-1)?.seq ?? action.after;
      return (arrived.messages.at(-1)?.seq ?? 0) > through ? arrived : { ...arrived, step: action.step };
    }
    case "step changed":
      return { ...state, step: action.step };
    case "answer grew":
      return withAnswer(state, action.answer);
    case "answer ended":
      return state.answer ? { ...state, answer: null } : state;
    case "retried":
      return { ...state, awaiting: seqOf(state, action.replyTo) };
    case "reply failed":
      return withoutReplyTo(state, action.replyTo);
    case "reply timed out":
      return state.awaiting === action.awaiting ? { ...state, awaiting: null } : state;
  }
}

function withArrivals(state: ConversationState, arriving: readonly Message[]): ConversationState {
  const messages = merge(state.messages, arriving);
  if (messages === state.messages) return state;
  const { answer } = state;
  const isStored = answer !== null && arriving.some((message) => isStoredAs(message, answer));
  return { ...state, messages, awaiting: owedIn(messages, state), answer: isStored ? null : answer };
}

/** The `seq` of the user's newest message while it has no reply; `null` otherwise. */
function owedIn(messages: readonly Message[], { withoutReply }: ConversationState): number | null {
  const newest = messages.findLast(({ role }) => role === "user");
  if (!newest || withoutReply.includes(newest.id)) return null;
  // A message of the assistant that answers none, such as a greeting, leaves nothing to wait for.
  const isReply = ({ role, seq, replyTo = newest.id }: Message) =>
    role === "assistant" && seq > newest.seq && replyTo === newest.id;
  return messages.findLast(isReply) ? null : newest.seq;
}

function seqOf({ messages }: ConversationState, id: string): number | null {
  return messages.findLast((message) => message.id === id)?.seq ?? null;
}

/** An answer whose message is known has ended, although a part of it comes late. */
function withAnswer(state: ConversationState, { text: _, ...answer }: AnswerSoFar): ConversationState {
  const { replyTo, attempt, after } = answer;
  const known = state.answer;
  const isStored = state.messages.findLast((message) => isStoredAs(message, answer));
  if (isStored) return state;
  const isKnown = known?.replyTo === replyTo && known.attempt === attempt && known.after === after;
  if (isKnown && state.awaiting !== null) return state;
  return {
    ...state,
    answer: isKnown ? known : answer,
    awaiting: state.awaiting ?? seqOf(state, replyTo) ?? after,
  };
}

function withoutReplyTo(state: ConversationState, replyTo: string): ConversationState {
  const { awaiting, answer, withoutReply } = state;
  return {
    ...state,
    withoutReply: [...withoutReply, replyTo],
    answer: answer?.replyTo === replyTo ? null : answer,
    awaiting: awaiting !== null && seqOf(state, replyTo) === awaiting ? null : awaiting,
  };
}
