import { useEffect, useState } from "react";

/**
 * Counts `seconds` down to 0 in whole seconds; `null` if `seconds` is `null`, and before hydration. It restarts with
 * each new `cause`. It follows the clock, so that time during which the device sleeps counts.
 */
export function useCountdown(seconds: number | null, cause: unknown): number | null {
  const [left, setLeft] = useState<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new cause restarts the same countdown.
  useEffect(() => {
    setLeft(seconds);
    if (seconds === null) return;
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.min(seconds, Math.max(0, Math.ceil((end - Date.now()) / 1000)));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, cause]);

  return left;
}
