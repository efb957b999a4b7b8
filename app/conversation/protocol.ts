import * as v from "valibot";
import { steps } from "./onboarding/onboarding.ts";

// The wire format of the conversation, for server, browser and tests. interface.md "HTTP interface".

export const messagesPath = "/api/messages";
export const streamPath = "/api/messages/stream";
export const profilePath = "/api/profile";

/** A stored message. `seq` numbers the client's messages without gaps; `createdAt` is in ISO 8601. */
export const Message = v.object({
  id: v.string(),
  seq: v.number(),
  role: v.picklist(["user", "assistant"]),
  content: v.string(),
  createdAt: v.string(),
});
export type Message = v.InferOutput<typeof Message>;

/** The onboarding question that the assistant is asking; `null` when it asks none. */
export const OpenStep = v.nullable(v.picklist(steps));

/** The query parameters of `GET /api/messages`, each a whole number. The stream takes `after` alone. */
export const historyParameters = ["after", "before", "limit"] as const;
export type HistoryQuery = Partial<Record<(typeof historyParameters)[number], number>>;

/** The maximum number of messages of a history that is not read from `after`. */
export const maxHistory = 500;

/** The response to `GET /api/messages`. */
export const History = v.object({ messages: v.array(Message), step: OpenStep });
export type History = v.InferOutput<typeof History>;

/** The response to `POST /api/messages` and `POST /api/profile`. */
export const StoredMessage = v.object({ message: Message });
export type StoredMessage = v.InferOutput<typeof StoredMessage>;

/** The events of the stream by name, with the data of each. Only `message` has an id: its `seq`. */
export const streamEvents = {
  message: Message,
  step: v.object({ step: OpenStep }),
  "reply-failed": v.object({ replyTo: v.string() }),
  "signed-out": v.object({}),
  replaced: v.object({}),
};
export type StreamEventName = keyof typeof streamEvents;
export type StreamEventData<Name extends StreamEventName> = v.InferOutput<(typeof streamEvents)[Name]>;

/** The `code` of each error with which the messages API refuses a request. */
export const errorCodes = {
  blank: "blank",
  unreadable: "unreadable",
  tooLong: "too_long",
  invalidKey: "invalid_key",
  invalidCursor: "invalid_cursor",
  keyReused: "key_reused",
  questionClosed: "question_closed",
  tooManyMessages: "too_many_messages",
  tooManyReads: "too_many_reads",
  notOpen: "not_open",
} as const;
