import type { Step } from "~/conversation/onboarding/onboarding.ts";
import type { Message } from "~/conversation/protocol.ts";
import { merge } from "../transcript/transcript.ts";

export type ConversationState = {
  phase: "loading" | "unavailable" | "ready";
  messages: readonly Message[];
  /** The question that the assistant is asking; `null` when it asks none, and while loading. */
  step: Step | null;
  /** The `seq` of the message whose reply is being prepared. */
  awaiting: number | null;
  /** Ids of messages whose reply failed; an id may come before its message. */
  withoutReply: readonly string[];
};

export type ConversationAction =
  | { type: "loading" }
  | { type: "loaded"; messages: readonly Message[]; step: Step | null }
  | { type: "unavailable" }
  | { type: "earlier"; messages: readonly Message[] }
  | { type: "arrived"; messages: readonly Message[] }
  | { type: "step changed"; step: Step | null }
  | { type: "reply failed"; replyTo: string }
  | { type: "reply timed out"; awaiting: number };

export const emptyConversation: ConversationState = {
  phase: "loading",
  messages: [],
  step: null,
  awaiting: null,
  withoutReply: [],
};

/** The newest messages and the open question, as the server renders them into the page. */
export type InitialConversation = { messages: readonly Message[]; step: Step | null };

/** The state of a page that was rendered with its newest messages. */
export function stateFrom({ messages, step }: InitialConversation): ConversationState {
  return reduceConversation(emptyConversation, { type: "loaded", messages, step });
}

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
    case "step changed":
      return { ...state, step: action.step };
    case "reply failed":
      return withoutReplyTo(state, action.replyTo);
    case "reply timed out":
      return state.awaiting === action.awaiting ? { ...state, awaiting: null } : state;
  }
}

function withArrivals(state: ConversationState, arriving: readonly Message[]): ConversationState {
  const messages = merge(state.messages, arriving);
  if (messages === state.messages) return state;
  const last = messages.at(-1);
  const isReplyOwed = last?.role === "user" && !state.withoutReply.includes(last.id);
  return { ...state, messages, awaiting: isReplyOwed ? last.seq : null };
}

function withoutReplyTo(state: ConversationState, replyTo: string): ConversationState {
  const message = state.messages.find(({ id }) => id === replyTo);
  return {
    ...state,
    withoutReply: [...state.withoutReply, replyTo],
    awaiting: message?.seq === state.awaiting ? null : state.awaiting,
  };
}
