import * as v from "valibot";
import { keepDraft, loadDraft } from "~/layouts/signed-in/drafts/drafts.ts";
import { StepShape } from "../../sync/messages-client.ts";

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

/** The message that this person was writing in this tab, and the last try to send one whose end is unknown. */
export function keptMessage(userId: string): Kept {
  return read(loadDraft(userId, "message"));
}

/** Keeps a part of it; nothing at all once both are gone. */
export function keepMessage(userId: string, part: Partial<Kept>): void {
  const kept = { ...keptMessage(userId), ...part };
  keepDraft(userId, "message", orNull(kept), (former, own) => orNull(shared(kept, read(former), read(own))));
}

/** For new tabs: what this tab keeps now, and of what another one left there whatever that does not follow on. */
function shared(kept: Kept, former: Kept, own: Kept): Kept {
  const { text, writtenFor } = kept.text === "" && former.text !== own.text ? former : kept;
  // A message that another tab still has to send is that tab's alone to give up.
  const isOfAnother = former.attempt && ![kept.attempt?.key, own.attempt?.key].includes(former.attempt.key);
  return { text, writtenFor, attempt: isOfAnother ? former.attempt : kept.attempt };
}

function read(draft: unknown): Kept {
  const kept = v.safeParse(Kept, draft);
  return kept.success ? kept.output : { text: "", attempt: null };
}

function orNull(kept: Kept): Kept | null {
  return kept.text === "" && kept.attempt === null ? null : kept;
}
