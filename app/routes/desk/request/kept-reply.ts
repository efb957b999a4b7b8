import * as v from "valibot";
import { loadUnsentText, saveUnsentText } from "#app/browser/unsent-text/unsent-text.ts";

// A proof of identity ends while somebody writes, and the page leads to the confirmation and back. interpretation.md D259.

const Kept = v.object({ text: v.string() });

/** What this operator has typed of a reply to the request and not sent; `null` when there is none. */
export function keptReply(userId: string, requestId: string): string | null {
  const found = v.safeParse(Kept, loadUnsentText(userId, `reply-${requestId}`));
  return found.success ? found.output.text : null;
}

/** Keeps what is typed in this browser; `null` removes it. */
export function keepReply(userId: string, requestId: string, text: string | null): void {
  saveUnsentText(userId, `reply-${requestId}`, text === null ? null : { text });
}
