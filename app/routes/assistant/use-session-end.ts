import { type RefObject, useCallback } from "react";
import { closeUnsentText } from "#app/browser/unsent-text/unsent-text.ts";
import type { Href } from "#app/hrefs.ts";

/** Milliseconds that other tabs wait, so that the tab that ended the session leaves first. */
const otherTabsDelay = 1_000;

/**
 * Leaves the page when the session ended elsewhere: loads /assistant, from where the server redirects to /login with a flash. It
 * waits a moment, so that the tab that ended the session gets to /login first and reads its own flash: both tabs share the cookie.
 */
export function useSessionEnd(isLeaving: RefObject<boolean>): () => void {
  return useCallback(() => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    closeUnsentText();
    setTimeout(() => window.location.assign("/assistant" satisfies Href), otherTabsDelay);
  }, [isLeaving]);
}
