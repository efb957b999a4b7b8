import { useCallback, useEffect, useRef, useState } from "react";
import type { ConversationState } from "../sync/conversation-state.ts";
import { loadProfileSoFar, type ProfileSoFar } from "../sync/profile-client.ts";

/**
 * The profile as far as it is filled; `null` until it is loaded. It is reloaded after each reply, when the question
 * changes, and by `reload`.
 */
export function useProfileSoFar({ messages, step }: ConversationState, onSignedOut: () => void) {
  const [profileSoFar, setProfileSoFar] = useState<ProfileSoFar | null>(null);
  const newest = useRef(0);
  const reload = useCallback(async () => {
    const number = ++newest.current;
    const loaded = await loadProfileSoFar();
    if (number !== newest.current) return;
    if (loaded.ok) setProfileSoFar(loaded);
    else if (loaded.reason === "signed out") onSignedOut();
  }, [onSignedOut]);

  const lastReply = messages.findLast(({ role }) => role === "assistant")?.seq ?? 0;
  useEffect(() => {
    void step;
    void lastReply;
    void reload();
  }, [step, lastReply, reload]);
  return { profileSoFar, reload };
}
