import { sinceLoad } from "#app/browser/after-load.ts";
import { motionStore } from "#app/ui/motion/page-motion.ts";

/**
 * Calls `onPeriod` every `period` milliseconds while things may move and `isHeld` is false, with the number of periods
 * that have passed. The first period counts from the page's load, not from the start of its scripts. `restart` starts a full
 * period, or stops them, after `isHeld` has changed.
 */
export function everyPeriod(
  period: number,
  onPeriod: (periods: number) => void,
  isHeld: () => boolean = () => false,
): { restart: () => void } {
  const motion = motionStore();
  let timer: number | undefined;
  let elapsed = sinceLoad();

  function restart() {
    window.clearTimeout(timer);
    if (!motion.current().isMoving || isHeld()) return;
    if (elapsed >= period) onPeriod(Math.floor(elapsed / period));
    timer = window.setTimeout(
      function next() {
        onPeriod(1);
        timer = window.setTimeout(next, period);
      },
      period - (elapsed % period),
    );
    elapsed = 0;
  }
  motion.subscribe(restart);
  restart();
  return { restart };
}
