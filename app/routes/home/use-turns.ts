import { useEffect, useRef, useState } from "react";
import { sinceLoad } from "~/layouts/public/after-load.ts";

/**
 * Calls `turn` every `period` milliseconds while `isRunning`, with the number of turns that are due. The first wait
 * began when the page had loaded, not when its scripts came. Whoever stops it, or changes `restart`, starts a whole
 * turn anew.
 */
export function useEvery(
  period: number,
  isRunning: boolean,
  turn: (turns: number) => void,
  restart?: unknown,
): void {
  const isFirst = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `restart` restarts the timer.
  useEffect(() => {
    if (!isRunning) return;
    const waited = isFirst.current ? sinceLoad() : 0;
    isFirst.current = false;
    if (waited >= period) turn(Math.floor(waited / period));
    let timer = window.setTimeout(
      function go() {
        turn(1);
        timer = window.setTimeout(go, period);
      },
      period - (waited % period),
    );
    return () => window.clearTimeout(timer);
  }, [period, isRunning, turn, restart]);
}

/** Counts up from 0, one turn every `period` milliseconds while `isRunning`. */
export function useTurns(period: number, isRunning: boolean): number {
  const [turns, setTurns] = useState(0);
  const turn = useRef((due: number) => setTurns((count) => count + due));
  useEvery(period, isRunning, turn.current);
  return turns;
}
