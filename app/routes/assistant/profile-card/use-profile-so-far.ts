import { useCallback, useEffect, useRef, useState } from "react";
import { loadProfileSoFar, type ProfileSoFar } from "../sync/api-calls/profile-calls.ts";
import type { ConversationState } from "../sync/conversation-state.ts";

type Options = {
  conversation: ConversationState;
  /** The profile that came with the messages; `null` when it has to be loaded. */
  given: ProfileSoFar | null;
  onSignedOut: () => void;
};

/**
 * The profile as far as it is filled; `null` until the conversation and then the profile are loaded. It is reloaded after
 * each reply, when the question changes, when the reader returns to this tab, since another may have changed it, and by
 * `reload`. `show` replaces it by what a change returned.
 */
export function useProfileSoFar({ conversation, given, onSignedOut }: Options) {
  const { phase, messages, step } = conversation;
  const [changed, setProfileSoFar] = useState<ProfileSoFar | null>(null);
  const profileSoFar = changed ?? given;
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

  const isReady = phase === "ready";
  const lastReply = messages.findLast(({ role }) => role === "assistant")?.seq ?? 0;
  /** What came with the messages is as new as they are. */
  const isNewer = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each reply and question
  useEffect(() => {
    if (!isReady) return;
    if (isNewer.current || given === null) void reload();
    isNewer.current = true;
  }, [isReady, step, lastReply, reload]);
  useEffect(() => {
    if (!isReady) return;
    const reloadIfVisible = () => void (document.visibilityState === "visible" && reload());
    document.addEventListener("visibilitychange", reloadIfVisible);
    window.addEventListener("focus", reloadIfVisible);
    return () => {
      document.removeEventListener("visibilitychange", reloadIfVisible);
      window.removeEventListener("focus", reloadIfVisible);
    };
  }, [isReady, reload]);
  return { profileSoFar, reload, show };
}

export type ShownProfile = ReturnType<typeof useProfileSoFar>;
