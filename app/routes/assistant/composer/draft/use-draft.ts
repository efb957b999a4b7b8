import { useEffect, useState } from "react";
import type { Step } from "~/conversation/onboarding/onboarding.ts";
import { type Draft, edited, isOutdated } from "./draft.ts";
import { loadStoredDraft, updateStoredDraft } from "./draft-storage.ts";

/** The user's draft, which survives a reload. `open` is the question that is open now. */
export function useDraft(userId: string, open: Step | null) {
  const [draft, setDraft] = useState<Draft>(() => {
    const { text, writtenFor } = loadStoredDraft(userId);
    return { text, writtenFor: writtenFor === undefined ? open : writtenFor };
  });
  useEffect(() => updateStoredDraft(userId, draft), [userId, draft]);

  return {
    text: draft.text,
    isOutdated: isOutdated(draft, open),
    write: (text: string) => setDraft((current) => edited(current, text, open)),
    /** Assigns the text to the question that is open now, once the reader knows that it has changed. */
    assignToOpenStep: () => setDraft(({ text }) => ({ text, writtenFor: open })),
    /** Empties the field, unless its text has changed since `sent`. */
    clear: (sent: string) =>
      setDraft((current) => (current.text.trim() === sent.trim() ? edited(current, "", open) : current)),
  };
}
