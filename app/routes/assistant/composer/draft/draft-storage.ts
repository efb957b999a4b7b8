import * as v from "valibot";
import { loadDraft, saveDraft } from "~/browser/drafts/drafts.ts";
import { OpenStep } from "~/conversation/protocol.ts";

const Attempt = v.object({
  key: v.pipe(v.string(), v.uuid()),
  content: v.string(),
  /** The question that it answers; `null` when none was open. */
  step: v.optional(OpenStep, null),
  /** The message whose proposal it accepts or declines. */
  proposal: v.optional(v.nullable(v.string()), null),
  /** Chosen from the quick replies, not typed. */
  isChoice: v.optional(v.boolean(), false),
  /** The page has promised to send it without another press. */
  isPromised: v.optional(v.boolean(), false),
});

const StoredDraft = v.object({
  text: v.optional(v.string(), ""),
  /** The question that was open when the text was begun; absent in drafts of earlier versions. */
  writtenFor: v.optional(OpenStep),
  attempt: v.optional(v.nullable(Attempt), null),
});

/** An attempt to send a message. A retry keeps the key and the question, so that the message is stored at most once. */
export type Attempt = v.InferOutput<typeof Attempt>;
type StoredDraft = v.InferOutput<typeof StoredDraft>;

/** Loads the message that this user was writing in this tab, and the last attempt whose outcome is unknown. */
export function loadStoredDraft(userId: string): StoredDraft {
  return parse(loadDraft(userId, "message"));
}

/** Updates some of its fields; removes it once it has neither text nor attempt. */
export function updateStoredDraft(userId: string, part: Partial<StoredDraft>): void {
  const draft = { ...loadStoredDraft(userId), ...part };
  saveDraft(userId, "message", nullIfEmpty(draft), (shared, own) =>
    nullIfEmpty(mergeShared(draft, parse(shared), parse(own))),
  );
}

/** The draft for new tabs: that of this tab, except for newer parts of another tab that this one does not replace. */
function mergeShared(draft: StoredDraft, shared: StoredDraft, own: StoredDraft): StoredDraft {
  const { text, writtenFor } = draft.text === "" && shared.text !== own.text ? shared : draft;
  // Only the tab that has to send a message may discard it.
  const isOfOtherTab = shared.attempt && ![draft.attempt?.key, own.attempt?.key].includes(shared.attempt.key);
  return { text, writtenFor, attempt: isOfOtherTab ? shared.attempt : draft.attempt };
}

function parse(draft: unknown): StoredDraft {
  const parsed = v.safeParse(StoredDraft, draft);
  return parsed.success ? parsed.output : { text: "", attempt: null };
}

function nullIfEmpty(draft: StoredDraft): StoredDraft | null {
  return draft.text === "" && draft.attempt === null ? null : draft;
}
