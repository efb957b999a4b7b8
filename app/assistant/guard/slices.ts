/** Milliseconds in a round of the event loop after which others have their turn. */
const longest = 5;

const waiting: (() => void)[] = [];
let isScheduled = false;

/**
 * Resolves when the next slice of the guard's work may run. Of all answers that are read at once, so many slices run in a
 * round of the event loop as fit into `longest`, and one at least; requests are answered in between.
 */
export function nextSlice(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(run);
  });
}

async function run(): Promise<void> {
  const end = performance.now() + longest;
  do {
    waiting.shift()?.();
    // The slice runs before what follows.
    await null;
  } while (waiting.length > 0 && performance.now() < end);
  isScheduled = waiting.length > 0;
  if (isScheduled) setImmediate(run);
}
