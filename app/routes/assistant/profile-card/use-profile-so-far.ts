import { useCallback, useEffect, useRef, useState } from "react";
import type { Conversation } from "../sync/conversation-state.ts";
import { type Known, loadKnown } from "../sync/messages-client.ts";

/** What is known of the company: asked for anew when the assistant has spoken, the question has changed, or on `reload`. */
export function useKnown({ messages, step }: Conversation, onSignedOut: () => void) {
  const [known, setKnown] = useState<Known | null>(null);
  const newest = useRef(0);
  const reload = useCallback(async () => {
    const number = ++newest.current;
    const loaded = await loadKnown();
    if (number !== newest.current) return;
    if (loaded.ok) setKnown(loaded);
    else if (loaded.reason === "signed out") onSignedOut();
  }, [onSignedOut]);

  const lastReply = messages.findLast(({ role }) => role === "assistant")?.seq ?? 0;
  useEffect(() => {
    void step;
    void lastReply;
    void reload();
  }, [step, lastReply, reload]);
  return { known, reload };
}
