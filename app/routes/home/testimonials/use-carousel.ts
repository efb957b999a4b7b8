import { useCallback, useState } from "react";
import { useInterval } from "../use-ticks.ts";

/** Milliseconds between automatic advances. TCN-08. */
const period = 8000;

/** The index `steps` after `index` (negative: before), wrapping around at `count`. */
export function slideAfter(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count;
}

/** The index of the shown slide. It advances while `isRunning`; `step` moves it and restarts the interval. */
export function useCarousel(count: number, isRunning: boolean) {
  const [{ index, hasAdvanced }, show] = useState({ index: 0, hasAdvanced: false });
  const [manualSteps, setManualSteps] = useState(0);

  const advance = useCallback(
    (steps: number) =>
      show((previous) => ({ index: slideAfter(previous.index, steps, count), hasAdvanced: true })),
    [count],
  );

  useInterval(period, isRunning, advance, manualSteps);

  function step(steps: number) {
    advance(steps);
    setManualSteps((count) => count + 1);
  }
  return { index, step, hasAdvanced };
}
