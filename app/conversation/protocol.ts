import * as v from "valibot";
import { Inquiry } from "#app/assistant/requests/inquiry/inquiry.ts";
import { draftKinds } from "#app/drafts/draft-kind.ts";
import type { ApiPath } from "#app/hrefs.ts";
import { profileFields } from "#app/profile/profile-field.ts";
import { statuses } from "#app/prospects/prospect-status.ts";
import { steps } from "./onboarding/onboarding.ts";

// The wire format of the conversation, for server, browser and tests. interface.md "HTTP interface".

export const messagesPath = "/api/messages" satisfies ApiPath;
export const streamPath = "/api/messages/stream" satisfies ApiPath;
export const profilePath = "/api/profile" satisfies ApiPath;

/**
 * How another answer to the same message is to differ from the last one; `continue` begins with the words of one that is
 * `unfinished`, and goes on.
 */
export const retryManners = ["shorter", "more_direct", "rephrase", "continue"] as const;
export type RetryManner = (typeof retryManners)[number];

/** What can become of a proposal that the customer replied to with a yes or a no. */
export const decisions = ["accepted", "declined", "outdated"] as const;
export type Decision = (typeof decisions)[number];

/** A record of the list, as an answer names it. */
const NamedProspect = v.object({ id: v.pipe(v.string(), v.uuid()), name: v.string() });
export type NamedProspect = v.InferOutput<typeof NamedProspect>;

const Step = v.object({ what: v.string(), at: v.nullable(v.pipe(v.string(), v.isoTimestamp())) });

/** A change of one record, from what it was when it was proposed: `seq` is the record's number then. */
export const ProspectChange = v.object({
  prospect: NamedProspect,
  seq: v.number(),
  /** `names` are those of the team, where they are not ours. */
  status: v.optional(
    v.object({
      before: v.picklist(statuses),
      after: v.picklist(statuses),
      names: v.optional(v.object({ before: v.string(), after: v.string() })),
    }),
  ),
  nextStep: v.optional(v.object({ before: v.nullable(Step), after: v.nullable(Step) })),
  /** A note to add. */
  note: v.optional(v.string()),
  /** The events that it takes back, the newest first: the rest is then what stands without them. */
  undoes: v.optional(v.array(v.pipe(v.string(), v.uuid()))),
});
export type ProspectChange = v.InferOutput<typeof ProspectChange>;

/**
 * What an order has changed in a draft: which version was made of which, and where it says what instead of what ("" for
 * nothing). With `isCut` more is different. The draft may have changed since, or be gone.
 */
export const Revised = v.object({
  draft: v.object({ id: v.string(), kind: v.picklist(draftKinds), title: v.string() }),
  from: v.number(),
  version: v.number(),
  differences: v.array(v.object({ place: v.string(), before: v.string(), after: v.string() })),
  isCut: v.optional(v.boolean()),
});
export type Revised = v.InferOutput<typeof Revised>;

export const verdicts = ["up", "down"] as const;
export type Verdict = (typeof verdicts)[number];

/** Why an answer was of no use, in the customer's choice. */
export const feedbackReasons = ["wrong", "off_topic", "too_long", "too_vague", "tone", "other"] as const;
export type FeedbackReason = (typeof feedbackReasons)[number];

/** What the customer thinks of an answer; `withText` where its text is attached. interpretation.md D197. */
export const Feedback = v.object({
  verdict: v.picklist(verdicts),
  reason: v.optional(v.picklist(feedbackReasons)),
  comment: v.optional(v.string()),
  withText: v.optional(v.boolean()),
});
export type Feedback = v.InferOutput<typeof Feedback>;

/** What belongs to an answer beside its text. */
export const Attachments = v.object({
  /** The fields of the company profile on which the answer draws. */
  used: v.optional(v.array(v.picklist(profileFields))),
  /** The ready-made work that the assistant made on request. It may have been deleted since. */
  draft: v.optional(v.object({ id: v.string(), kind: v.picklist(draftKinds), title: v.string() })),
  /**
   * Ready-made work that the message could ask for. `POST /api/drafts` with this kind and key makes it, once for each
   * message; `draft` is then what was made. With `prospect` it is for this record, whose id goes along as `prospectId`.
   */
  offer: v.optional(
    v.object({
      kind: v.picklist(draftKinds),
      key: v.pipe(v.string(), v.uuid()),
      prospect: v.optional(NamedProspect),
    }),
  ),
  /**
   * What the message asks that facts answer: of a reply that no model wrote. It keeps no fact, so that each reader is shown
   * those that hold today.
   */
  inquiry: v.optional(Inquiry),
  /** The second thing that it asks, where it asks two. */
  secondInquiry: v.optional(Inquiry),
  /**
   * A change of the profile that the customer may accept with the next message, which may name it as its `proposal`. Values
   * are as they are displayed; "" for an empty field.
   */
  proposal: v.optional(
    v.array(v.object({ field: v.picklist(profileFields), before: v.string(), after: v.string() })),
  ),
  /** Another version of the draft that was open, made on order: what stands in it instead of what. */
  revision: v.optional(Revised),
  /** The records of the list that the answer speaks of. They may be gone since. */
  prospects: v.optional(v.array(NamedProspect)),
  /** A change of a record that the customer may accept as one of the profile. */
  prospectChange: v.optional(ProspectChange),
  /**
   * What became of the proposal right before the message that this one answers: stored, declined, or not stored because
   * the profile no longer allowed it. Of a `decision`; those of earlier versions have none.
   */
  decided: v.optional(v.picklist(decisions)),
  /** What the customer thought of it when the message was read; it may have changed since. Stored by itself. */
  feedback: v.optional(Feedback),
});
export type Attachments = v.InferOutput<typeof Attachments>;

/** What a message of the assistant is, whatever its words are: nothing recognises one by its text. */
export const messageKinds = [
  /** The first message, which asks the first question of the onboarding. */
  "greeting",
  /** Asks a question of the onboarding, also once more. */
  "question",
  /** Confirms that the profile is stored: the onboarding is complete. */
  "confirmation",
  /** Answers a message after the onboarding. */
  "answer",
  /** The fixed reply, which stands for every answer while there is no model. */
  "fixed",
  /** Says what became of a proposal that the customer accepted or declined. */
  "decision",
  /** Says why there is no answer, or no more of it than stands above. */
  "failed",
  /** Stands for an answer that was stopped before its first words. */
  "unwritten",
] as const;
export type MessageKind = (typeof messageKinds)[number];

/**
 * A stored message. `seq` numbers the client's messages without gaps; `createdAt` is in ISO 8601. An answer that was
 * stopped, cut off or reached its longest keeps what was written, and says so in `state`. Answers name the message that they answer; of
 * several to one message the last counts. Messages of the assistant have a `kind`.
 */
export const Message = v.object({
  id: v.string(),
  seq: v.number(),
  role: v.picklist(["user", "assistant"]),
  content: v.string(),
  createdAt: v.string(),
  kind: v.optional(v.picklist(messageKinds)),
  replyTo: v.optional(v.string()),
  /** Of the customer: the message before it that this one replaces. Both stay, with what was answered. */
  replaces: v.optional(v.string()),
  state: v.optional(v.picklist(["complete", "stopped", "broken", "unfinished"])),
  ...v.partial(Attachments).entries,
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

/** The response to `POST /api/messages` and `POST /api/profile`: the message, which is stored. */
export const Acknowledgement = v.object({ message: Message });
export type Acknowledgement = v.InferOutput<typeof Acknowledgement>;

/** The response to `PUT /api/messages/{id}/feedback`: what is stored. */
export const FeedbackAnswer = v.object({ feedback: Feedback });

/**
 * A part of the answer that is being written to message `replyTo`: `text` continues at character `from` (in UTF-16 units)
 * of what came before it in the same `attempt`; a higher attempt replaces what was shown. It ends with the message that
 * stores the answer.
 */
export const Answer = v.object({
  replyTo: v.string(),
  attempt: v.number(),
  from: v.number(),
  text: v.string(),
});
export type Answer = v.InferOutput<typeof Answer>;

/** The events of the stream by name, with the data of each. Only `message` has an id: its `seq`. */
export const streamEvents = {
  message: Message,
  step: v.object({ step: OpenStep }),
  answer: Answer,
  /** Prospects of the client's team have changed, up to this number: the reader pulls. */
  prospects: v.object({ seq: v.number() }),
  /** The members of the client's team who have this prospect open, the client included. */
  viewers: v.object({ prospect: v.string(), viewers: v.array(v.string()) }),
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
  proposalClosed: "proposal_closed",
  tooManyMessages: "too_many_messages",
  tooManyReads: "too_many_reads",
  notOpen: "not_open",
  noProfile: "no_profile",
  invalidValue: "invalid_value",
  tooManyChanges: "too_many_changes",
  noneUnderWay: "no_answer_under_way",
  answerUnderWay: "answer_under_way",
  notLatest: "not_latest",
  notUnfinished: "not_unfinished",
  tooManyRetries: "too_many_retries",
  notEditable: "not_editable",
  noAnswer: "no_answer",
  tooManyFeedbacks: "too_many_feedbacks",
} as const;
