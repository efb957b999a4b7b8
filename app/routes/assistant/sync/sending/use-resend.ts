import { useEffect, useRef } from "react";

/** Milliseconds between two retries: they double with each retry up to the maximum. */
const firstBackoff = 2_000;
const maxBackoff = 30_000;

/**
 * Retries a message that the page promised to send by itself: calls `resend` as soon as `isReady`, then with a
 * backoff.
 */
export function useResend(isPromised: boolean, isReady: boolean, resend: () => void): void {
  const retries = useRef(0);
  const latest = useRef(resend);
  latest.current = resend;
  useEffect(() => {
    if (!isPromised) retries.current = 0;
  }, [isPromised]);
  useEffect(() => {
    if (!isPromised || !isReady) return;
    const backoff =
      retries.current === 0 ? 0 : Math.min(maxBackoff, firstBackoff * 2 ** (retries.current - 1));
    const timer = setTimeout(() => {
      retries.current += 1;
      latest.current();
    }, backoff);
    return () => clearTimeout(timer);
  }, [isPromised, isReady]);
}
