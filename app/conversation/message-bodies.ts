import * as v from "valibot";
import { openQuestions } from "#app/profile/open-questions.ts";
import { profileFields } from "#app/profile/profile-field.ts";
import { maxMessageLength, parseContent } from "./message-content.ts";
import { steps } from "./onboarding/onboarding.ts";
import { feedbackReasons, retryManners, verdicts } from "./protocol.ts";

// What a client sends, apart from protocol.ts so that no page loads it: browsers need only the types.

/** The idempotency key of a message, a UUID; its issue is `key`. */
const MessageKey = v.pipe(v.string(), v.length(36, "key"), v.uuid("key"));

/** The content of a message, trimmed; its issue is the reason of `parseContent`. JSON Schema counts code points too. */
const MessageContent = v.pipe(
  v.string(),
  v.metadata({ minLength: 1, maxLength: maxMessageLength, pattern: "\\S" }),
  v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
    const parsed = parseContent(dataset.value);
    if (parsed.ok) return parsed.content;
    addIssue({ message: parsed.reason });
    return NEVER;
  }),
);

/** The body of `POST /api/messages`; `key` makes it idempotent. interface.md "HTTP interface". */
export const NewMessage = v.object({
  key: MessageKey,
  content: MessageContent,
  step: v.nullish(v.picklist(steps)),
  /** The message whose proposal this one accepts or declines. */
  proposal: v.nullish(v.pipe(v.string(), v.uuid())),
  /** The draft that is open beside the conversation, which orders in the message are about. interpretation.md D187. */
  draftId: v.nullish(v.pipe(v.string(), v.length(36), v.uuid())),
  /** The newest message of the client, which this one replaces. */
  replaces: v.nullish(v.pipe(v.string(), v.uuid(), v.toLowerCase())),
});
export type NewMessage = v.InferOutput<typeof NewMessage>;

/** The body of `POST /api/profile`. interface.md "HTTP interface". */
export const Correction = v.object({ key: MessageKey, step: v.picklist(steps), content: MessageContent });
export type Correction = v.InferOutput<typeof Correction>;

/**
 * The body of `PATCH /api/profile`: a new value of one field, which the profile's own rules judge, or a field that is not
 * to be asked for.
 */
export const FieldUpdate = v.union([
  v.object({ field: v.picklist(profileFields), value: v.string() }),
  v.object({ skip: v.picklist(openQuestions) }),
]);
export type FieldUpdate = v.InferOutput<typeof FieldUpdate>;

/** The body of `POST /api/messages/{id}/retry`; `how` the next answer is to differ from the last one. */
export const Retry = v.object({ how: v.optional(v.picklist(retryManners)) });

/** The maximum length of a comment on an answer, in code points. */
export const maxComment = 500;

/**
 * The body of `PUT /api/messages/{id}/feedback`. A reason and a comment belong to a thumb down; `withText` agrees that the
 * text of the answer is attached.
 */
export const FeedbackBody = v.pipe(
  v.object({
    verdict: v.picklist(verdicts),
    reason: v.nullish(v.picklist(feedbackReasons)),
    comment: v.nullish(
      v.pipe(
        v.string(),
        v.trim(),
        v.check((text) => text.length <= 2 * maxComment && [...text].length <= maxComment),
        v.check((text) => text.isWellFormed() && !text.includes("\0")),
      ),
    ),
    withText: v.nullish(v.boolean()),
  }),
  v.check(({ verdict, reason, comment, withText }) => verdict === "down" || !(reason || comment || withText)),
);
export type FeedbackBody = v.InferOutput<typeof FeedbackBody>;
