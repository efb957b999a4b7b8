import * as v from "valibot";
import { loadUnsentText, saveUnsentText } from "#app/browser/unsent-text/unsent-text.ts";

const Version = v.object({
  /** The id of the message that it replaces. */
  replaces: v.string(),
  content: v.string(),
  /** The idempotency key, which stays as long as the content. */
  key: v.pipe(v.string(), v.uuid()),
});
export type UnsentVersion = v.InferOutput<typeof Version>;

/** The other version of this message that the user has begun in this browser; `null` when there is none. */
export function loadVersion(userId: string, replaces: string): UnsentVersion | null {
  const parsed = v.safeParse(Version, loadUnsentText(userId, "edited-message"));
  return parsed.success && parsed.output.replaces === replaces ? parsed.output : null;
}

/** Keeps it across a reload; `null` removes it. */
export function saveVersion(userId: string, version: UnsentVersion | null): void {
  saveUnsentText(userId, "edited-message", version);
}
