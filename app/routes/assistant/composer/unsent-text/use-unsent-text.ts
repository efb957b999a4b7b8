import { useEffect, useState } from "react";
import type { Step } from "#app/conversation/onboarding/onboarding.ts";
import { loadUnsentMessage, updateUnsentMessage } from "./unsent-message.ts";
import { edited, isOutdated, type UnsentText } from "./unsent-text.ts";

/** The text that the user has not sent, which survives a reload. `open` is the question that is open now. */
export function useUnsentText(userId: string, open: Step | null) {
  const [unsent, setUnsent] = useState<UnsentText>(() => {
    const { text, writtenFor } = loadUnsentMessage(userId);
    return { text, writtenFor: writtenFor === undefined ? open : writtenFor };
  });
  useEffect(() => updateUnsentMessage(userId, unsent), [userId, unsent]);

  return {
    text: unsent.text,
    isOutdated: isOutdated(unsent, open),
    write: (text: string) => setUnsent((current) => edited(current, text, open)),
    changeText: (change: (text: string) => string) =>
      setUnsent((current) => edited(current, change(current.text), open)),
    /** Assigns the text to the question that is open now, once the reader knows that it has changed. */
    assignToOpenStep: () => setUnsent(({ text }) => ({ text, writtenFor: open })),
    /** Empties the field, unless its text has changed since `sent`. */
    clear: (sent: string) =>
      setUnsent((current) => (current.text.trim() === sent.trim() ? edited(current, "", open) : current)),
  };
}
