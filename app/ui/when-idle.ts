/** Milliseconds after which an idle callback is no longer awaited. */
const timeout = 2_000;

/** Calls `run` once the page is painted and idle, or after 2 s. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  let isDone = false;
  const once = () => {
    clearTimeout(timer);
    if (!isDone) run();
    isDone = true;
  };
  // A hidden page is not painted, and Safari has no requestIdleCallback.
  const timer = setTimeout(once, timeout);
  requestAnimationFrame(() => globalThis.requestIdleCallback?.(once));
  return () => {
    isDone = true;
    clearTimeout(timer);
  };
}
