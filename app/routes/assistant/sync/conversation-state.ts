import type { Step } from "~/conversation/onboarding/onboarding.ts";
import { type Message, merge } from "../transcript/transcript.ts";

/** What the page knows of the conversation. */
export type Conversation = {
  phase: "loading" | "unavailable" | "ready";
  messages: readonly Message[];
  /** The question that the assistant asks; `null` when it asks none, or before we know. */
  step: Step | null;
  /** The `seq` of a message whose reply is being prepared. */
  awaiting: number | null;
  /** Ids of messages whose reply failed; told possibly before the message itself. */
  withoutReply: readonly string[];
};

export type ConversationAction =
  | { type: "loading" }
  | { type: "loaded"; messages: readonly Message[]; step: Step | null }
  | { type: "unavailable" }
  | { type: "earlier"; messages: readonly Message[] }
  | { type: "arrived"; messages: readonly Message[] }
  | { type: "asked"; step: Step | null }
  | { type: "reply failed"; replyTo: string }
  | { type: "waited"; awaiting: number };

export const initialState: Conversation = {
  phase: "loading",
  messages: [],
  step: null,
  awaiting: null,
  withoutReply: [],
};

/** The newest messages and the open question, as the server gives them. */
export type Opening = { messages: readonly Message[]; step: Step | null };

/** The conversation of a page that has its newest messages from the beginning. */
export function opened({ messages, step }: Opening): Conversation {
  return reduceConversation(initialState, { type: "loaded", messages, step });
}

/** The conversation after `action`. The typing indicator (`awaiting`) leaves silently when a reply fails (D27). */
export function reduceConversation(conversation: Conversation, action: ConversationAction): Conversation {
  switch (action.type) {
    case "loading":
      return { ...conversation, phase: "loading" };
    case "loaded":
      return {
        ...conversation,
        phase: "ready",
        messages: merge(conversation.messages, action.messages),
        step: action.step,
      };
    case "earlier":
      return { ...conversation, messages: merge(conversation.messages, action.messages) };
    case "unavailable":
      return { ...conversation, phase: "unavailable" };
    case "arrived":
      return withArrivals(conversation, action.messages);
    case "asked":
      return { ...conversation, step: action.step };
    case "reply failed":
      return withoutReplyTo(conversation, action.replyTo);
    case "waited":
      return conversation.awaiting === action.awaiting ? { ...conversation, awaiting: null } : conversation;
  }
}

function withArrivals(conversation: Conversation, arriving: readonly Message[]): Conversation {
  const messages = merge(conversation.messages, arriving);
  if (messages === conversation.messages) return conversation;
  const last = messages.at(-1);
  const isOwed = last?.role === "user" && !conversation.withoutReply.includes(last.id);
  return { ...conversation, messages, awaiting: isOwed ? last.seq : null };
}

function withoutReplyTo(conversation: Conversation, replyTo: string): Conversation {
  const message = conversation.messages.find(({ id }) => id === replyTo);
  return {
    ...conversation,
    withoutReply: [...conversation.withoutReply, replyTo],
    awaiting: message?.seq === conversation.awaiting ? null : conversation.awaiting,
  };
}
