import * as v from "valibot";
import { keepDraft, loadDraft } from "~/layouts/signed-in/drafts.ts";
import { StepShape } from "~/routes/assistant/sync/messages-client.ts";

const Attempt = v.object({
  key: v.pipe(v.string(), v.uuid()),
  content: v.string(),
  /** The question that it answers; `null` when none stood open. */
  step: v.optional(StepShape, null),
  /** Chosen from the quick replies, not written. */
  isChoice: v.optional(v.boolean(), false),
  /** The page has said that it will be sent by itself. */
  isPromised: v.optional(v.boolean(), false),
});

const Kept = v.object({
  text: v.optional(v.string(), ""),
  /** The question that stood open when the text was begun; absent in what earlier versions kept. */
  writtenFor: v.optional(StepShape),
  attempt: v.optional(v.nullable(Attempt), null),
});

/** A try to send a message. A repetition keeps the key and the question, so that it is stored once or never. */
export type Attempt = v.InferOutput<typeof Attempt>;
type Kept = v.InferOutput<typeof Kept>;

/** The message that this person was writing in this browser, and the last try to send one whose end is unknown. */
export function keptMessage(userId: string): Kept {
  const kept = v.safeParse(Kept, loadDraft(userId, "message"));
  return kept.success ? kept.output : { text: "", attempt: null };
}

/** Keeps a part of it; nothing at all once both are gone. */
export function keepMessage(userId: string, part: Partial<Kept>): void {
  const kept = { ...keptMessage(userId), ...part };
  keepDraft(userId, "message", kept.text === "" && kept.attempt === null ? null : kept);
}
