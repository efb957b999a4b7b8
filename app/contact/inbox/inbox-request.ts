import type { DataRight } from "../data-request.ts";

/** Open until an answer has left or an operator has closed it. */
export const requestStates = ["open", "answered", "closed"] as const;

export type RequestState = (typeof requestStates)[number];

/** What an objection has taken out of the lists, by one request and in all its runs. */
export type CarriedOut = { at: string; by: string; lists: number; records: number; waiting: number };

/** A request as the inbox lists it. `dataRight` is null for a message. */
export type ListedRequest = {
  id: string;
  reference: string;
  name: string;
  company: string;
  subject: string;
  dataRight: DataRight | null;
  state: RequestState;
  assignedTo: string | null;
  createdAt: Date;
  /** True if a reply was written that has not left. */
  hasUnsent: boolean;
};

/**
 * What became of a reply's mail: `sent` once the mail server has accepted it; `refused` for ever; `dropped` if it was given up.
 */
export type MailState = "waiting" | "retrying" | "sent" | "refused" | "dropped";

export type RequestReply = {
  id: string;
  text: string;
  writtenBy: string;
  createdAt: Date;
  sentAt: Date | null;
  mail: MailState;
  /** Why the last attempt failed, as the outbox tells it; null once it is sent. */
  lastError: string | null;
  /** Its row of the outbox; null without one. */
  itemId: string | null;
};

/** Maximum length of a reply, in characters. */
export const maxReplyLength = 20_000;
