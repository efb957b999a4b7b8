import * as v from "valibot";
import { errorCodes, type HistoryQuery, maxHistory, type streamEvents } from "#app/conversation/protocol.ts";
import { Cursor } from "#app/conversation/stream/cursor.ts";
import { storageErrorCode } from "#app/storage/storage-refusal.ts";
import { ref } from "../components.ts";
import { jsonBody, type Operations, parameter, pathParameter } from "../operation.ts";
import { json } from "../responses.server.ts";

const query = {
  after: parameter("query", "after", Cursor, "Only messages with a higher `seq`."),
  before: parameter("query", "before", Cursor, "Only messages with a lower `seq`; not with `after`."),
  limit: parameter(
    "query",
    "limit",
    v.pipe(Cursor, v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999_999_999)),
    `The last so many of them, at most ${maxHistory}; not with \`after\`.`,
  ),
} satisfies Record<keyof HistoryQuery, unknown>;

const messageId = pathParameter("id", v.pipe(v.string(), v.uuid()), "The id of the user's message.");

const answerId = pathParameter("id", v.pipe(v.string(), v.uuid()), "The id of the answer.");

/** The schema of the data of each event of the stream. */
const events = {
  message: ref("Message"),
  answer: ref("AnswerEvent"),
  step: ref("StepEvent"),
  prospects: ref("ProspectsEvent"),
  viewers: ref("ViewersEvent"),
  "reply-failed": ref("ReplyFailedEvent"),
  "signed-out": ref("SignedOutEvent"),
  replaced: ref("ReplacedEvent"),
} satisfies Record<keyof typeof streamEvents, unknown>;

export const conversationOperations: Operations = {
  "/api/messages": {
    get: {
      summary: "The messages of the conversation",
      description: "Without parameters all of them. The first call stores the assistant's greeting.",
      tag: "conversation",
      parameters: Object.values(query),
      answers: { 200: json("The messages, and the open question.", "History") },
      errors: { 422: [errorCodes.invalidCursor], 429: [errorCodes.tooManyReads] },
      needs: "session",
    },
    post: {
      summary: "Send a message",
      description:
        'The same key again is never refused. At most 60 new messages a minute and 2,000 a day. The reply arrives on the stream. `draftId` is the draft that is open beside the conversation: an order such as "raccourcis-le" makes its next version; with another client\'s, nothing is changed. A message that `replaces` the newest one of the user stops the answer to that one; both stay.',
      tag: "conversation",
      body: jsonBody("NewMessage"),
      answers: {
        200: json("The message that was stored before under this key.", "Acknowledgement"),
        201: json("The message, which is stored.", "Acknowledgement"),
      },
      errors: {
        400: ["invalid_json"],
        409: [
          errorCodes.keyReused,
          errorCodes.questionClosed,
          errorCodes.proposalClosed,
          errorCodes.notEditable,
        ],
        413: [errorCodes.tooLong, storageErrorCode],
        422: ["invalid_body", errorCodes.invalidKey, errorCodes.blank, errorCodes.unreadable],
        429: [errorCodes.tooManyMessages],
        507: [storageErrorCode],
      },
      needs: "session",
    },
  },
  "/api/messages/{id}/stop": {
    post: {
      summary: "Stop the answer that is being written",
      description:
        "Ends the answer to this message, which is stored as far as it came. `id` may also be that of an earlier answer to the same message.",
      tag: "conversation",
      parameters: [messageId],
      answers: { 204: { description: "It is stored with the state `stopped`." } },
      errors: { 404: ["not_found"], 409: [errorCodes.noneUnderWay] },
      needs: "session",
    },
  },
  "/api/messages/{id}/retry": {
    post: {
      summary: "Ask for another answer",
      description:
        "Another answer to the newest message of the user, which becomes a message of its own and arrives on the stream. The body may be left out. At most 20 a minute and 500 a day.",
      tag: "conversation",
      parameters: [messageId],
      body: jsonBody("Retry"),
      answers: { 202: { description: "It will be written." } },
      errors: {
        400: ["invalid_json"],
        404: ["not_found"],
        409: [errorCodes.answerUnderWay, errorCodes.notLatest, errorCodes.notUnfinished],
        422: ["invalid_body"],
        413: [storageErrorCode],
        429: [errorCodes.tooManyRetries],
        507: [storageErrorCode],
      },
      needs: "session",
    },
  },
  "/api/messages/{id}/feedback": {
    put: {
      summary: "Say what an answer is worth",
      description:
        "Of a message of the assistant whose kind is `answer`; the last time counts. Reason, comment and `withText` belong to a thumb down. Without `withText` no word of the conversation is stored; with it the text of this answer is. At most 60 a minute and 2,000 a day, withdrawals included.",
      tag: "conversation",
      parameters: [answerId],
      body: jsonBody("FeedbackBody"),
      answers: { 200: json("What is stored.", "FeedbackAnswer") },
      errors: {
        400: ["invalid_json"],
        404: ["not_found"],
        409: [errorCodes.noAnswer],
        413: [storageErrorCode],
        422: ["invalid_body"],
        429: [errorCodes.tooManyFeedbacks],
        507: [storageErrorCode],
      },
      needs: "session",
    },
    delete: {
      summary: "Take it back",
      description: "Again, it does nothing.",
      tag: "conversation",
      parameters: [answerId],
      answers: { 204: { description: "Nothing is stored of it." } },
      errors: { 404: ["not_found"], 409: [errorCodes.noAnswer], 429: [errorCodes.tooManyFeedbacks] },
      needs: "session",
    },
  },
  "/api/messages/stream": {
    get: {
      summary: "The conversation as it grows",
      description:
        "Server-sent events, which EventSource reads: a comment at least every 15 s, and the events of `x-events`, whose data is JSON. Only `message` has an id, its `seq`. A position replays what was missed, exactly once and in order; Last-Event-ID takes precedence. At most 10 streams of one client; other event names may be added.",
      tag: "conversation",
      parameters: [
        query.after,
        parameter("header", "Last-Event-ID", Cursor, "The `seq` of the last message that arrived."),
      ],
      answers: {
        200: {
          description: "The events, until one side ends the stream.",
          content: { "text/event-stream": { schema: { type: "string" }, "x-events": events } },
        },
      },
      errors: { 422: [errorCodes.invalidCursor] },
      needs: "session",
    },
  },
};
