import { useCallback, useRef, useState } from "react";
import { endSession } from "#app/browser/stream/session-calls.ts";
import { closeUnsentText } from "#app/browser/unsent-text/unsent-text.ts";
import type { Href } from "#app/hrefs.ts";

/** Milliseconds that other tabs wait, so that the tab that ended the session leaves first. */
const otherTabsDelay = 1_000;

/** Signs out here, which may fail, and leaves the page when the session ended elsewhere. */
export function useSignOut() {
  const [isSigningOut, setSigningOut] = useState(false);
  const isLeaving = useRef(false);
  const [failure, setFailure] = useState<object | null>(null);

  const signOut = async () => {
    isLeaving.current = true;
    setSigningOut(true);
    setFailure(null);
    const ended = await endSession();
    if (ended.ok || ended.reason === "signed out") {
      closeUnsentText();
      return window.location.assign("/login" satisfies Href);
    }
    isLeaving.current = false;
    setSigningOut(false);
    setFailure({});
  };

  /**
   * Reloads /assistant, from where the server redirects to /login with a flash. It waits a moment, so that the tab
   * that ended the session gets to /login first and reads its own flash: both tabs share the cookie.
   */
  const onSignedOut = useCallback(() => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    closeUnsentText();
    setTimeout(() => window.location.assign("/assistant" satisfies Href), otherTabsDelay);
  }, []);

  return { isSigningOut, failure, signOut, onSignedOut };
}
