import type { DraftKind } from "#app/drafts/draft-kind.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import type { Queries } from "#db/open-database.server.ts";
import type { OwnOffer } from "./own-offer.ts";

/**
 * A message of the customer with the assistant's own words to it: "" if it is still owed an answer (`isOwed`), and if the
 * answer failed, because what this product says then is no word of the assistant's.
 */
export type Turn = { seq: number; asked: string; answered: string; isOwed?: true };

/** Of the turns after number `after` up to `through`: the `oldest` or the `latest`, at most `max`. */
export type Stretch = { after: number; through: number; order: "oldest" | "latest"; max: number };

/** Reads turns; the conversation passes it in, since only it knows how messages are stored. */
export type TurnReader = {
  /** The turns of `stretch`, oldest first, each cut to what a request may contain. */
  readTurns: (tx: Queries, clientId: string, stretch: Stretch) => Promise<Turn[]>;
  /** The number of the newest message; 0 when there is none. */
  lastSeqOf: (tx: Queries, clientId: string) => Promise<number>;
};

/** What a model is told of one client to answer one message. */
export type AnswerContext = {
  profile: ProfileValues;
  /** What was said before the turns; "" if nothing is summarised. */
  summary: string;
  /** The latest turns before the message, oldest first, within `contextLimits`. */
  turns: readonly Turn[];
  /** The message to answer. */
  message: string;
  /** The records of the list that the message is about, as data; "" if the list has none, absent if it asks for none. */
  records?: string;
  /** The assistant's own words in the last answer that was stored to the same message; "" if there are none. */
  previousAnswer: string;
  /** The day and hour in Paris, in words. */
  now?: string;
  offer?: OwnOffer;
  /** How many prospects the views of the list have. */
  list?: ListCounts;
  /** The draft that the customer has open beside the conversation. */
  openDraft?: OpenDraft;
};

/** As the views of the list count: new today, due, and all. */
export type ListCounts = { new: number; due: number; all: number };

/** A draft as text; what is too long for a request is cut. */
export type OpenDraft = { kind: DraftKind; title: string; text: string };

/** Bounds of a request, so that its tokens stay flat however long a conversation is. In UTF-16 code units. */
export const contextLimits = {
  /** Turns that are summarised from; while a summary is late, as many as `unsummarised` go along. */
  turns: 12,
  unsummarised: 24,
  /** The length of the turns together, and of each that is shortened to have room. */
  history: 12_000,
  shortened: 240,
  /** A longer message or answer of an earlier turn is cut in the middle. */
  asked: 1_500,
  answered: 2_000,
  /** The message to answer, and its previous answer, are cut later. */
  message: 8_000,
  summary: 1_500,
  openDraft: 6_000,
} as const;

/** The length of a turn in a request. */
export const turnLength = ({ asked, answered }: Turn): number => asked.length + answered.length;
