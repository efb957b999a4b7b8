import { useCallback, useRef, useState } from "react";
import { endDrafts } from "~/layouts/signed-in/drafts/drafts.ts";
import { endSession } from "./sync/messages-client.ts";

/** Milliseconds that the tab which ended the session has to arrive on /login first. */
const headStart = 1_000;

/** The two ways out: signing out here, which may fail, and learning that the session is over. */
export function useSignOut() {
  const [isLeaving, setLeaving] = useState(false);
  const leaves = useRef(false);
  const [failure, setFailure] = useState<object | null>(null);

  const signOut = async () => {
    leaves.current = true;
    setLeaving(true);
    setFailure(null);
    const ended = await endSession();
    if (ended.ok || ended.reason === "signed out") {
      endDrafts();
      return window.location.assign("/login");
    }
    leaves.current = false;
    setLeaving(false);
    setFailure({});
  };

  /**
   * The server sends whoever is signed out to /login and says why there; not when they are on their way already.
   * A moment later, since the tab in which the session was ended has something to say on /login, and the two would
   * take each other's words.
   */
  const onSignedOut = useCallback(() => {
    if (leaves.current) return;
    leaves.current = true;
    endDrafts();
    setTimeout(() => window.location.assign("/assistant"), headStart);
  }, []);

  return { isLeaving, failure, signOut, onSignedOut };
}
