import * as v from "valibot";
import { keepDraft, loadDraft } from "../signed-in/drafts.ts";

const Attempt = v.object({ key: v.pipe(v.string(), v.uuid()), content: v.string() });
const Kept = v.object({ text: v.optional(v.string(), ""), attempt: v.optional(v.nullable(Attempt), null) });
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
