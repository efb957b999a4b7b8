import { useEffect, useRef } from "react";

/** The longest pause between two tries, in milliseconds. */
const longestPause = 30_000;

/**
 * Calls `resend` when the line is back for a message that was promised to leave by itself, and again after growing
 * pauses while that does not help. `isReady`: it can be tried now.
 */
export function useResend(isPromised: boolean, isReady: boolean, resend: () => void): void {
  const tries = useRef(0);
  const latest = useRef(resend);
  latest.current = resend;
  useEffect(() => {
    if (!isPromised) tries.current = 0;
  }, [isPromised]);
  useEffect(() => {
    if (!isPromised || !isReady) return;
    const pause = tries.current === 0 ? 0 : Math.min(longestPause, 1_000 * 2 ** tries.current);
    const timer = setTimeout(() => {
      tries.current += 1;
      latest.current();
    }, pause);
    return () => clearTimeout(timer);
  }, [isPromised, isReady]);
}
