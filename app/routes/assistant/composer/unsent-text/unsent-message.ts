import * as v from "valibot";
import { loadUnsentText, saveUnsentText } from "#app/browser/unsent-text/unsent-text.ts";
import { OpenStep } from "#app/conversation/protocol.ts";

const Attempt = v.object({
  key: v.pipe(v.string(), v.uuid()),
  content: v.string(),
  /** The question that it answers; `null` when none was open. */
  step: v.optional(OpenStep, null),
  /** The message whose proposal it accepts or declines. */
  proposal: v.optional(v.nullable(v.string()), null),
  /** The draft that was open beside the conversation. */
  draftId: v.optional(v.nullable(v.string()), null),
  /** Chosen from the quick replies, not typed. */
  isChoice: v.optional(v.boolean(), false),
  /** The page has promised to send it without another press. */
  isPromised: v.optional(v.boolean(), false),
});

const UnsentMessage = v.object({
  text: v.optional(v.string(), ""),
  /** The question that was open when the text was begun; absent in messages that earlier versions kept. */
  writtenFor: v.optional(OpenStep),
  attempt: v.optional(v.nullable(Attempt), null),
});

/** An attempt to send a message. A retry keeps the key and the question, so that the message is stored at most once. */
export type Attempt = v.InferOutput<typeof Attempt>;
type UnsentMessage = v.InferOutput<typeof UnsentMessage>;

/** Loads the message that this user was writing in this tab, and the last attempt whose outcome is unknown. */
export function loadUnsentMessage(userId: string): UnsentMessage {
  return parse(loadUnsentText(userId, "message"));
}

/** Updates some of its fields; removes it once it has neither text nor attempt. */
export function updateUnsentMessage(userId: string, part: Partial<UnsentMessage>): void {
  const message = { ...loadUnsentMessage(userId), ...part };
  saveUnsentText(userId, "message", nullIfEmpty(message), (shared, own) =>
    nullIfEmpty(mergeShared(message, parse(shared), parse(own))),
  );
}

/** The message for new tabs: that of this tab, except for newer parts of another tab that this one does not replace. */
function mergeShared(message: UnsentMessage, shared: UnsentMessage, own: UnsentMessage): UnsentMessage {
  const { text, writtenFor } = message.text === "" && shared.text !== own.text ? shared : message;
  // Only the tab that has to send a message may discard it.
  const isOfOtherTab =
    shared.attempt && ![message.attempt?.key, own.attempt?.key].includes(shared.attempt.key);
  return { text, writtenFor, attempt: isOfOtherTab ? shared.attempt : message.attempt };
}

function parse(message: unknown): UnsentMessage {
  const parsed = v.safeParse(UnsentMessage, message);
  return parsed.success ? parsed.output : { text: "", attempt: null };
}

function nullIfEmpty(message: UnsentMessage): UnsentMessage | null {
  return message.text === "" && message.attempt === null ? null : message;
}
