import type { Step } from "~/conversation/onboarding/onboarding.ts";
import { type Message, merge } from "~/routes/assistant/transcript/transcript.ts";

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

export type News =
  | { type: "loading" }
  | { type: "loaded"; messages: readonly Message[]; step: Step | null }
  | { type: "unavailable" }
  | { type: "earlier"; messages: readonly Message[] }
  | { type: "arrived"; messages: readonly Message[] }
  | { type: "asked"; step: Step | null }
  | { type: "reply failed"; replyTo: string }
  | { type: "waited"; awaiting: number };

export const atFirst: Conversation = {
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
  return after(atFirst, { type: "loaded", messages, step });
}

/** The conversation after `news`. The typing indicator (`awaiting`) leaves silently when a reply fails (D27). */
export function after(conversation: Conversation, news: News): Conversation {
  switch (news.type) {
    case "loading":
      return { ...conversation, phase: "loading" };
    case "loaded":
      return {
        ...conversation,
        phase: "ready",
        messages: merge(conversation.messages, news.messages),
        step: news.step,
      };
    case "earlier":
      return { ...conversation, messages: merge(conversation.messages, news.messages) };
    case "unavailable":
      return { ...conversation, phase: "unavailable" };
    case "arrived":
      return withArrivals(conversation, news.messages);
    case "asked":
      return { ...conversation, step: news.step };
    case "reply failed":
      return withoutReplyTo(conversation, news.replyTo);
    case "waited":
      return conversation.awaiting === news.awaiting ? { ...conversation, awaiting: null } : conversation;
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
