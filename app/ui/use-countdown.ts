import { useEffect, useState } from "react";

/**
 * The whole seconds that are left of `seconds`, down to 0; `null` when there are none to wait for, and before the
 * browser took over. It begins anew with each `cause`, and goes by the clock: a computer that slept has waited.
 */
export function useCountdown(seconds: number | null, cause: unknown): number | null {
  const [left, setLeft] = useState<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same wait may be asked for twice.
  useEffect(() => {
    setLeft(seconds);
    if (seconds === null) return;
    const end = Date.now() + seconds * 1000;
    const ticking = setInterval(() => {
      const now = Math.min(seconds, Math.max(0, Math.ceil((end - Date.now()) / 1000)));
      setLeft(now);
      if (now === 0) clearInterval(ticking);
    }, 1000);
    return () => clearInterval(ticking);
  }, [seconds, cause]);

  return left;
}
