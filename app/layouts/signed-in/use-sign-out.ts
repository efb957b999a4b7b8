import { type RefObject, useRef, useState } from "react";
import { endSession } from "#app/browser/stream/session-calls.ts";
import { closeUnsentText } from "#app/browser/unsent-text/unsent-text.ts";
import type { Href } from "#app/hrefs.ts";

export type SigningOut = {
  isSigningOut: boolean;
  /** Why it failed, new with each attempt; else `null`. */
  failure: object | null;
  signOut: () => Promise<void>;
  /** True from the press on, unless it failed. */
  isLeaving: RefObject<boolean>;
};

/** Signs out and leaves the page; a failure leaves it as it is. */
export function useSignOut(): SigningOut {
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

  return { isSigningOut, failure, signOut, isLeaving };
}
