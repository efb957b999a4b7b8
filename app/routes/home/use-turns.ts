import { useEffect, useState } from "react";

/** Counts up from 0, one turn every `period` milliseconds while `isRunning`. Whoever stops it starts a whole turn anew. */
export function useTurns(period: number, isRunning: boolean): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setTurns((count) => count + 1), period);
    return () => clearInterval(timer);
  }, [period, isRunning]);
  return turns;
}
