import { useCallback, useEffect, useRef, useState } from "react";
import { loadProfileSoFar, type ProfileSoFar } from "../sync/api-calls/profile-calls.ts";
import type { ConversationState } from "../sync/conversation-state.ts";

/**
 * The profile as far as it is filled; `null` until it is loaded. It is reloaded after each reply, when the question
 * changes, when the reader returns to this tab, since another may have changed it, and by `reload`. `show` replaces it
 * by what a change returned.
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

  const show = useCallback((profile: ProfileSoFar) => {
    // What is being loaded may be older.
    newest.current++;
    setProfileSoFar(profile);
  }, []);

  const lastReply = messages.findLast(({ role }) => role === "assistant")?.seq ?? 0;
  useEffect(() => {
    void step;
    void lastReply;
    void reload();
  }, [step, lastReply, reload]);
  useEffect(() => {
    const reloadIfVisible = () => void (document.visibilityState === "visible" && reload());
    document.addEventListener("visibilitychange", reloadIfVisible);
    window.addEventListener("focus", reloadIfVisible);
    return () => {
      document.removeEventListener("visibilitychange", reloadIfVisible);
      window.removeEventListener("focus", reloadIfVisible);
    };
  }, [reload]);
  return { profileSoFar, reload, show };
}
