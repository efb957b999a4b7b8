import { useEffect, useRef, useState } from "react";
import { sinceLoad } from "#app/browser/after-load.ts";

/**
 * Calls `onTick` every `period` milliseconds while `isRunning`, with the number of ticks that are due. The first
 * period counts from the page's load, not from hydration. Stopping, or a change of `restart`, starts a full period.
 */
export function useInterval(
  period: number,
  isRunning: boolean,
  onTick: (ticks: number) => void,
  restart?: unknown,
): void {
  const isFirst = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `restart` restarts the timer.
  useEffect(() => {
    if (!isRunning) return;
    const elapsed = isFirst.current ? sinceLoad() : 0;
    isFirst.current = false;
    if (elapsed >= period) onTick(Math.floor(elapsed / period));
    let timer = window.setTimeout(
      function tick() {
        onTick(1);
        timer = window.setTimeout(tick, period);
      },
      period - (elapsed % period),
    );
    return () => window.clearTimeout(timer);
  }, [period, isRunning, onTick, restart]);
}

/** Counts up from 0, once every `period` milliseconds while `isRunning`. */
export function useTicks(period: number, isRunning: boolean): number {
  const [ticks, setTicks] = useState(0);
  const onTick = useRef((due: number) => setTicks((count) => count + due));
  useInterval(period, isRunning, onTick.current);
  return ticks;
}
