import { useEffect, useState } from "react";
import type { Step } from "~/conversation/onboarding/onboarding.ts";
import { type Draft, edited, isOutdated } from "./draft.ts";
import { keepMessage, keptMessage } from "./message-storage.ts";

/** What this person is writing, which survives a reload. `open` is the question that stands open. */
export function useDraft(userId: string, open: Step | null) {
  const [draft, setDraft] = useState<Draft>(() => {
    const { text, writtenFor } = keptMessage(userId);
    return { text, writtenFor: writtenFor === undefined ? open : writtenFor };
  });
  useEffect(() => keepMessage(userId, draft), [userId, draft]);

  return {
    text: draft.text,
    isOutdated: isOutdated(draft, open),
    write: (text: string) => setDraft((current) => edited(current, text, open)),
    /** The reader knows that the question has changed, and means the text for the one that stands open now. */
    readdress: () => setDraft(({ text }) => ({ text, writtenFor: open })),
    /** Empties the field, unless it holds something else by now. */
    clear: (sent: string) =>
      setDraft((current) => (current.text.trim() === sent.trim() ? edited(current, "", open) : current)),
  };
}
