const waiting: (() => void)[] = [];
let isScheduled = false;

/**
 * Resolves when the next slice of the guard's work may run: one in each round of the event loop, however many answers
 * are read at once, so that requests are answered in between.
 */
export function nextSlice(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    schedule();
  });
}

function schedule(): void {
  if (isScheduled || waiting.length === 0) return;
  isScheduled = true;
  setImmediate(() => {
    isScheduled = false;
    waiting.shift()?.();
    // One that is set here runs in the next round.
    schedule();
  });
}
